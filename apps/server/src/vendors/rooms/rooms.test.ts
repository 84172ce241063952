// @covers room-sittings room-actions room-restart

import { randomUUID } from 'node:crypto';
import { drawOfRound, hashServerSeed } from '@baize/fairness';
import { niuniuRoom } from '@baize/games/niuniu';
import { replayHand } from '@baize/games/room-engine';
import { expect, test } from 'vitest';
import { mixEntropy } from '../entropy.ts';
import type { Rooms } from './rooms.ts';
import { answerOf, type RoomFrame, roomFrame, useRooms } from './testing/rooms.fixture.ts';

const harness = useRooms();
const { money } = harness;
const failure = (message: string) => ({ ok: false, message });

/** A room of its own for each test. */
const lowRoom = async (frame: RoomFrame): Promise<string> => {
  await money.owner.query("update rooms.rooms set status = 'closed'");
  const { rooms } = await answerOf(frame.lobby());
  const room = rooms.find(({ stake, players }) => stake === 'low' && players === 0);
  if (!room) throw new Error('no empty room');
  return room.roomId;
};
/** The clock of the rooms, some time later. */
const later = async (rooms: Rooms, ms: number): Promise<void> => {
  money.clock.advanceMs(ms);
  await rooms.clock.look();
};

/** Two players at a room with a hand that waits for their bids. */
async function twoAtATable() {
  const rooms = harness.build();
  const [a, b] = [await harness.enter(rooms), await harness.enter(rooms)];
  const roomId = await lowRoom(a.frame);
  await answerOf(a.frame.sit(roomId));
  await answerOf(b.frame.sit(roomId));
  await later(rooms, 1);
  const { room } = await answerOf(a.frame.view(roomId));
  if (!room.hand) throw new Error('no hand');
  return { rooms, a, b, roomId, handId: room.hand.handId };
}

test('a hand is played, chips are conserved, and it can be recomputed from its seeds', {
  timeout: 120_000,
}, async () => {
  const { rooms, a, b, roomId, handId } = await twoAtATable();
  const before = (await answerOf(a.frame.view(roomId))).room.hand;
  expect(before).toMatchObject({ phase: 'bid', mySeat: 0, myTurn: 0 });
  await answerOf(a.frame.act(handId, 0, 'bid', '4'));
  expect(await a.frame.act(handId, 0, 'bid', '4')).toMatchObject({ ok: true });
  expect(await a.frame.act(handId, 0, 'bid', '1')).toEqual(failure('repeated_with_other_content'));
  expect(await a.frame.act(handId, 1, 'bid', '1')).toEqual(failure('step_not_offered'));
  expect(await b.frame.act(handId, 0, 'bid', '9')).toEqual(failure('step_not_offered'));
  await answerOf(b.frame.act(handId, 0, 'bid', '0'));
  expect(await a.frame.act(handId, 1, 'bet', '1')).toEqual(failure('step_not_offered'));
  const { room } = await answerOf(b.frame.act(handId, 1, 'bet', '15'));
  expect(room.hand).toMatchObject({ phase: null, handId });
  const [hand] = (await answerOf(a.frame.hands())).list;
  if (!hand) throw new Error('no hand in the history');
  expect(hashServerSeed(hand.serverSeed ?? '')).toBe(before?.seedHash);
  expect(mixEntropy(hand.seedHash, hand.entropies)).toBe(hand.clientSeed);
  const draw = drawOfRound({ serverSeed: hand.serverSeed ?? '', clientSeed: hand.clientSeed, nonce: hand.number });
  const results = niuniuRoom.resultOf(replayHand(niuniuRoom, hand.setup, draw, hand.actions));
  expect(hand.result).toHaveLength(2);
  for (const { seat, netMinor } of hand.result)
    expect(results.find((one) => one.seat === seat)?.netMinor).toBe(BigInt(netMinor));
  await answerOf(a.frame.leave(roomId));
  await answerOf(b.frame.leave(roomId));
  await later(rooms, 1);
  await later(rooms, 3_000);
  const rake = hand.result.reduce((sum, { rakeMinor }) => sum + BigInt(rakeMinor), 0n);
  expect((await money.cashOf(a.memberId)) + (await money.cashOf(b.memberId))).toBe(200_000n - rake);
  await money.expectCleanBooks();
  expect(harness.failures).toEqual([]);
});

test('a seat is bought once: the same request is the same sitting, another seat is refused', {
  timeout: 120_000,
}, async () => {
  const rooms = harness.build();
  const { frame, memberId, session } = await harness.enter(rooms);
  const roomId = await lowRoom(frame);
  const stayId = randomUUID();
  expect(await frame.sit(roomId, '10', stayId)).toEqual(failure('buy_in_out_of_bounds'));
  await answerOf(frame.sit(roomId, '4800', stayId));
  await answerOf(frame.sit(roomId, '4800', stayId));
  expect(await frame.sit(roomId, '4900', stayId)).toEqual(failure('repeated_with_other_content'));
  expect(await roomFrame(rooms, session).sit(roomId)).toEqual(failure('already_seated'));
  expect(await money.cashOf(memberId)).toBe(95_200n);
  const other = await harness.enter(rooms);
  expect(await other.frame.sit(roomId, '4800', stayId)).toEqual(failure('repeated_with_other_content'));
  expect(await other.frame.sit(roomId, '4800', randomUUID(), 0)).toEqual(failure('seat_taken'));
  const poor = await harness.enter(rooms, 100n);
  expect(await poor.frame.sit(roomId)).toEqual(failure('insufficient_funds'));
  expect((await answerOf(frame.view(roomId))).room.players).toHaveLength(1);
  await answerOf(frame.leave(roomId));
  await later(rooms, 1);
  expect(await money.cashOf(memberId)).toBe(100_000n);
});

