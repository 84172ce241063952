// @covers lottery-simulated-week

import { lotteries, rulesOf } from '@baize/games/lottery-catalogue';
import { expect, test } from 'vitest';
import { useSimulatedWeek } from './testing/simulated-week.fixture.ts';

const simulate = useSimulatedWeek();
const seed = Number(process.env.LOTTERY_SEED ?? Date.now());
const bets = new Set(lotteries.flatMap(({ rules }) => rulesOf(rules).bets.map(({ key }) => `${rules} ${key}`)));

test.runIf(process.env.LONG_TESTS === '1')(
  `a week of all lotteries with every bet type is paid as a second settlement says, seed ${seed}`,
  { timeout: 7_200_000 },
  async () => {
    const { tickets, bets: played } = await simulate({ days: 7, everyMinutes: 30, seed });
    console.info(`${tickets} tickets on ${played} bet types`);
    expect(played).toBe(bets.size);
  },
);
