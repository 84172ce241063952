// @covers room-waiting-lists

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Rooms } from './rooms.ts';
import { answerOf, useRooms } from './testing/rooms.fixture.ts';

const harness = useRooms('room_niuniu');
const { money } = harness;
const refused = (message: string) => ({ ok: false, message });

/** A full room of six, and as many beside it as are asked for. */
async function fullRoom(besides: number) {
  const rooms: Rooms = harness.build();
  const guests = await harness.enterAll(rooms, 6 + besides);
  await money.owner.query("update rooms.rooms set status = 'closed'");
  const [first, ...rest] = guests as [(typeof guests)[number], ...typeof guests];
  const listed = (await answerOf(first.frame.lobby())).rooms.find(({ stake }) => stake === 'low');
  if (!listed) throw new Error('no room');
  const { roomId, minEntryMinor } = listed;
  for (const { frame } of [first, ...rest.slice(0, 5)]) await answerOf(frame.sit(roomId, minEntryMinor));
  const later = async (ms: number, clockOf: Rooms = rooms) => {
    money.clock.advanceMs(ms);
    for (let step = 0; step < 4; step += 1) await clockOf.clock.look();
  };
  return { rooms, guests, sitting: guests.slice(0, 6), waiting: guests.slice(6), roomId, minEntryMinor, later };
}
type Guest = Awaited<ReturnType<typeof fullRoom>>['guests'][number];

const queueOf = async ({ frame }: Guest, roomId: string) => (await answerOf(frame.view(roomId))).room.queue;
const paidOut = async (guests: readonly Guest[], roomId: string, later: (ms: number) => Promise<void>) => {
  for (const { frame } of guests) await frame.leave(roomId);
  for (let step = 0; step < 12; step += 1) await later(9_000);
};

test('a seat that becomes free is kept for the first who waits, then for the next, and for nobody else', {
  timeout: 120_000,
}, async () => {
  const { guests, sitting, waiting, roomId, minEntryMinor, later } = await fullRoom(4);
  const [a, b, c, stranger] = waiting as [Guest, Guest, Guest, Guest];
  for (const { frame } of [a, b, a, c]) await answerOf(frame.wait(roomId, true));
  expect(await queueOf(a, roomId)).toEqual({ length: 3, kept: 0, place: 1, keptUntil: null });
  expect(await queueOf(c, roomId)).toMatchObject({ place: 3 });
  expect(await queueOf(stranger, roomId)).toMatchObject({ length: 3, place: null });
  expect(await sitting[0]?.frame.wait(roomId, true)).toEqual(refused('already_seated'));
  await answerOf(sitting[0]?.frame.leave(roomId) as never);
  for (let step = 0; step < 12 && (await queueOf(a, roomId)).keptUntil === null; step += 1) await later(9_000);
  expect(await queueOf(a, roomId)).toMatchObject({ kept: 1, place: 1 });
  expect(await stranger.frame.sit(roomId, minEntryMinor)).toEqual(refused('seat_kept'));
  expect(await b.frame.sit(roomId, minEntryMinor)).toEqual(refused('seat_kept'));
  const [listed] = (await answerOf(stranger.frame.lobby())).rooms.filter((room) => room.roomId === roomId);
  expect(listed).toMatchObject({ players: 5, waiting: 3, kept: 1 });
  // Another process runs the clock meanwhile: the first did not come in time.
  await later(30_001, harness.build());
  expect(await queueOf(a, roomId)).toMatchObject({ length: 2, place: null });
  expect(await queueOf(b, roomId)).toMatchObject({ kept: 1, place: 1 });
  expect(await a.frame.sit(roomId, minEntryMinor)).toEqual(refused('seat_kept'));
  await answerOf(b.frame.sit(roomId, minEntryMinor));
  expect(await queueOf(c, roomId)).toEqual({ length: 1, kept: 0, place: 1, keptUntil: null });
  expect((await answerOf(b.frame.view(roomId))).room.you).not.toBeNull();
  await answerOf(c.frame.wait(roomId, false));
  expect(await queueOf(c, roomId)).toMatchObject({ length: 0, place: null });
  await paidOut(guests, roomId, later);
  expect(await stranger.frame.wait(roomId, true)).toEqual(refused('seat_free'));
  await money.expectCleanBooks();
  expect(harness.failures).toEqual([]);
});

test('the end of a session takes a player off the list, another list of the game, too, and a closed room has none', {
  timeout: 120_000,
}, async () => {
  const { rooms, guests, sitting, waiting, roomId, later } = await fullRoom(2);
  const [a, b] = waiting as [Guest, Guest];
  await answerOf(a.frame.wait(roomId, true));
  await answerOf(b.frame.wait(roomId, true));
  harness.endSession(a.siteSessionId);
  await later(3_001);
  expect(await queueOf(b, roomId)).toMatchObject({ length: 1, place: 1 });
  // Both seats that become free at once are one player's at most.
  await Promise.all(sitting.slice(0, 2).map(({ frame }) => frame.leave(roomId)));
  for (let step = 0; step < 12 && (await queueOf(b, roomId)).keptUntil === null; step += 1) await later(9_000);
  expect(await queueOf(b, roomId)).toMatchObject({ kept: 1 });
  await money.owner.query("update rooms.rooms set status = 'closing', due_at = now() where id = $1", [roomId]);
  await rooms.clock.look();
  await later(1);
  expect((await queueOf(b, roomId)).length).toBe(0);
  await paidOut(guests, roomId, later);
  await money.expectCleanBooks();
});

test('whoever sits down elsewhere at the moment at which a seat becomes free is not offered it any more', {
  timeout: 120_000,
}, async () => {
  const { sitting, waiting, roomId, later } = await fullRoom(1);
  const [a] = waiting as [Guest];
  await answerOf(a.frame.wait(roomId, true));
  // As his sitting down at another room does, which has not come to its end.
  await money.vendorsOwner.query("begin; update rooms.waits set status = 'seated' where status = 'waiting'");
  await answerOf(sitting[0]?.frame.leave(roomId) as never);
  const looking = (async () => {
    for (let step = 0; step < 12; step += 1) await later(9_000);
  })();
  const blocked = sql<{ count: number }>`select count(*)::int as count from pg_locks where not granted`;
  await expect.poll(async () => (await blocked.execute(money.vendorsDatabase)).rows[0]?.count).toBeGreaterThan(0);
  await money.vendorsOwner.query('commit');
  await looking;
  expect(await queueOf(a, roomId)).toEqual({ length: 0, kept: 0, place: null, keptUntil: null });
  const { rows } = await money.owner.query('select status from rooms.waits where room_id = $1', [roomId]);
  expect(rows).toEqual([{ status: 'seated' }]);
  await paidOut(sitting, roomId, later);
  expect(harness.failures).toEqual([]);
});
