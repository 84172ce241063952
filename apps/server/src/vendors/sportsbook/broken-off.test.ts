// @covers sports-season

import { factorOf, hasLine, type Market, markets, rational, settleSelection } from '@baize/games/sportsbook';
import { legValue } from '@baize/testkit/sports-settlement';
import { expect, test } from 'vitest';

const odds = 195n;
const scores = [0, 1, 2, 5].flatMap((home) => [0, 1, 3].map((away) => ({ home, away })));
const halves = [null, { home: 0, away: 0 }, { home: 1, away: 0 }, { home: 0, away: 1 }];
const ends = scores.flatMap((score) =>
  halves
    .filter((half) => !half || (half.home <= score.home && half.away <= score.away))
    .map((half) => ({ score, half })),
);
const bets = (market: Market) =>
  market.selections.flatMap((selection) =>
    (hasLine(market) ? [-3, 2, 5, 6, 7, 8, 12] : [0]).map((line) => ({ selection, line })),
  );

test.each([...markets.values()].map((market) => [market.key, market] as const))(
  'both settlements agree on %s of a match that was broken off',
  (key, market) => {
    for (const { selection, line } of bets(market))
      for (const { score, half } of ends) {
        const seen = { score, ...(half && { halfTimeScore: half }) };
        const result = settleSelection(market, seen, { status: 'abandoned', selection, line });
        const { numerator, denominator } = factorOf(result, rational(odds, 100n));
        const noted = { half, first: null, last: null, maps: null, voidMarkets: [] };
        const bet = { market: key, selection, line, odds, homeAtBet: 0, awayAtBet: 0 };
        const value = legValue(bet, { status: 'abandoned', ...score, ...noted });
        expect([selection, line, score, half, value * denominator]).toEqual([
          ...[selection, line, score, half],
          numerator * 200n,
        ]);
      }
  },
);
