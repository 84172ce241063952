// @covers sit-and-go

import { randomUUID } from 'node:crypto';
import type { HoldemView } from '@baize/games/holdem';
import { expect, test } from 'vitest';
import type { Rooms } from './rooms.ts';
import { answerOf, roomFrame, useRooms } from './testing/rooms.fixture.ts';
import { verifyHand } from './verifier/verify-hand.ts';

const harness = useRooms('room_sng');
const { money } = harness;
const startMinor = 100_000n;
const entry = '110';
const refused = (message: string) => ({ ok: false, message });

/** Players in front of an empty tournament of the lowest stake. */
async function entrants(players: number) {
  let rooms: Rooms = harness.build();
  const guests = await harness.enterAll(rooms, players);
  await money.owner.query("update rooms.rooms set status = 'closed'");
  const [first] = guests;
  const listed = (await answerOf((first as (typeof guests)[number]).frame.lobby())).rooms.find(
    ({ stake }) => stake === 'low',
  );
  if (!listed) throw new Error('no tournament');
  const { roomId } = listed;
  const frameOf = (index: number) => roomFrame(rooms, guests[index]?.session ?? '');
  const later = async (ms: number) => {
    money.clock.advanceMs(ms);
    for (let step = 0; step < 5; step += 1) await rooms.clock.look();
  };
  const seen = async (index: number) => (await answerOf(frameOf(index).view(roomId))).room;
  /** Everybody who is asked puts all his chips in; false: nobody is. */
  const shove = async (): Promise<boolean> => {
    for (const index of guests.keys()) {
      const { hand } = await seen(index);
      if (!hand || hand.mySeat === null || !hand.waiting.includes(hand.mySeat)) continue;
      const { offers } = hand.game as unknown as HoldemView;
      const [act, amount] = offers?.maxRaise ? ['raise', offers.maxRaise] : [offers?.canCheck ? 'check' : 'call', null];
      await answerOf(frameOf(index).act(hand.handId, hand.myTurn, act ?? 'fold', amount ?? null));
      return true;
    }
    return false;
  };
  const cash = async () => Promise.all(guests.map(({ memberId }) => money.cashOf(memberId)));
  return { guests, roomId, frameOf, later, seen, shove, cash, restart: () => void (rooms = harness.build()) };
}

test('six players bring the same once, the clock raises blinds, two are paid 65 and 35 percent, and no unit is lost', {
  timeout: 240_000,
}, async () => {
  const game = await entrants(7);
  const { roomId, frameOf, later, seen, shove } = game;
  expect(await frameOf(0).sit(roomId, '100')).toEqual(refused('buy_in_out_of_bounds'));
  const stayId = randomUUID();
  await Promise.all([frameOf(0).sit(roomId, entry, stayId), frameOf(0).sit(roomId, entry, stayId)]);
  await answerOf(frameOf(0).sit(roomId, entry, stayId));
  expect(await money.cashOf(game.guests[0]?.memberId ?? '')).toBe(startMinor - 110n);
  for (const index of [1, 2, 3, 4]) await answerOf(frameOf(index).sit(roomId, entry));
  await later(60_000);
  expect(await seen(0)).toMatchObject({
    status: 'open',
    hand: null,
    tournament: { prizes: ['390', '210'], feeMinor: '10' },
  });
  // One goes before it begins, and has all back; another takes the seat.
  await answerOf(frameOf(4).leave(roomId));
  await later(1);
  await later(3_000);
  expect(await money.cashOf(game.guests[4]?.memberId ?? '')).toBe(startMinor);
  for (const index of [5, 6]) await answerOf(frameOf(index).sit(roomId, entry));
  await later(1);
  expect((await seen(0)).status).toBe('playing');
  expect(await frameOf(4).sit(roomId, entry)).toEqual(refused('room_closed'));
  expect((await answerOf(frameOf(0).leave(roomId))).room.you?.status).toBe('seated');
  expect(await frameOf(0).topUp(roomId, '10')).toEqual(refused('room_closed'));
  await later(5_001);
  expect((await seen(0)).players.map(({ stackMinor }) => stackMinor)).toEqual(Array.from({ length: 6 }, () => '1500'));
  const handId = (await seen(0)).hand?.handId;
  expect((await seen(0)).hand?.game).toMatchObject({ total: '30' });
  game.restart();
  expect((await seen(0)).hand?.handId).toBe(handId);
  let hands = 0;
  for (; (await seen(0)).status === 'playing' && hands < 60; hands += 1) {
    while (await shove());
    if (hands % 2 === 0) game.restart();
    await later(hands === 0 ? 300_001 : 6_001);
  }
  expect(hands).toBeGreaterThan(0);
  const { tournament, status } = await seen(0);
  expect(status).toBe('closed');
  await later(3_000);
  expect(tournament?.finished).toHaveLength(6);
  const prizes = tournament?.finished.map(({ prizeMinor }) => BigInt(prizeMinor)) ?? [];
  expect(prizes.reduce((sum, prize) => sum + prize, 0n)).toBe(600n);
  expect(Math.max(...prizes.map(Number))).toBeGreaterThanOrEqual(300);
  const cash = await game.cash();
  expect(cash.reduce((sum, one) => sum + one, 0n)).toBe(7n * startMinor - 60n);
  const { list } = await answerOf(frameOf(0).hands());
  expect(list.length).toBeGreaterThan(0);
  for (const hand of list) expect(await verifyHand(hand)).toMatchObject({ isCommitted: true, isSame: true });
  await money.expectCleanBooks();
  expect(harness.failures).toEqual([]);
});

test('a tournament that the operator closes pays fees back and what is left by chips; one that never began pays all back', {
  timeout: 240_000,
}, async () => {
  const close = 'update rooms.rooms set status = $2, due_at = now() where id = $1';
  const early = await entrants(3);
  for (const index of [0, 1, 2]) await answerOf(early.frameOf(index).sit(early.roomId, entry));
  await money.owner.query(close, [early.roomId, 'closing']);
  await early.later(1);
  await early.later(3_000);
  expect(await early.cash()).toEqual([startMinor, startMinor, startMinor]);

  const game = await entrants(6);
  const { roomId, frameOf, later, seen, shove } = game;
  for (const index of game.guests.keys()) await answerOf(frameOf(index).sit(roomId, entry));
  await later(1);
  await later(5_001);
  // Two of the six put all in; the others leave it to the clock.
  await shove();
  await shove();
  await money.owner.query(close, [roomId, 'closing']);
  for (let step = 0; step < 10 && (await seen(0)).status !== 'closed'; step += 1) await later(29_000);
  expect((await seen(0)).status).toBe('closed');
  await later(3_000);
  await later(3_000);
  const { rows } = await money.owner.query(
    'select sum(rake_minor)::bigint::text as fees, count(*)::int as ended from rooms.stays where room_id = $1 and status = $2',
    [roomId, 'ended'],
  );
  expect(rows[0].ended).toBe(6);
  const cash = await game.cash();
  expect(cash.reduce((sum, one) => sum + one, 0n)).toBe(6n * startMinor - BigInt(rows[0].fees));
  await money.expectCleanBooks();
  expect(harness.failures).toEqual([]);
});
