// @covers drift-monitor

import { drawOfSimulation } from '@baize/fairness';
import { slotReturns } from '@baize/games/plinko';
import { describe, expect, test } from 'vitest';
import { createDriftWatch, type Drift } from './drift-watch.ts';

const lookRounds = 1_000;
const share = 0.9875;
const returns = slotReturns({ rows: 8, risk: 'low' });

/** Plinko's board of 8 rows at low risk, whose exact return is 98.75%; `extra` is added to what one ball in ten pays, in stakes. */
function balls(seed: string, extra: number): () => number {
  const draw = drawOfSimulation(seed);
  return () => {
    let slot = 0;
    for (let row = 0; row < 8; row += 1) slot += draw(2);
    return (returns[slot] ?? 0) / 10_000 + (extra !== 0 && draw(10) === 0 ? extra * 10 : 0);
  };
}

/** A wager on red, which has the widest spread of the even chances; `extra` moves the chance itself. */
function red(seed: string, extra: number): () => number {
  const draw = drawOfSimulation(seed);
  return () => {
    const isRed = draw(37) < 18;
    const isTurned = extra !== 0 && !isRed && draw(1_000) < Math.round((extra / 2 / (19 / 37)) * 1_000);
    return isRed || isTurned ? 2 : 0;
  };
}

/** Lets the watch see so many rounds; the number of rounds at the first alarm, or null. */
function firstAlarm(play: () => number, expected: number, rounds: number): { after: number; drift: Drift } | null {
  const watch = createDriftWatch();
  for (let seen = lookRounds; seen <= rounds; seen += lookRounds) {
    let [sum, squares, paid] = [0, 0, 0];
    for (let round = 0; round < lookRounds; round += 1) {
      const back = play();
      paid += back;
      sum += back - expected;
      squares += (back - expected) ** 2;
    }
    const excess = { sum, squares };
    const money = { stakeMinor: BigInt(lookRounds) * 100n, paidMinor: BigInt(Math.round(paid * 100)) };
    const [drift] = watch.add({
      gameCode: 'game',
      isBought: false,
      rounds: lookRounds,
      ...money,
      above: excess,
      below: excess,
    });
    if (drift) return { after: seen, drift };
  }
  return null;
}

const seeds = Array.from({ length: 5 }, (_, index) => `drift ${index}`);

describe('what a game pays against what it should', () => {
  test.each(seeds)('a fair game raises no alarm in 2,000,000 rounds (%s)', { timeout: 120_000 }, (seed) => {
    expect(firstAlarm(balls(seed, 0), share, 2_000_000)).toBeNull();
  });

  test('nor do two million even chances at a roulette table', { timeout: 120_000 }, () => {
    expect(firstAlarm(red('even chances', 0), 36 / 37, 2_000_000)).toBeNull();
  });

  test.each(seeds)('one point too much, or too little, is found within 200,000 rounds (%s)', (seed) => {
    expect(firstAlarm(balls(seed, 0.01), share, 200_000)).toMatchObject({ drift: { direction: 'above' } });
    expect(firstAlarm(balls(seed, -0.01), share, 200_000)).toMatchObject({ drift: { direction: 'below' } });
  });

  test('an even chance that comes half a point too often is found as well', () => {
    const found = seeds.map((seed) => firstAlarm(red(seed, 0.01), 36 / 37, 400_000));
    for (const alarm of found) expect(alarm?.drift.direction).toBe('above');
  });

  test('bought rounds of a game that drift say so, and leave its others alone', () => {
    const watch = createDriftWatch();
    const batch = (isBought: boolean, sum: number) => {
      const excess = { sum, squares: lookRounds };
      const money = { stakeMinor: 1n, paidMinor: 1n };
      return watch.add({ gameCode: 'game', isBought, rounds: lookRounds, ...money, above: excess, below: excess });
    };
    for (let look = 0; look < 20; look += 1) {
      expect(batch(false, 0)).toEqual([]);
      batch(true, lookRounds / 10);
    }
    expect(batch(true, lookRounds / 10)).toMatchObject([{ gameCode: 'game', isBought: true, direction: 'above' }]);
    expect(batch(false, 0)).toEqual([]);
  });
});
