// @covers cut-off-rounds

import { randomUUID } from 'node:crypto';
import type { VendorWallet } from '@baize/vendor-kit';
import { beforeEach, expect, test } from 'vitest';
import { createStudio } from '../index.ts';
import { abandonedAfterMs } from '../instant/recovery.ts';
import { frameOf, successOf } from '../testing/frame.ts';
import { useStudioMoney } from '../testing/studio-money.fixture.ts';
import { cutOffAfterMs } from './recovery.ts';

const harness = useStudioMoney();
const { money } = harness;

/** What earlier tests left open is over. */
beforeEach(async () => {
  money.clock.advanceMs(2 * abandonedAfterMs);
  await harness.build().settleAbandonedRounds();
});

async function statusesOf(table: 'rounds' | 'instant_rounds', roundId: string): Promise<string> {
  const { rows } = await money.owner.query(`select status from studio.${table} where id = $1`, [roundId]);
  return rows[0]?.status;
}

test('a win whose answer was lost is paid by the job of the running studio, though its player does not come back', async () => {
  const studio = harness.build();
  const { memberId, frame } = await harness.enter(studio, 'mines');
  const { round } = await successOf(frame.play({ mines: 24 }));
  const { rows } = await money.owner.query('select outcome from studio.instant_rounds where id = $1', [round.roundId]);
  const { mines } = rows[0].outcome as { mines: number[] };
  const safe = Array.from({ length: 25 }, (_, field) => field).find((field) => !mines.includes(field)) ?? 0;
  harness.losses.push('before');
  await expect(frame.step(round.roundId, { field: safe })).rejects.toThrow();
  expect(await studio.settleAbandonedRounds()).toBe(0);
  money.clock.advanceMs(cutOffAfterMs + 1);
  expect(await studio.settleAbandonedRounds()).toBe(1);
  expect(await studio.settleAbandonedRounds()).toBe(0);
  expect(await money.cashOf(memberId)).toBe(1_000_000n - 100n + 2_475n);
});

test.each(['before', 'after'] as const)(
  'a spin whose answer was lost %s it was booked is finished, once',
  async (loss) => {
    const studio = harness.build();
    const { memberId, session } = await harness.enter(studio, 'lantern_garden');
    const roundId = randomUUID();
    harness.losses.push(loss);
    await expect(frameOf(studio, session).spin('200', roundId)).rejects.toThrow();
    expect(await studio.settleAbandonedRounds()).toBe(0);
    expect(await statusesOf('rounds', roundId)).toBe('decided');
    money.clock.advanceMs(cutOffAfterMs + 1);
    expect(await studio.settleAbandonedRounds()).toBe(1);
    expect(await statusesOf('rounds', roundId)).toBe('settled');
    const { round } = await successOf(frameOf(studio, session).spin('200', roundId));
    expect(await money.cashOf(memberId)).toBe(1_000_000n - 200n + BigInt(round.payoutMinor));
  },
);

test('one that the wallet does not pay is reported, and keeps nobody else from his money', async () => {
  const studio = harness.build();
  const players = [];
  for (let player = 0; player < 3; player += 1) {
    const entered = await harness.enter(studio, 'mines');
    const { round } = await successOf(entered.frame.play({ mines: 3 }));
    players.push({ ...entered, roundId: round.roundId });
  }
  const { wallet, ...deps } = harness.dependencies();
  // The first that comes is the one: nobody knows whose turn that is.
  let stuck = '';
  const credit: VendorWallet['credit'] = async (request) => {
    stuck ||= request.roundId;
    if (request.roundId !== stuck) return wallet.credit(request);
    const { txId } = request;
    return {
      status: 'refused',
      code: 'TX_CONFLICT',
      retry: 'never',
      txId,
      ledgerId: null,
      balance: null,
      replay: false,
    };
  };
  money.clock.advanceMs(abandonedAfterMs + 1);
  const bad = createStudio({ ...deps, wallet: { ...wallet, credit } });
  await expect(bad.settleAbandonedRounds()).rejects.toThrow(/refuses the payout/);
  for (const { memberId, roundId } of players) {
    expect(await money.cashOf(memberId)).toBe(roundId === stuck ? 999_900n : 1_000_000n);
  }
  expect(await studio.settleAbandonedRounds()).toBe(1);
  for (const { memberId } of players) expect(await money.cashOf(memberId)).toBe(1_000_000n);
});

test('afterwards the auditor finds nothing', () => money.expectCleanBooks());
