// @covers lantern-garden slots

import { drawOfRound } from '@baize/fairness';
import { describe, expect, test } from 'vitest';
import { toNumber } from '../exact/rational.ts';
import { jackpotReturn } from '../slot-engine/jackpots.ts';
import { levelsReturn } from '../slot-engine/levels.ts';
import { type SlotEntry, slots } from '../slots/index.ts';
import { compileRound } from './compile-round.ts';
import { gameReport } from './games.ts';
import { simulate } from './simulation.ts';

const long = process.env.LONG_TESTS === '1';
const named = slots.map((entry) => [entry.name, entry] as const);
/** What the report computes of linked jackpots and levels, which a simulation of spins does not have. */
const jackpotShare = ({ slot: { jackpots, levels = [] } }: SlotEntry) =>
  toNumber(jackpotReturn(jackpots)) + toNumber(levelsReturn(levels));
const seeds = { serverSeed: 'simulation', clientSeed: 'of slots' };

/** The payout with the first tiles picked or the middle choice made, which the fast form takes too. */
function payoutOf({ slot, maxWinTimesBet }: SlotEntry, nonce: number): number {
  const betMinor = 1_000n;
  const round = slot.play({ betMinor, draw: drawOfRound({ ...seeds, nonce }) });
  if (round.pick === null) return Number(round.payoutMinor) / Number(betMinor);
  const open = {
    betMinor,
    baseMinor: round.payoutMinor,
    layout: round.pick,
    picked: round.pick.draw ? [1] : [0, 1, 2],
  };
  return Math.min(Number(slot.pick(open).payoutMinor) / Number(betMinor), maxWinTimesBet);
}

describe('rounds as numbers alone are the rounds that are paid', () => {
  test.each(named)('%s', (_, entry) => {
    const fast = compileRound(entry);
    for (let nonce = 0; nonce < 3_000; nonce += 1) {
      const draw = drawOfRound({ ...seeds, nonce });
      // Linked jackpots are drawn before the reels.
      for (const { hitStakeMinor } of entry.slot.jackpots) draw(Number(hitStakeMinor));
      expect(Math.min(fast(draw), entry.maxWinTimesBet)).toBeCloseTo(payoutOf(entry, nonce), 6);
    }
  });
});

describe('simulated on worker threads', { timeout: 600_000 }, () => {
  const seed = process.env.SIMULATION_SEED ?? 'c0ffee';
  const rounds = long ? 100_000_000 : 1_000_000;
  // Each thread has draws of its own, so their number is a part of the seed: the same rounds on every machine.
  const threads = 2;

  test.each(named)(`%s lies within 3.29 sigma of the exact figures, seed ${seed}`, async (game, entry) => {
    const exact = (await report).find(({ figures }) => figures.game === game)?.figures;
    if (!exact) throw new Error('not in the report');
    const seen = await simulate({ game, rounds, seed }, threads);
    const rtp = exact.rtp - jackpotShare(entry);
    const error = (3.29 * exact.sdPerUnit) / Math.sqrt(seen.rounds);
    // A return that was measured itself is known to its own error only.
    expect(Math.abs(seen.rtp - rtp)).toBeLessThan(Math.hypot(error, exact.rtpError ?? 0));
    const { hitFrequency: p } = exact;
    expect(Math.abs(seen.hitFrequency - p)).toBeLessThan(3.29 * Math.sqrt((p * (1 - p)) / seen.rounds));
    // Within a tenth of the spread, or within what rare wins of so many rounds leave open.
    const meanSquare = exact.sdPerUnit ** 2 + rtp ** 2;
    const allowed = Math.max(0.2 * meanSquare, seen.meanSquareError);
    expect(Math.abs(seen.meanSquare - meanSquare)).toBeLessThan(allowed);
  });

  test('of a game that is not there fails', async () => {
    await expect(simulate({ game: 'no game', rounds: 1, seed }, 1)).rejects.toThrow('no simulation of no game');
  });
});

const report = gameReport();
