// @covers fishing-shots fishing-misuse fishing-cut-off fishing-verifier

import { randomUUID } from 'node:crypto';
import { hashServerSeed } from '@baize/fairness';
import { expect, test } from 'vitest';
import { answerOf, fishingFrame, type Shot, useFishing } from './testing/fishing.fixture.ts';
import { verifyShots } from './verifier/verify-shots.ts';

type Loss = 'before' | 'after';
const losses: (Loss | null)[] = [];
class AnswerLost extends Error {}
const harness = useFishing((wallet) => ({
  ...wallet,
  play: async (request) => {
    const loss = losses.shift() ?? null;
    if (loss === 'before') throw new AnswerLost();
    const answer = await wallet.play(request);
    if (loss === 'after') throw new AnswerLost();
    return answer;
  },
}));
const { money } = harness;
const failure = (message: string) => ({ ok: false, message });
const later = (ms: number) => money.clock.advanceMs(ms);
const single = (id: string): Shot => ({ weapon: 'cannon', fish: [id] });

test('a round shows its hash before, its seed after, and a forged catch is found', { timeout: 120_000 }, async () => {
  const fishing = harness.build();
  const { frame } = await harness.enter(fishing);
  const { room } = await answerOf(frame.sit());
  const fish = harness.swimming(room);
  const fired = await answerOf(
    frame.fire(
      room.roomId,
      fish.slice(0, 8).map(({ id }) => single(id)),
    ),
  );
  expect(fired.seedHash).toBe(room.nextSeedHash);
  const running = (await answerOf(frame.rounds())).list[0];
  expect(running).toMatchObject({ status: 'open', serverSeed: null, serverSeedHash: room.nextSeedHash });
  await answerOf(frame.leave(room.roomId));
  const round = (await answerOf(frame.rounds())).list[0];
  if (!round) throw new Error('no round');
  expect(hashServerSeed(round.serverSeed ?? '')).toBe(room.nextSeedHash);
  expect(await verifyShots(round)).toMatchObject({ isCommitted: true, isSame: true });
  const { rows } = await money.owner.query('select player_ref from fishing.rounds where id = $1', [round.roundId]);
  const proof = await fishing.proofOf(rows[0]?.player_ref, round.roundId);
  expect(proof?.round).toMatchObject({ roundId: round.roundId, batches: [{ shots: round.shots.length }] });
  expect(await fishing.proofOf('stranger', round.roundId)).toBeNull();
  const forged = round.shots.map((shot, index) => (index === 0 ? { ...shot, caught: [], paidMinor: '7' } : shot));
  expect(await verifyShots({ ...round, shots: forged })).toMatchObject({ isSame: false });
  expect(await verifyShots({ ...round, clientSeed: 'other' })).toMatchObject({ isCommitted: false });
  await expect(verifyShots({ ...round, serverSeed: null })).rejects.toThrow('not over');
});

test('shots at fish that are gone or not there, too high, too many, or of others are refused or cost nothing', {
  timeout: 120_000,
}, async () => {
  const fishing = harness.build();
  const { memberId, frame, token } = await harness.enter(fishing, 1_000n);
  const { room } = await answerOf(frame.sit());
  const [fish] = harness.swimming(room);
  if (!fish) throw new Error('no fish');
  const free = await answerOf(frame.fire(room.roomId, [single('0.999'), single('9999.1')]));
  expect(free).toMatchObject({ stakeMinor: '0', payoutMinor: '0', balanceMinor: '1000' });
  expect(await frame.fire(room.roomId, [single(fish.id)], '11')).toEqual(failure('bet_not_offered'));
  expect(await frame.fire(room.roomId, [single(fish.id)], '0')).toEqual(failure('bet_not_offered'));
  expect(await frame.fire(randomUUID(), [single(fish.id)])).toEqual(failure('room_not_found'));
  expect(await frame.sit('expert')).toEqual(failure('insufficient_funds'));
  // A net that is asked for one fish twice holds it once.
  const once = await answerOf(frame.fire(room.roomId, [{ weapon: 'net', fish: [fish.id, fish.id, '0.999'] }]));
  expect(once.results[0]?.fish).toEqual([fish.id]);

  // Two tabs have one seat and one pace.
  const tab = await harness.enter(fishing, 0n, memberId);
  expect((await answerOf(tab.frame.sit())).room.seat).toBe(room.seat);
  later(5_000);
  const volley = () =>
    harness
      .swimming({ ...room, gone: [] })
      .slice(0, 8)
      .map(({ id }) => single(id));
  const answers = await Promise.all([frame, tab.frame, frame].map((one) => one.fire(room.roomId, volley())));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
  expect(answers.find(({ ok }) => !ok)).toEqual(failure('round_too_soon'));

  const opened = await fishing.routes.fishingOpen({ ...harness.context, body: { launchToken: token } });
  expect(opened).toEqual(failure('launch_token_invalid'));
  const stranger = await harness.enter(fishing);
  expect(await stranger.frame.fire(room.roomId, [single(fish.id)])).toEqual(failure('room_not_found'));
  expect(await stranger.frame.view(room.roomId)).toEqual(failure('room_not_found'));
  await answerOf(stranger.frame.leave(room.roomId));
  await answerOf(frame.leave(room.roomId));
  expect(await frame.view(room.roomId)).toEqual(failure('room_not_found'));
  await money.expectCleanBooks();
});

