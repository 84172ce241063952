// @covers room-top-ups

import { randomUUID } from 'node:crypto';
import type { HoldemView } from '@baize/games/holdem';
import { expect, test } from 'vitest';
import { answerOf, type RoomFrame, roomFrame, useRooms } from './testing/rooms.fixture.ts';

const harness = useRooms('room_holdem');
const { money } = harness;
const failure = (message: string) => ({ ok: false, message });
const pauseMs = 8_001;
const rebuyMs = 20_001;

const seen = async (frame: RoomFrame, roomId: string) => (await answerOf(frame.view(roomId))).room;

/** The clock looks at the room as it does after every call. */
const lookNow = (roomId: string) =>
  money.owner.query('update rooms.rooms set due_at = $2 where id = $1', [roomId, money.clock.now()]);

/** Two players at a table with blinds of 5 and 10 and a first hand; the least buy-in is 200, the largest 1000. */
async function twoSeated() {
  const rooms = harness.build();
  const [a, b] = [await harness.enter(rooms), await harness.enter(rooms)];
  await money.owner.query("update rooms.rooms set status = 'closed'");
  const room = (await answerOf(a.frame.lobby())).rooms.find(({ stake }) => stake === 'low');
  if (!room) throw new Error('no room');
  const { roomId } = room;
  for (const { frame } of [a, b]) await answerOf(frame.sit(roomId, '200'));
  const later = async (ms: number) => {
    money.clock.advanceMs(ms);
    await rooms.clock.look();
  };
  await later(1);
  /** What the awaited player does; answers who that was. */
  const act = async (choose: (view: HoldemView) => [act: string, amount: string | null]) => {
    for (const one of [a, b]) {
      const { hand } = await seen(one.frame, roomId);
      if (!hand || hand.phase === null || hand.mySeat !== hand.waiting[0]) continue;
      await answerOf(one.frame.act(hand.handId, hand.myTurn, ...choose(hand.game as unknown as HoldemView)));
      return one;
    }
    throw new Error('nobody is awaited');
  };
  const fold = () => act(() => ['fold', null]);
  /** Ends every sitting; what both have together is what they began with, less rake. */
  const end = async (rakeMinor: bigint | null) => {
    for (const { frame } of [a, b]) await answerOf(frame.leave(roomId));
    await later(46_000);
    await later(1);
    await later(3_000);
    await later(3_000);
    const left = (await money.cashOf(a.memberId)) + (await money.cashOf(b.memberId));
    const { rows } = await money.owner.query(
      'select coalesce(sum(rake_minor), 0)::text as rake from rooms.hands where room_id = $1',
      [roomId],
    );
    expect(left).toBe(200_000n - BigInt(rows[0].rake));
    if (rakeMinor !== null) expect(BigInt(rows[0].rake)).toBe(rakeMinor);
    await money.expectCleanBooks();
    expect(harness.failures).toEqual([]);
  };
  return { rooms, a, b, roomId, later, act, fold, end };
}

test('chips that are asked for in a hand come after it, once, and go out with the stack', {
  timeout: 120_000,
}, async () => {
  const { a, roomId, later, fold, end } = await twoSeated();
  const id = randomUUID();
  const { room, balanceMinor } = await answerOf(a.frame.topUp(roomId, '300', id));
  expect(room.you).toMatchObject({ stackMinor: '200', addingMinor: '300' });
  expect(balanceMinor).toBe(`${100_000 - 500}`);
  await answerOf(a.frame.topUp(roomId, '300', id));
  await later(1);
  expect((await seen(a.frame, roomId)).you).toMatchObject({ stackMinor: '200', addingMinor: '300' });
  await fold();
  await later(1);
  const after = (await seen(a.frame, roomId)).you;
  expect(after?.addingMinor).toBe('0');
  expect(['495', '505']).toContain(after?.stackMinor);
  await answerOf(a.frame.topUp(roomId, '300', id));
  expect(await money.cashOf(a.memberId)).toBe(99_500n);
  await end(0n);
});

test('a top-up of another is not answered, and bounds hold with what is on its way', { timeout: 120_000 }, async () => {
  const { rooms, a, b, roomId, end } = await twoSeated();
  const id = randomUUID();
  expect(await a.frame.topUp(roomId, '801', id)).toEqual(failure('buy_in_out_of_bounds'));
  expect(await a.frame.topUp(roomId, '0', id)).toEqual(failure('buy_in_out_of_bounds'));
  await answerOf(a.frame.topUp(roomId, '500', id));
  expect(await a.frame.topUp(roomId, '301')).toEqual(failure('buy_in_out_of_bounds'));
  expect(await a.frame.topUp(roomId, '400', id)).toEqual(failure('repeated_with_other_content'));
  expect(await b.frame.topUp(roomId, '500', id)).toEqual(failure('repeated_with_other_content'));
  const stranger = await harness.enter(rooms);
  expect(await stranger.frame.topUp(roomId, '300')).toEqual(failure('round_closed'));
  await answerOf(b.frame.leave(roomId));
  expect(await b.frame.topUp(roomId, '300')).toEqual(failure('round_closed'));
  await end(0n);
});

