// @covers fishing-pool

import { createHash, randomUUID } from 'node:crypto';
import { drawOfRound, hashServerSeed } from '@baize/fairness';
import { bosses, type FishKey, shoot } from '@baize/games/fishing';
import { expect, test } from 'vitest';
import { mixEntropy } from '../entropy.ts';
import { answerOf, type FishingFrame, type Shot, useFishing } from './testing/fishing.fixture.ts';
import { verifyShots } from './verifier/verify-shots.ts';

type Loss = 'before' | 'after';
const losses: (Loss | null)[] = [];
const harness = useFishing((wallet) => ({
  ...wallet,
  play: async (request) => {
    const loss = losses.shift() ?? null;
    if (loss === 'before') throw new Error('lost');
    const answer = await wallet.play(request);
    if (loss === 'after') throw new Error('lost');
    return answer;
  },
}));
const { money } = harness;
const largestBet = '10';

/** A seed of a round with this id whose first shot at this boss wins the pool. */
function winningSeed(roundId: string, boss: string): string {
  for (let tried = 0; ; tried += 1) {
    const serverSeed = createHash('sha256').update(`${roundId} ${tried}`).digest('hex');
    const clientSeed = mixEntropy(hashServerSeed(serverSeed), [{ id: roundId, entropy: 'mine' }]);
    const draw = drawOfRound({ serverSeed, clientSeed, nonce: 0 });
    if (shoot([boss], draw, { betSteps: 10 })[0]?.winsPool) return serverSeed;
  }
}

/** A player in the room of a boss, who will win the pool with his next shot at it. */
async function lucky(frame: FishingFrame, newRoundId: string) {
  const isBoss = ({ kind }: { kind: string }) => bosses.includes(kind as FishKey);
  for (let second = 0; second < 120; second += 1) {
    const { room } = await answerOf(frame.sit());
    const boss = harness.swimming(room).find(isBoss);
    if (boss) {
      await harness.setNextSeed(room.roomId, room.seat, winningSeed(newRoundId, boss.kind));
      return { roomId: room.roomId, shot: { weapon: 'cannon', fish: [boss.id] } as Shot };
    }
    money.clock.advanceMs(1_000);
  }
  throw new Error('no boss came');
}
const poolNow = async (frame: FishingFrame) => {
  money.clock.advanceMs(1_001);
  return BigInt((await answerOf(frame.sit())).room.poolMinor);
};

/** Some volleys of 8 shots at 10, which put 0.8 into the pool each; ends the running round. */
async function fund(frame: FishingFrame, volleys: number): Promise<void> {
  for (let volley = 0; volley < volleys; volley += 1) {
    money.clock.advanceMs(2_000);
    const { room } = await answerOf(frame.sit());
    const [fish] = harness.swimming(room);
    const shots = Array.from({ length: 8 }, (): Shot => ({ weapon: 'cannon', fish: [fish?.id ?? ''] }));
    await answerOf(frame.fire(room.roomId, shots, largestBet));
  }
  await answerOf(frame.leave((await answerOf(frame.sit())).room.roomId));
}

test('stakes fill the pool by their hundredth, and a caught boss pays it out in the act that takes its stake', {
  timeout: 120_000,
}, async () => {
  const roundId = randomUUID();
  const funder = await harness.enter(harness.build());
  await fund(funder.frame, 20);
  const { rows } = await money.owner.query(
    `select sum(stake_minor) as stake from fishing.batches where status = 'settled'`,
  );
  const filled = BigInt(rows[0]?.stake) / 100n;
  expect(filled).toBeGreaterThan(2n);
  const fishing = harness.build({ newId: () => roundId });
  const { frame, memberId } = await harness.enter(fishing);
  expect(await poolNow(frame)).toBe(filled);
  const { roomId, shot } = await lucky(frame, roundId);
  const won = await answerOf(frame.fire(roomId, [shot], largestBet));
  expect(won.results[0]).toMatchObject({ poolMinor: `${filled}`, caught: [{ winsPool: true }] });
  const prize = BigInt(won.results[0]?.paidMinor ?? 0);
  expect(BigInt(won.payoutMinor)).toBe(prize + filled);
  expect(await money.cashOf(memberId)).toBe(100_000n - 10n + prize + filled);
  expect(await poolNow(frame)).toBe(0n);
  await answerOf(frame.leave(roomId));
  const [round] = (await answerOf(frame.rounds())).list;
  if (!round) throw new Error('no round');
  expect(await verifyShots(round)).toMatchObject({ isCommitted: true, isSame: true });
  const [first] = round.shots;
  if (!first) throw new Error('no shot');
  const { poolMinor: _, ...without } = first;
  expect(await verifyShots({ ...round, shots: [without] })).toMatchObject({ isSame: false });
  await money.expectCleanBooks();
});

test.each<Loss>(['before', 'after'])(
  'an answer that is lost %s booking pays the pool once or not at all, and leaves it free',
  async (loss) => {
    const roundId = randomUUID();
    await fund((await harness.enter(harness.build())).frame, 20);
    const fishing = harness.build({ newId: () => roundId });
    const { frame } = await harness.enter(fishing);
    const before = await poolNow(frame);
    const { roomId, shot } = await lucky(frame, roundId);
    losses.push(loss);
    await expect(frame.fire(roomId, [shot], largestBet)).rejects.toThrow('lost');
    // Books are clean while nobody knows what became of it.
    await money.expectCleanBooks();
    expect((await money.owner.query('select * from fishing.open_falls')).rows).toHaveLength(1);
    await fishing.money.finishLeft(true);
    expect((await money.owner.query('select * from fishing.open_falls')).rows).toEqual([]);
    expect(await poolNow(frame)).toBe(loss === 'before' ? before : 0n);
    await money.expectCleanBooks();
  },
);

test('whoever wins a pool while another batch has it waits for that one, and is paid what stands there then', {
  timeout: 120_000,
}, async () => {
  const roundId = randomUUID();
  const fishing = harness.build({ newId: () => roundId });
  const { frame } = await harness.enter(fishing);
  await poolNow(frame);
  const { roomId, shot } = await lucky(frame, roundId);
  const { rows } = await money.owner.query('select scope from fishing.rooms where id = $1', [roomId]);
  const held = [rows[0]?.scope, randomUUID()];
  await money.owner.query(`insert into fishing.open_falls (scope, pool, batch_id) values ($1, 'novice', $2)`, held);
  const batchId = randomUUID();
  expect(await frame.fire(roomId, [shot], largestBet, batchId)).toEqual({ ok: false, message: 'service_unavailable' });
  const fired = frame.fire(roomId, [shot], largestBet, batchId);
  await money.owner.query('delete from fishing.open_falls where batch_id = $1', [held[1]]);
  expect((await answerOf(fired)).results[0]).toHaveProperty('poolMinor');
  await money.expectCleanBooks();
});