test('more shots than the balance pays are refused whole, and draw nothing', { timeout: 120_000 }, async () => {
  const fishing = harness.build();
  const { memberId, frame } = await harness.enter(fishing, 100n);
  const { room } = await answerOf(frame.sit());
  // A room may have fewer fish at this moment than shots are fired.
  const [fish] = harness.swimming(room);
  const shots = Array.from({ length: 11 }, () => single(fish?.id ?? ''));
  expect(await frame.fire(room.roomId, shots, '10')).toEqual(failure('insufficient_funds'));
  expect(await money.cashOf(memberId)).toBe(100n);
  expect((await answerOf(frame.view(room.roomId))).room).toMatchObject({ seedHash: null });
});

test('the same batch again is the same batch, with other content it is refused', { timeout: 120_000 }, async () => {
  const fishing = harness.build();
  const { memberId, frame } = await harness.enter(fishing);
  const { room } = await answerOf(frame.sit());
  const shots = harness
    .swimming(room)
    .slice(0, 4)
    .map(({ id }) => single(id));
  const batchId = randomUUID();
  const [first, twin] = await Promise.all([
    answerOf(frame.fire(room.roomId, shots, '5', batchId)),
    answerOf(frame.fire(room.roomId, shots, '5', batchId.toUpperCase())),
  ]);
  expect(twin.results).toEqual(first.results);
  expect(await answerOf(frame.fire(room.roomId, shots, '5', batchId))).toMatchObject({ results: first.results });
  expect(await frame.fire(room.roomId, shots, '6', batchId)).toEqual(failure('repeated_with_other_content'));
  const stranger = await harness.enter(fishing);
  const { room: his } = await answerOf(stranger.frame.sit());
  expect(await stranger.frame.fire(his.roomId, shots, '5', batchId)).toEqual(failure('repeated_with_other_content'));
  expect(await money.cashOf(memberId)).toBe(100_000n - 5n * BigInt(shots.length) + BigInt(first.payoutMinor));
  await answerOf(frame.leave(room.roomId));
  await money.expectCleanBooks();
});

test.each<Loss>(['before', 'after'])(
  'an answer that is lost %s booking loses and doubles nothing after a restart',
  async (loss) => {
    const fishing = harness.build();
    const { memberId, session, frame } = await harness.enter(fishing);
    const { room } = await answerOf(frame.sit());
    const shots = harness
      .swimming(room)
      .slice(0, 8)
      .map(({ id }) => single(id));
    const batchId = randomUUID();
    losses.push(loss);
    await expect(frame.fire(room.roomId, shots, '10', batchId)).rejects.toThrow(AnswerLost);
    const again = harness.build();
    await again.money.finishLeft(true);
    await again.money.finishLeft(true);
    const answer = await fishingFrame(again, session).fire(room.roomId, shots, '10', batchId);
    const { rows } = await money.owner.query('select payout_minor from fishing.batches where id = $1', [batchId]);
    const paid = BigInt(rows[0]?.payout_minor ?? 0);
    expect(answer.ok).toBe(loss === 'after');
    expect(await money.cashOf(memberId)).toBe(
      loss === 'after' ? 100_000n - 10n * BigInt(shots.length) + paid : 100_000n,
    );
    const { rows: catches } = await money.owner.query('select fish from fishing.catches where batch_id = $1', [
      batchId,
    ]);
    if (loss === 'before') expect(catches).toEqual([]);
    await answerOf(fishingFrame(again, session).leave(room.roomId));
    const { list } = await answerOf(fishingFrame(again, session).rounds());
    expect(list).toHaveLength(loss === 'after' ? 1 : 0);
    await money.expectCleanBooks();
  },
);

test('a seat is free again when its player is not heard of, and a fifth player opens a room', {
  timeout: 120_000,
}, async () => {
  const fishing = harness.build();
  await money.owner.query('delete from fishing.seats');
  const players = [];
  for (let index = 0; index < 5; index += 1) players.push(await harness.enter(fishing));
  const rooms = [];
  for (const { frame } of players) rooms.push((await answerOf(frame.sit('regular'))).room);
  expect(rooms.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 0]);
  expect(new Set(rooms.map(({ roomId }) => roomId)).size).toBe(2);
  later(91_000);
  const [first] = rooms;
  const next = await harness.enter(fishing);
  expect((await answerOf(next.frame.sit('regular'))).room).toMatchObject({ roomId: first?.roomId, seat: 0 });
});

test('forty who come at once all sit, four to a room', { timeout: 120_000 }, async () => {
  const fishing = harness.build();
  const players = await Promise.all(Array.from({ length: 40 }, () => harness.enter(fishing)));
  const seats = await Promise.all(players.map(async ({ frame }) => (await answerOf(frame.sit('novice'))).room));
  expect(new Set(seats.map(({ roomId, seat }) => `${roomId} ${seat}`)).size).toBe(40);
  for (const { frame } of players)
    expect(await answerOf(frame.sit('novice'))).toMatchObject({ room: { seat: expect.any(Number) } });
});
