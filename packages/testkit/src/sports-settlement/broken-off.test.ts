// @covers sports-season

import { factorOf, hasLine, markets, rational, settleSelection } from '@baize/games/sportsbook';
import { expect, test } from 'vitest';
import { legValue } from './index.ts';

const odds = 195n;
const halves = [null, { home: 0, away: 0 }, { home: 1, away: 0 }, { home: 0, away: 1 }];

test('both settlements agree on every market of a match that was broken off', () => {
  for (const market of markets.values())
    for (const selection of market.selections)
      for (const line of hasLine(market) ? [-3, 2, 5, 6, 7, 8, 12] : [0])
        for (const score of [0, 1, 2, 5].flatMap((home) => [0, 1, 3].map((away) => ({ home, away }))))
          for (const half of halves) {
            if (half && (half.home > score.home || half.away > score.away)) continue;
            const seen = { score, ...(half && { halfTimeScore: half }) };
            const result = settleSelection(market, seen, { status: 'abandoned', selection, line });
            const factor = factorOf(result, rational(odds, 100n));
            const facts = {
              status: 'abandoned',
              ...score,
              half,
              first: null,
              last: null,
              maps: null,
              voidMarkets: [],
            } as const;
            const bet = { market: market.key, selection, line, odds, homeAtBet: 0, awayAtBet: 0 };
            const value = legValue(bet, facts);
            expect([market.key, selection, line, score, half, value * factor.denominator]).toEqual([
              ...[market.key, selection, line, score, half],
              factor.numerator * 200n,
            ]);
          }
});
