// @covers round-steps

import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../../test/support/test-database.ts';
import { createFakeWallet, type LostAnswer, type PlayFault, WalletLost } from '../testing/fake-wallet.ts';
import { buildStudio, enter } from '../testing/frame.ts';

const database = useTestDatabase();
const startMinor = 3_000n;

const lostAnswers = fc.constantFrom<LostAnswer>('throwBefore', 'throwAfter', 'internalBefore', 'internalAfter');
const faults = fc.oneof(lostAnswers, fc.constantFrom<PlayFault>('INSUFFICIENT_FUNDS', 'LIMIT_REACHED'));
const step = fc.record({
  act: fc.constantFrom('spin', 'spinAgain', 'twins', 'presented', 'rotate', 'rounds', 'restart'),
  betMinor: fc.constantFrom('20', '200', '1000', '10000'),
  faults: fc.array(faults, { maxLength: 2 }),
  cancelFaults: fc.array(lostAnswers, { maxLength: 2 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function booksOf(playerRef: string) {
  const { rows } = await database.owner.query(
    `select status, bet_minor::text as bet, payout_minor::text as payout, presented_at, nonce,
       (row_number() over (partition by seed_id order by nonce) - 1)::integer as place
     from studio.rounds where player_ref = $1`,
    [playerRef],
  );
  return rows as {
    status: string;
    bet: string;
    payout: string;
    presented_at: Date | null;
    nonce: number;
    place: number;
  }[];
}

/** Lets a player do the steps; whatever the wallet loses on the way may cost an answer, never money. */
async function walk(steps: readonly Step[]) {
  const fake = createFakeWallet();
  let { studio } = buildStudio(database, fake);
  let { playerRef, frame } = await enter(studio, fake, randomUUID(), startMinor);
  let last = { roundId: randomUUID(), betMinor: '200' };

  const acts: Record<Step['act'], (betMinor: string) => Promise<unknown>> = {
    spin: (betMinor) => {
      last = { roundId: randomUUID(), betMinor };
      return frame.spin(betMinor, last.roundId);
    },
    spinAgain: () => frame.spin(last.betMinor, last.roundId),
    twins: (betMinor) => {
      last = { roundId: randomUUID(), betMinor };
      return Promise.all([1, 2, 3].map(() => frame.spin(betMinor, last.roundId).catch(ignoreLost)));
    },
    presented: () => frame.presented(last.roundId),
    rotate: () => frame.rotate(),
    rounds: () => frame.rounds(),
    restart: async () => {
      ({ studio } = buildStudio(database, fake));
      await studio.recoverDecidedRounds();
      ({ playerRef, frame } = await enter(studio, fake, playerRef, 0n));
    },
  };
  for (const { act, betMinor, faults: ofPlays, cancelFaults } of steps) {
    fake.faults.splice(0, Number.POSITIVE_INFINITY, ...ofPlays);
    fake.cancelFaults.splice(0, Number.POSITIVE_INFINITY, ...cancelFaults);
    await acts[act](betMinor).catch(ignoreLost);
  }
  fake.faults.length = 0;
  fake.cancelFaults.length = 0;
  await studio.recoverDecidedRounds();
  return { playerRef, fake };
}

function ignoreLost(error: unknown) {
  if (!(error instanceof WalletLost)) throw error;
}

test('whatever is lost on the way, the studio’s rounds and the wallet’s money agree', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const { playerRef, fake } = await walk(steps);
      const rounds = await booksOf(playerRef);
      const settled = rounds.filter(({ status }) => status === 'settled');
      expect(rounds.filter(({ status }) => status === 'decided')).toEqual([]);
      expect(settled).toHaveLength(fake.counts.bookings);
      const net = settled.reduce((sum, { bet, payout }) => sum + BigInt(payout) - BigInt(bet), 0n);
      expect(fake.cashOf(playerRef)).toBe(startMinor + net);
      expect(settled.filter(({ presented_at }) => presented_at === null).length).toBeLessThanOrEqual(1);
      for (const { nonce, place } of rounds) expect(nonce).toBe(place);
    }),
    { numRuns: 25 },
  );
});
