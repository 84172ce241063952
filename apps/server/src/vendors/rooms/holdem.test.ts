// @covers holdem-room room-verifier

import type { HoldemView } from '@baize/games/holdem';
import { expect, test } from 'vitest';
import { cashPoolOf } from '../../modules/gateway/index.ts';
import { createSecretBox } from '../../platform/crypto/secret-box.ts';
import { asStaff } from '../sportsbook/testing/desk.fixture.ts';
import type { StaffPorts } from '../vendor.ts';
import { silentHub } from './dependencies.ts';
import { createRoomsDesk } from './staff/desk.ts';
import { answerOf, type RoomFrame, useRooms } from './testing/rooms.fixture.ts';
import { verifyHand } from './verifier/verify-hand.ts';

const harness = useRooms('room_holdem');
const { money } = harness;
const buyIn = '1000';

/** What a frame sees of the hand at its table. */
async function seenBy(frame: RoomFrame, roomId: string) {
  const { hand } = (await answerOf(frame.view(roomId))).room;
  if (!hand) throw new Error('no hand');
  return { hand, view: hand.game as unknown as HoldemView };
}
const cardsOf = ({ seats }: HoldemView) => seats.map(({ cards }) => cards.filter((card) => card !== null).length);

/** Two players at a table whose first hand is dealt. */
async function seatTwo(stake: 'low' | 'medium') {
  const rooms = harness.build();
  const [a, b] = [await harness.enter(rooms), await harness.enter(rooms)];
  const listed = (await answerOf(a.frame.lobby())).rooms;
  const room = listed.find((one) => one.stake === stake);
  if (!room) throw new Error(`no table of stake ${stake}`);
  for (const { frame } of [a, b]) await answerOf(frame.sit(room.roomId, room.minEntryMinor));
  const later = async (ms: number) => {
    money.clock.advanceMs(ms);
    await rooms.clock.look();
  };
  await later(1);
  return { rooms, a, b, roomId: room.roomId, later };
}

test('two players play a hand without limit: own cards alone, no seed before both have stood up, all chips there', {
  timeout: 120_000,
}, async () => {
  const { rooms, a, b, roomId, later } = await seatTwo('low');
  const { hand } = await seenBy(a.frame, roomId);
  const frames = [a.frame, b.frame];
  // Seat 1 has the button: the small blind, first before the flop.
  expect(hand).toMatchObject({ button: 1, phase: 'preflop', waiting: [1] });
  expect(cardsOf((await seenBy(a.frame, roomId)).view)).toEqual([2, 0]);
  expect(cardsOf((await seenBy(b.frame, roomId)).view)).toEqual([0, 2]);
  expect(cardsOf((await seenBy((await harness.enter(rooms)).frame, roomId)).view)).toEqual([0, 0]);

  const act = (seat: number, turn: number, name: string, amount: string | null = null) =>
    (frames[seat] as RoomFrame).act(hand.handId, turn, name, amount);
  expect(await act(0, 0, 'check')).toMatchObject({ message: 'step_not_offered' });
  expect(await act(1, 0, 'raise', '19')).toMatchObject({ message: 'step_not_offered' });
  await answerOf(act(1, 0, 'raise', '30'));
  await answerOf(act(0, 0, 'call'));
  const flop = await seenBy(b.frame, roomId);
  expect(flop.view).toMatchObject({ street: 'flop', total: '60', pots: [{ amount: '60', seats: [0, 1] }] });
  expect(flop.view.board).toHaveLength(3);
  await answerOf(act(0, 1, 'check'));
  await answerOf(act(1, 1, 'raise', '100'));
  // Time and time bank of seat 0 go by: a bet that is not answered is a fold.
  await later(15_000 + 30_000 + 1);
  const over = await seenBy(a.frame, roomId);
  expect(over.hand.phase).toBeNull();
  expect(cardsOf(over.view)).toEqual([2, 0]);

  const [played] = (await answerOf(a.frame.hands())).list;
  expect(played).toMatchObject({ gameCode: 'room_holdem', serverSeed: null, game: { total: '60' } });
  expect(played?.result.map(({ netMinor, rakeMinor }) => [netMinor, rakeMinor])).toEqual([
    ['-30', '0'],
    ['27', '3'],
  ]);
  const staffPorts = { noteReading: async () => undefined, playersOf: async () => new Map() } as unknown as StaffPorts;
  const { vendorsDatabase: database, clock } = money;
  const desk = createRoomsDesk(
    {
      ...{ database, clock, staffPorts, cashPoolOf },
      secretBox: createSecretBox('a secret of tests'),
      playerRefOf: async () => null,
    },
    silentHub,
  );
  const request = { ...asStaff(money.brand.id), params: { handId: hand.handId } };
  const read = await answerOf(desk.staffRoomHand(request as never));
  expect(cardsOf(read.game as unknown as HoldemView)).toEqual([2, 2]);

  await answerOf(a.frame.leave(roomId));
  await later(1);
  expect((await answerOf(b.frame.hands())).list[0]?.serverSeed).toBeNull();
  await answerOf(b.frame.leave(roomId));
  await later(1);
  const [open] = (await answerOf(b.frame.hands())).list;
  if (!open) throw new Error('no hand in the history');
  expect(await verifyHand(open)).toMatchObject({ isCommitted: true, isSame: true });
  await expect(verifyHand({ ...open, actions: open.actions.slice(0, -1) })).rejects.toThrow('not played to its end');
  // Whoever sits down again sits opposite those whose cards were not shown.
  await answerOf(a.frame.sit(roomId, buyIn));
  expect((await answerOf(b.frame.hands())).list[0]?.serverSeed).toBeNull();
  await answerOf(a.frame.leave(roomId));
  await later(1);
  await later(3_000);
  expect((await money.cashOf(a.memberId)) + (await money.cashOf(b.memberId))).toBe(200_000n - 3n);
  await money.expectCleanBooks();
  expect(harness.failures).toEqual([]);
});

test('after a stop of the server a decision begins anew: nobody folds by a clock that did not run', {
  timeout: 120_000,
}, async () => {
  const { a, b, roomId, later } = await seatTwo('medium');
  const { hand } = await seenBy(b.frame, roomId);
  expect(hand.waiting).toEqual([1]);
  await later(600_000);
  expect((await seenBy(b.frame, roomId)).hand).toMatchObject({ phase: 'preflop', waiting: [1], mySeat: 1 });
  await answerOf(b.frame.act(hand.handId, 0, 'fold', null));
  expect((await seenBy(a.frame, roomId)).hand.phase).toBeNull();
  for (const { frame } of [a, b]) await answerOf(frame.leave(roomId));
  await later(1);
  await later(3_000);
  expect((await money.cashOf(a.memberId)) + (await money.cashOf(b.memberId))).toBe(200_000n);
  await money.expectCleanBooks();
});