test('a top-up for which the player has won too much meanwhile goes back', { timeout: 120_000 }, async () => {
  const { a, b, roomId, later, fold, end } = await twoSeated();
  for (const { frame } of [a, b]) await answerOf(frame.topUp(roomId, '800'));
  const folded = await fold();
  const winner = folded === a ? b : a;
  await later(1);
  await later(2_001);
  expect((await seen(winner.frame, roomId)).you).toMatchObject({ stackMinor: '205', addingMinor: '0' });
  expect((await seen(folded.frame, roomId)).you).toMatchObject({ stackMinor: '995', addingMinor: '0' });
  expect(await money.cashOf(winner.memberId)).toBe(99_800n);
  await end(0n);
});

test.each(['asks again', 'does not ask again'])(
  'a process is killed once the wallet has booked a top-up: its player %s, and nothing is lost',
  {
    timeout: 120_000,
  },
  async (player) => {
    const { a, roomId, later, fold, end } = await twoSeated();
    const id = randomUUID();
    await answerOf(a.frame.topUp(roomId, '300', id));
    // As the row stood: noted, and not known to be booked.
    await money.owner.query("update rooms.top_ups set status = 'buying' where id = $1", [id]);
    await lookNow(roomId);
    if (player === 'asks again') {
      const again = roomFrame(harness.build(), a.session);
      await answerOf(again.topUp(roomId, '300', id));
      await fold();
      await later(1);
      expect(BigInt((await seen(a.frame, roomId)).you?.stackMinor ?? '0')).toBeGreaterThan(490n);
      expect(await money.cashOf(a.memberId)).toBe(99_500n);
    } else {
      await later(15_001);
      await later(2_001);
      expect((await seen(a.frame, roomId)).you).toMatchObject({ addingMinor: '0' });
      expect(await money.cashOf(a.memberId)).toBe(99_800n);
      expect(await a.frame.topUp(roomId, '300', id)).toEqual(failure('round_closed'));
    }
    await end(0n);
  },
);

test('a top-up of which the wallet never heard is barred, and its player is dealt in as before', {
  timeout: 120_000,
}, async () => {
  const { a, roomId, later, end } = await twoSeated();
  const id = randomUUID();
  await money.owner.query(
    "insert into rooms.top_ups (id, stay_id, amount_minor, status, asked_at) select $1, id, 300, 'buying', $3 from rooms.stays where room_id = $2 and seat = 0",
    [id, roomId, money.clock.now()],
  );
  await lookNow(roomId);
  await later(1);
  await later(15_001);
  await later(2_001);
  expect(await a.frame.topUp(roomId, '300', id)).toEqual(failure('round_closed'));
  expect(await money.cashOf(a.memberId)).toBe(99_800n);
  await end(0n);
});

test('whoever stands up with chips on their way gets them back', { timeout: 120_000 }, async () => {
  const { a, b, roomId, later, fold, end } = await twoSeated();
  for (const { frame } of [a, b]) await answerOf(frame.topUp(roomId, '300'));
  await answerOf(a.frame.leave(roomId));
  await fold();
  await later(1);
  await later(3_000);
  expect([99_995n, 100_005n]).toContain(await money.cashOf(a.memberId));
  await end(0n);
});

test('whoever loses all chips keeps the seat for a while, and plays on with new ones', {
  timeout: 120_000,
}, async () => {
  const { a, b, roomId, later, act, end } = await twoSeated();
  const lost = async () => {
    const { players } = await seen(a.frame, roomId);
    return players.find(({ rebuyUntil }) => rebuyUntil !== null)?.seat ?? null;
  };
  /** Hands with all chips until somebody has none. */
  const playOut = async () => {
    while ((await lost()) === null) {
      if ((await seen(a.frame, roomId)).hand?.phase === null) await later(pauseMs);
      await act(({ offers }) => ['raise', offers?.maxRaise ?? null]);
      await act(() => ['call', null]);
    }
    const seat = await lost();
    return (await seen(a.frame, roomId)).you?.seat === seat ? a : b;
  };
  const poor = await playOut();
  await later(pauseMs);
  expect((await seen(poor.frame, roomId)).you).not.toBeNull();
  expect(await poor.frame.topUp(roomId, '100')).toEqual(failure('buy_in_out_of_bounds'));
  await answerOf(poor.frame.topUp(roomId, '200'));
  await later(1);
  await later(1);
  expect(await lost()).toBeNull();
  expect((await seen(poor.frame, roomId)).hand).toMatchObject({ phase: 'preflop', mySeat: expect.any(Number) });
  const again = await playOut();
  await later(pauseMs + rebuyMs);
  await later(3_000);
  expect((await seen(again.frame, roomId)).you).toBeNull();
  await end(null);
});
