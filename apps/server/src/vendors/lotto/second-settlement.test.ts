// @covers lottery-tickets lottery-second-settlement

import { drawNumbers } from '@baize/games/lottery';
import { lotteries, rulesOf } from '@baize/games/lottery-catalogue';
import { randomSelection, seeded } from '@baize/testkit/lottery-lines';
import { settleLine } from '@baize/testkit/lottery-settlement';
import { expect, test } from 'vitest';
import { settledLines } from './tickets/settled-lines.ts';

const seed = Number(process.env.LOTTERY_SEED ?? 20_261_127);
const draws = 400;
const kinds = [...new Map(lotteries.map((lottery) => [lottery.rules, lottery])).values()];

test.each(kinds.map(({ rules, code }, index) => [rules, code, index] as const))(
  `every bet of %s pays what a second settlement says, and each was won, seed ${seed}`,
  (rules, code, salt) => {
    const below = seeded(seed + salt);
    const game = rulesOf(rules);
    const won = new Map(game.bets.map(({ key }) => [key, 0]));
    for (let index = 0; index < draws; index++) {
      // Every third draw repeats few numbers, so that rare shapes come as well.
      const few = index % 3 === 0;
      const draw = drawNumbers(game.shape, (limit) => below(few ? Math.min(limit, 2) : limit));
      const lines = game.bets.flatMap((bet) => {
        const selection = randomSelection(bet, below, draw);
        const unitMinor = BigInt(1 + below(100_000));
        return selection === null
          ? []
          : [{ bet: bet.key, selection, unitMinor: `${unitMinor}`, costMinor: '0', topPrizeMinor: '0' }];
      });
      const settled = settledLines({ lottery_code: code, lines, prize_group: 1_956 }, draw);
      for (const { bet, selection, unitMinor, payoutMinor } of settled) {
        const second = settleLine({ rules, bet, selection, unitMinor: BigInt(unitMinor) }, draw);
        if (`${second}` !== payoutMinor)
          expect({ bet, selection, draw, unitMinor, paid: payoutMinor }).toEqual({ paid: `${second}` });
        if (second > 0n) won.set(bet, (won.get(bet) ?? 0) + 1);
      }
    }
    expect([...won].filter(([, times]) => times === 0).map(([bet]) => bet)).toEqual([]);
  },
);
