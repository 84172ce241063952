// @covers round-steps

import { randomUUID } from 'node:crypto';
import type { WalletCode } from '@baize/vendor-kit';
import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '../../../test/support/test-database.ts';
import { type LostAnswer, type PlayFault, WalletLost } from './testing/fake-wallet.ts';
import { buildStudio, enter, playRound, successOf } from './testing/frame.ts';

const database = useTestDatabase();
const failure = (message: string) => ({ ok: false, message });
const lostAnswers: LostAnswer[] = ['throwBefore', 'throwAfter', 'internalBefore', 'internalAfter'];

/** A spin whose answer never came, the way that the fault says. */
async function cutOff(
  {
    fake,
    frame,
  }: { fake: { faults: PlayFault[] }; frame: { spin: Awaited<ReturnType<typeof enter>>['frame']['spin'] } },
  fault: PlayFault,
) {
  const roundId = randomUUID();
  fake.faults.push(fault);
  const spin = frame.spin('200', roundId);
  if (fault.startsWith('throw')) await expect(spin).rejects.toBeInstanceOf(WalletLost);
  else expect(await spin).toEqual(failure('service_unavailable'));
  return roundId;
}

async function statusOf(roundId: string): Promise<unknown> {
  const { rows } = await database.owner.query('select status, refusal from studio.rounds where id = $1', [roundId]);
  return rows[0];
}

async function start() {
  const { studio, fake } = buildStudio(database);
  return { studio, fake, ...(await enter(studio, fake)) };
}

describe.each(lostAnswers)('a round cut off by %s', (fault) => {
  test('is finished, once, by the same spin sent again', async () => {
    const player = await start();
    const roundId = await cutOff(player, fault);
    const { round, balanceMinor } = await successOf(player.frame.spin('200', roundId));
    expect(round.roundId).toBe(roundId);
    expect(BigInt(balanceMinor)).toBe(100_000n - 200n + BigInt(round.payoutMinor));
    expect(player.fake.counts.bookings).toBe(1);
    expect(await statusOf(roundId)).toEqual({ status: 'settled', refusal: null });
  });

  test('is finished by each other request, and shown before the next round', async () => {
    for (const wake of ['spin', 'rounds', 'rotate', 'presented', 'open'] as const) {
      const player = await start();
      const roundId = await cutOff(player, fault);
      if (wake === 'spin') expect(await player.frame.spin()).toEqual(failure('round_unfinished'));
      if (wake === 'rotate') expect(await player.frame.rotate()).toEqual(failure('round_unfinished'));
      if (wake === 'rounds')
        expect((await successOf(player.frame.rounds())).list).toMatchObject([{ roundId, presented: false }]);
      if (wake === 'presented') await successOf(player.frame.presented(roundId));
      const { opened } = await enter(player.studio, player.fake, player.playerRef, 0n);
      const shown = wake === 'presented' ? opened.lastRound : opened.unfinishedRound;
      expect(shown, wake).toMatchObject({ roundId });
      expect(player.fake.counts.bookings, wake).toBe(1);
      expect(BigInt(opened.balanceMinor)).toBe(100_000n - 200n + BigInt(shown?.payoutMinor ?? '0'));
    }
  });

  test('is finished after a restart, before its player comes back', async () => {
    const player = await start();
    const roundId = await cutOff(player, fault);
    const { studio: restarted } = buildStudio(database, player.fake);
    expect(await restarted.recoverDecidedRounds()).toEqual({ settled: 1, refused: 0, unknown: 0, faults: [] });
    expect(await restarted.recoverDecidedRounds()).toEqual({ settled: 0, refused: 0, unknown: 0, faults: [] });
    expect(player.fake.counts.bookings).toBe(1);
    const { opened } = await enter(restarted, player.fake, player.playerRef, 0n);
    expect(opened.unfinishedRound?.roundId).toBe(roundId);
  });
});

test('what is decided but not settled is never shown', async () => {
  const player = await start();
  const roundId = await cutOff(player, 'internalBefore');
  const { rows } = await database.owner.query('select events from studio.rounds where id = $1', [roundId]);
  expect(rows[0].events.length).toBeGreaterThan(2);
  const lost = () => player.fake.faults.push('internalBefore');
  lost();
  expect((await successOf(player.frame.rounds())).list).toEqual([]);
  lost();
  expect(await player.frame.presented(roundId)).toEqual(failure('service_unavailable'));
  lost();
  expect(await player.frame.spin()).toEqual(failure('service_unavailable'));
  lost();
  expect(await player.frame.rotate()).toEqual(failure('round_unfinished'));
  lost();
  const { opened } = await enter(player.studio, player.fake, player.playerRef, 0n);
  expect([opened.unfinishedRound, opened.lastRound, opened.balanceMinor]).toEqual([null, null, '100000']);
  player.fake.faults.push('throwBefore');
  expect(await player.studio.recoverDecidedRounds()).toMatchObject({ unknown: 1, faults: [expect.any(WalletLost)] });
  expect(await statusOf(roundId)).toEqual({ status: 'decided', refusal: null });
  await player.studio.recoverDecidedRounds();
  expect(await statusOf(roundId)).toEqual({ status: 'settled', refusal: null });
});

