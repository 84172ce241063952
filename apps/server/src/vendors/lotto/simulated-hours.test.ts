// @covers lottery-second-settlement lottery-simulated-week

import { lotteries } from '@baize/games/lottery-catalogue';
import { expect, test } from 'vitest';
import { useSimulatedWeek } from './testing/simulated-week.fixture.ts';

const simulate = useSimulatedWeek();
const seed = Number(process.env.LOTTERY_SEED ?? 20_261_128);
/** Fast ones of each kind of rules: their draws come within the hour. */
const games = ['ssc', '11x5', 'k3', 'pk10', 'keno', 'lucky28'].flatMap(
  (rules) => lotteries.find((lottery) => lottery.rules === rules) ?? [],
);

test(`hours of fast lotteries are paid as a second settlement says, and drawn again by the verifier, seed ${seed}`, async () => {
  const { tickets } = await simulate({ days: 1 / 4, everyMinutes: 60, seed, games });
  expect(tickets).toBe(6 * games.length);
});