test('nobody acts for another seat, sees another’s cards, or decides late', { timeout: 120_000 }, async () => {
  const { rooms, a, b, roomId, handId } = await twoAtATable();
  const stranger = await harness.enter(rooms);
  expect(await stranger.frame.act(handId, 0, 'bid', '1')).toEqual(failure('round_not_found'));
  const cardsOf = async (frame: RoomFrame) => {
    const seen = (await answerOf(frame.view(roomId))).room.hand?.game as { seats: { cards: (number | null)[] }[] };
    return seen.seats.map(({ cards }) => cards.filter((card) => card !== null).length);
  };
  expect(await cardsOf(a.frame)).toEqual([4, 0]);
  expect(await cardsOf(b.frame)).toEqual([0, 4]);
  expect(await cardsOf(stranger.frame)).toEqual([0, 0]);
  money.clock.advanceMs(8_001);
  expect(await a.frame.act(handId, 0, 'bid', '1')).toEqual(failure('decision_over'));
  await rooms.clock.look();
  expect(await a.frame.act(handId, 0, 'bid', '1')).toEqual(failure('decision_over'));
});

test('a restart in mid-hand goes on where the hand stood, and who leaves is played out by the rules', {
  timeout: 120_000,
}, async () => {
  const { a, b, roomId, handId } = await twoAtATable();
  await answerOf(a.frame.act(handId, 0, 'bid', '2'));
  const again = harness.build();
  const [frameA, frameB] = [roomFrame(again, a.session), roomFrame(again, b.session)];
  expect((await answerOf(frameA.view(roomId))).room.hand).toMatchObject({ handId, phase: 'bid', waiting: [1] });
  await answerOf(frameB.leave(roomId));
  await later(again, 9_000);
  await later(again, 9_000);
  await later(again, 11_000);
  await later(again, 3_000);
  const [hand] = (await answerOf(frameA.hands())).list;
  expect(hand).toMatchObject({ handId, status: 'settled' });
  const { room } = await answerOf(frameA.view(roomId));
  expect(room.players.map(({ seat }) => seat)).not.toContain(1);
  await money.expectCleanBooks();
});

test.each([
  ['rules were renewed', "rules_version = 'old'"],
  ['seed does not open', "sealed_seed = 'nothing'"],
])('a hand whose %s is void, and every stack is what it was', { timeout: 120_000 }, async (_name, change) => {
  const { rooms, a, roomId, handId } = await twoAtATable();
  await money.owner.query(`update rooms.hands set ${change} where id = $1`, [handId]);
  await later(rooms, 8_001);
  const { rows } = await money.owner.query('select status from rooms.hands where id = $1', [handId]);
  expect(rows[0].status).toBe('void');
  expect((await answerOf(a.frame.view(roomId))).room.you?.stackMinor).toBe('4800');
});

test('a launch token that another has used opens nothing', { timeout: 120_000 }, async () => {
  const rooms = harness.build();
  const { token } = await harness.enter(rooms);
  const again = rooms.routes.roomsOpen({
    brand: { id: 'b', code: 'b', currency: { code: 'PLY', exponent: 2, symbol: 'P' } },
    ip: '127.0.0.1',
    origin: 'http://localhost',
    userAgent: 'test',
    body: { launchToken: token },
  });
  expect(await again).toEqual(failure('launch_token_invalid'));
});

test('a sitting that the wallet does not pay keeps no other from his money', { timeout: 120_000 }, async () => {
  const rooms = harness.build();
  const [a, b] = [await harness.enter(rooms), await harness.enter(rooms)];
  const roomId = await lowRoom(a.frame);
  await answerOf(a.frame.sit(roomId));
  await answerOf(b.frame.sit(roomId));
  const beyond = 'update rooms.stays set stack_minor = 2000000000000000 where room_id = $1 and seat = 0';
  await money.owner.query(beyond, [roomId]);
  await answerOf(a.frame.leave(roomId));
  await answerOf(b.frame.leave(roomId));
  await later(rooms, 1);
  await later(rooms, 3_000);
  expect(await money.cashOf(b.memberId)).toBe(100_000n);
  expect(await money.cashOf(a.memberId)).toBe(95_200n);
  expect(harness.failures.length).toBeGreaterThan(0);
});

test('a room that cannot be read keeps no other from being seen', { timeout: 120_000 }, async () => {
  const rooms = harness.build();
  const { frame } = await harness.enter(rooms);
  const { rooms: listed } = await answerOf(frame.lobby());
  const roomIds = listed.slice(0, 3).map(({ roomId }) => roomId);
  const [broken, ...others] = roomIds;
  await money.owner.query("update rooms.rooms set stake = 'gone' where id = $1", [broken]);
  const before = harness.failures.length;
  const seen = await harness.framesNow(roomIds);
  await money.owner.query('update rooms.rooms set stake = $2 where id = $1', [broken, listed[0]?.stake]);
  expect(seen.map(({ watch }) => watch.roomId).sort()).toEqual([...others].sort());
  expect(harness.failures.slice(before).map(String)).toEqual([expect.stringContaining('no stake gone')]);
});
