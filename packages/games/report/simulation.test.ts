// @covers lantern-garden slots

import { drawOfRound } from '@baize/fairness';
import { describe, expect, test } from 'vitest';
import * as dragonLedger from '../dragon-ledger/index.ts';
import * as fixedStars from '../fixed-stars/index.ts';
import * as harbourChests from '../harbour-chests/index.ts';
import * as honeyMeadow from '../honey-meadow/index.ts';
import * as jadeCascade from '../jade-cascade/index.ts';
import * as lanternGarden from '../lantern-garden/index.ts';
import * as mammothRidge from '../mammoth-ridge/index.ts';
import * as neonOrchard from '../neon-orchard/index.ts';
import * as nuggetGulch from '../nugget-gulch/index.ts';
import * as pearlTide from '../pearl-tide/index.ts';
import type { Slot } from '../slot-engine/slot.ts';
import * as stormAnvil from '../storm-anvil/index.ts';
import { gameReport } from './games.ts';
import { simulatedSlots } from './simulated-slots.ts';
import { simulate } from './simulation.ts';

const long = process.env.LONG_TESTS === '1';
/** What the report computes without the linked jackpots and levels, which a simulation of spins does not have. */
const jackpotShare: Readonly<Record<string, number>> = { 'Dragon Ledger': 0.012, 'Pearl Tide': 0.0225 };
const slots: Readonly<Record<string, { slot: Slot; config: { maxWinTimesBet: number } }>> = {
  'Lantern Garden': lanternGarden,
  'Jade Cascade': jadeCascade,
  'Harbour Chests': harbourChests,
  'Neon Orchard': neonOrchard,
  'Mammoth Ridge': mammothRidge,
  'Storm Anvil': stormAnvil,
  'Honey Meadow': honeyMeadow,
  'Nugget Gulch': nuggetGulch,
  'Pearl Tide': pearlTide,
  'Fixed Stars': fixedStars,
};
const seeds = { serverSeed: 'simulation', clientSeed: 'of slots' };

/** The payout with the first tiles picked or the middle choice made, which the fast form takes too. */
function payoutOf({ slot, config }: { slot: Slot; config: { maxWinTimesBet: number } }, nonce: number): number {
  const betMinor = 1_000n;
  const round = slot.play({ betMinor, draw: drawOfRound({ ...seeds, nonce }) });
  if (round.pick === null) return Number(round.payoutMinor) / Number(betMinor);
  const open = {
    betMinor,
    baseMinor: round.payoutMinor,
    layout: round.pick,
    picked: round.pick.draw ? [1] : [0, 1, 2],
  };
  return Math.min(Number(slot.pick(open).payoutMinor) / Number(betMinor), config.maxWinTimesBet);
}

describe('rounds as numbers alone are the rounds that are paid', () => {
  test.each(Object.keys(slots))('%s', (game) => {
    const fast = simulatedSlots[game]?.();
    const real = slots[game];
    if (!fast || !real) throw new Error('no such game');
    for (let nonce = 0; nonce < 3_000; nonce += 1) {
      expect(fast(drawOfRound({ ...seeds, nonce }))).toBeCloseTo(payoutOf(real, nonce), 6);
    }
  });

  test('Dragon Ledger, whose jackpots are drawn before', () => {
    const fast = simulatedSlots['Dragon Ledger']?.();
    if (!fast) throw new Error('no such game');
    for (let nonce = 0; nonce < 3_000; nonce += 1) {
      const draw = drawOfRound({ ...seeds, nonce });
      for (const { hitStakeMinor } of dragonLedger.jackpots) draw(Number(hitStakeMinor));
      expect(fast(draw)).toBeCloseTo(payoutOf(dragonLedger, nonce), 6);
    }
  });
});

describe('simulated on worker threads', { timeout: 600_000 }, () => {
  const seed = process.env.SIMULATION_SEED ?? 'c0ffee';
  const rounds = long ? 100_000_000 : 1_000_000;
  // Each thread has draws of its own, so their number is a part of the seed: the same rounds on every machine.
  const threads = 2;

  test.each(Object.keys(simulatedSlots))(
    `%s lies within 3.29 sigma of the exact figures, seed ${seed}`,
    async (game) => {
      const exact = (await report).find(({ figures }) => figures.game === game)?.figures;
      if (!exact) throw new Error('not in the report');
      const seen = await simulate({ game, rounds, seed }, threads);
      const rtp = exact.rtp - (jackpotShare[game] ?? 0);
      const error = (3.29 * exact.sdPerUnit) / Math.sqrt(seen.rounds);
      // A return that was measured itself is known to its own error only.
      expect(Math.abs(seen.rtp - rtp)).toBeLessThan(Math.hypot(error, exact.rtpError ?? 0));
      const { hitFrequency: p } = exact;
      expect(Math.abs(seen.hitFrequency - p)).toBeLessThan(3.29 * Math.sqrt((p * (1 - p)) / seen.rounds));
      expect(seen.sdPerUnit).toBeGreaterThan(exact.sdPerUnit * 0.9);
      expect(seen.sdPerUnit).toBeLessThan(exact.sdPerUnit * 1.1);
    },
  );

  test('of a game that is not there fails', async () => {
    await expect(simulate({ game: 'no game', rounds: 1, seed }, 1)).rejects.toThrow('no simulation of no game');
  });
});

const report = gameReport();
