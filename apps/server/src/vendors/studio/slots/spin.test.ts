// @covers bad-table-bets round-steps

import { randomUUID } from 'node:crypto';
import { betsMinor } from '@baize/games/lantern-garden';
import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '../../../../test/support/test-database.ts';
import { buildStudio, enter, frameOf, playRound, successOf } from '../testing/frame.ts';

const database = useTestDatabase();
const failure = (message: string) => ({ ok: false, message });

async function countRounds(playerRef: string): Promise<number> {
  const { rows } = await database.owner.query('select from studio.rounds where player_ref = $1', [playerRef]);
  return rows.length;
}

describe('a spin', () => {
  test('takes the bet, pays the round, and is the one that the record shows', async () => {
    const { studio, fake } = buildStudio(database);
    const { playerRef, opened, frame } = await enter(studio, fake);
    expect(opened.balanceMinor).toBe('100000');
    const { round, balanceMinor, fairness } = await successOf(frame.spin('400'));
    expect(BigInt(balanceMinor)).toBe(100_000n - 400n + BigInt(round.payoutMinor));
    expect(fake.cashOf(playerRef)).toBe(BigInt(balanceMinor));
    expect(round.events.at(-1)).toEqual({ type: 'roundEnded', payoutMinor: round.payoutMinor });
    const { serverSeedHash, clientSeed } = opened.fairness;
    expect(round.fairness).toEqual({ serverSeedHash, clientSeed, nonce: 0 });
    expect(fairness).toEqual({ ...opened.fairness, nextNonce: 1 });
    expect((await successOf(frame.rounds())).list).toEqual([round]);
  });

  test.each(betsMinor.map(String))('can be had for %s', async (betMinor) => {
    const { studio, fake } = buildStudio(database);
    const { frame } = await enter(studio, fake);
    expect((await successOf(frame.spin(betMinor))).round.betMinor).toBe(betMinor);
  });

  test.each(['0', '1', '21', '199', '10020', '999999999999999999'])(
    'for %s is not offered, and nothing is stored',
    async (betMinor) => {
      const { studio, fake } = buildStudio(database);
      const { playerRef, frame } = await enter(studio, fake);
      expect(await frame.spin(betMinor)).toEqual(failure('bet_not_offered'));
      expect(await countRounds(playerRef)).toBe(0);
      expect(fake.counts.plays).toBe(0);
    },
  );

  test('waits until the one before it was shown', async () => {
    const { studio, fake } = buildStudio(database);
    const { playerRef, frame } = await enter(studio, fake);
    const { round } = await successOf(frame.spin());
    const cash = fake.cashOf(playerRef);
    expect(await frame.spin()).toEqual(failure('round_unfinished'));
    expect(fake.cashOf(playerRef)).toBe(cash);
    const shown = await successOf(frame.presented(round.roundId));
    expect(await successOf(frame.presented(round.roundId))).toEqual(shown);
    expect((await successOf(frame.spin())).round.fairness.nonce).toBe(1);
  });
});

describe('the same round id', () => {
  test('answers the same round and moves nothing, in upper case too and after it was shown', async () => {
    const { studio, fake } = buildStudio(database);
    const { playerRef, frame } = await enter(studio, fake);
    const roundId = randomUUID();
    const first = await successOf(frame.spin('200', roundId));
    expect(await successOf(frame.spin('200', roundId))).toEqual(first);
    expect(await successOf(frame.spin('200', roundId.toUpperCase()))).toEqual(first);
    await frame.presented(roundId);
    const later = await successOf(frame.spin('200', roundId));
    expect(later.round).toEqual({ ...first.round, presented: true });
    expect(fake.counts.bookings).toBe(1);
    expect(await countRounds(playerRef)).toBe(1);
  });

  test('with another bet or by another player is refused', async () => {
    const { studio, fake } = buildStudio(database);
    const { frame } = await enter(studio, fake);
    const { frame: stranger } = await enter(studio, fake);
    const { round } = await successOf(frame.spin('200'));
    expect(await frame.spin('400', round.roundId)).toEqual(failure('repeated_with_other_content'));
    expect(await stranger.spin('200', round.roundId)).toEqual(failure('repeated_with_other_content'));
    expect(await stranger.presented(round.roundId)).toEqual(failure('round_not_found'));
    expect((await successOf(stranger.rounds())).list).toEqual([]);
    expect(fake.counts.bookings).toBe(1);
  });

  test('sent five times at once is one round', async () => {
    const { studio, fake } = buildStudio(database);
    const { frame } = await enter(studio, fake);
    const roundId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => successOf(frame.spin('200', roundId))));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(fake.counts.bookings).toBe(1);
  });

  test('sent by two players at once is one player’s', async () => {
    const { studio, fake } = buildStudio(database);
    const frames = [(await enter(studio, fake)).frame, (await enter(studio, fake)).frame];
    const roundId = randomUUID();
    const answers = await Promise.all(frames.map((frame) => frame.spin('200', roundId)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ ok }) => !ok)).toEqual([failure('repeated_with_other_content')]);
    expect(fake.counts.bookings).toBe(1);
  });
});

test('eight rounds asked for at once: one is played, no nonce is used twice', async () => {
  const { studio, fake } = buildStudio(database);
  const { playerRef, frame } = await enter(studio, fake);
  for (let turn = 0; turn < 3; turn += 1) {
    const answers = await Promise.all(Array.from({ length: 8 }, () => frame.spin()));
    const played = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
    expect(played).toHaveLength(1);
    expect(answers.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 7 }, () => failure('round_unfinished')));
    await frame.presented(played[0]?.round.roundId ?? '');
  }
  expect(fake.counts.bookings).toBe(3);
  const { rows } = await database.owner.query('select nonce from studio.rounds where player_ref = $1 order by 1', [
    playerRef,
  ]);
  expect(rows).toEqual([{ nonce: 0 }, { nonce: 1 }, { nonce: 2 }]);
});

describe('a session', () => {
  const expired = { key: 'session_expired' };

  test('that nobody knows, or that ended, may do nothing', async () => {
    const { studio, fake } = buildStudio(database);
    const { frame } = await enter(studio, fake);
    await fake.wallet.endSession({ session: frame.session });
    for (const dead of [frame, frameOf(studio, 'nobody')]) {
      await expect(dead.spin()).rejects.toMatchObject(expired);
      await expect(dead.balance()).rejects.toMatchObject(expired);
      await expect(dead.rounds()).rejects.toMatchObject(expired);
      await expect(dead.rotate()).rejects.toMatchObject(expired);
      await expect(dead.presented(randomUUID())).rejects.toMatchObject(expired);
    }
    expect(fake.counts.plays).toBe(0);
  });

  test('sees the balance of its player', async () => {
    const { studio, fake } = buildStudio(database);
    const { playerRef, frame } = await enter(studio, fake);
    await playRound(frame);
    expect(await successOf(frame.balance())).toEqual({ balanceMinor: `${fake.cashOf(playerRef)}` });
  });
});