describe('a refused stake', () => {
  test.each<[WalletCode, string]>([
    ['INSUFFICIENT_FUNDS', 'insufficient_funds'],
    ['LIMIT_REACHED', 'limit_reached'],
    ['PLAYER_BLOCKED', 'account_blocked'],
    ['CURRENCY_MISMATCH', 'game_unavailable'],
    ['GAME_UNAVAILABLE', 'game_unavailable'],
    ['TX_CONFLICT', 'repeated_with_other_content'],
    ['TX_CANCELLED', 'round_closed'],
    ['ROUND_CLOSED', 'round_closed'],
  ])('%s moves nothing, stays refused and lets the next round be played', async (code, message) => {
    const { fake, frame, playerRef } = await start();
    const roundId = randomUUID();
    fake.faults.push(code);
    expect(await frame.spin('200', roundId)).toEqual(failure(message));
    expect(await frame.spin('200', roundId)).toEqual(failure(message));
    expect(fake.counts).toEqual({ plays: 1, bookings: 0 });
    expect(fake.cashOf(playerRef)).toBe(100_000n);
    expect(await statusOf(roundId)).toEqual({ status: 'refused', refusal: code });
    expect(await frame.presented(roundId)).toEqual(failure('round_not_found'));
    expect((await successOf(frame.rounds())).list).toEqual([]);
    // Its nonce is spent: what was drawn and not shown cannot be asked for again.
    expect((await playRound(frame)).round.fairness.nonce).toBe(1);
  });

  test('for want of money is seen before anything is drawn, and the same id is good after a deposit', async () => {
    const { studio, fake } = buildStudio(database);
    const { frame, playerRef } = await enter(studio, fake, randomUUID(), 199n);
    const roundId = randomUUID();
    expect(await frame.spin('200', roundId)).toEqual(failure('insufficient_funds'));
    expect(await statusOf(roundId)).toBeUndefined();
    expect(fake.counts.plays).toBe(0);
    fake.deposit(playerRef, 1n);
    expect((await successOf(frame.spin('200', roundId))).round.fairness.nonce).toBe(0);
  });

  test('for want of money does not hide a round that is drawn already', async () => {
    const { studio, fake } = buildStudio(database);
    const { playerRef, frame } = await enter(studio, fake);
    const { round } = await successOf(frame.spin('200'));
    fake.deposit(playerRef, -fake.cashOf(playerRef));
    expect((await successOf(frame.spin('200', round.roundId))).round).toEqual(round);
    expect(await frame.spin('200')).toEqual(failure('round_unfinished'));
    await successOf(frame.presented(round.roundId));
    expect(await frame.spin('200')).toEqual(failure('insufficient_funds'));
  });

  test.each(lostAnswers)('is final only when the wallet barred the stake (%s)', async (lost) => {
    const { fake, frame, playerRef } = await start();
    const roundId = randomUUID();
    fake.faults.push('LIMIT_REACHED');
    fake.cancelFaults.push(lost);
    const spin = frame.spin('200', roundId);
    if (lost.startsWith('throw')) await expect(spin).rejects.toBeInstanceOf(WalletLost);
    else expect(await spin).toEqual(failure('service_unavailable'));
    expect(await statusOf(roundId)).toEqual({ status: 'decided', refusal: null });
    const again = await frame.spin('200', roundId);
    // Barred before its answer was lost, the stake stays barred; otherwise the limit may be gone by now.
    if (lost.endsWith('After')) expect(again).toEqual(failure('round_closed'));
    else expect(again.ok).toBe(true);
    expect(fake.cashOf(playerRef) === 100_000n && fake.counts.bookings === 0).toBe(lost.endsWith('After'));
  });

  test('in an ended session ends the frame; with a new session the round is lost, not played', async () => {
    const player = await start();
    const roundId = randomUUID();
    player.fake.faults.push('SESSION_INVALID');
    await expect(player.frame.spin('200', roundId)).rejects.toMatchObject({ key: 'session_expired' });
    const { frame } = await enter(player.studio, player.fake, player.playerRef, 0n);
    expect(await frame.spin('200', roundId)).toEqual(failure('round_closed'));
    expect(player.fake.counts.bookings).toBe(0);
  });

  test('is not believed when the wallet had booked the stake before', async () => {
    const player = await start();
    const roundId = await cutOff(player, 'throwAfter');
    player.fake.faults.push('SESSION_INVALID');
    expect((await successOf(player.frame.spin('200', roundId))).round.roundId).toBe(roundId);
    expect(await statusOf(roundId)).toEqual({ status: 'settled', refusal: null });
  });

  test('of a round that a crash cut off stands in nobody’s way', async () => {
    const player = await start();
    const lostId = await cutOff(player, 'throwBefore');
    player.fake.faults.push('INSUFFICIENT_FUNDS');
    const { round } = await successOf(player.frame.spin());
    expect(round.roundId).not.toBe(lostId);
    expect(await statusOf(lostId)).toEqual({ status: 'refused', refusal: 'INSUFFICIENT_FUNDS' });
  });
});

test('at boot a round whose session ended is refused, the others are settled', async () => {
  const { studio, fake } = buildStudio(database);
  const players = [await enter(studio, fake), await enter(studio, fake), await enter(studio, fake)];
  for (const player of players) await cutOff({ fake, frame: player.frame }, 'throwBefore');
  await fake.wallet.endSession({ session: players[1]?.frame.session ?? '' });
  expect(await studio.recoverDecidedRounds()).toEqual({ settled: 2, refused: 1, unknown: 0, faults: [] });
  expect(fake.counts.bookings).toBe(2);
  expect(fake.cashOf(players[1]?.playerRef ?? '')).toBe(100_000n);
});
