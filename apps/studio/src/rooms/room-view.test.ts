// @covers room-client

import type { RoomView } from '@baize/contract';
import { expect, test } from 'vitest';
import { quickRoom } from './RoomsLobby.tsx';
import { buyIns, hasSeat, isNewer, mayTopUp, myDecision, placeOf, seatAt } from './room-view.ts';

const at = '2026-01-01T00:00:00.000Z';
const dealt = (seat: number) => ({
  ...{ seat, cards: [1, 2, 3, 4, null], hand: null, bid: null, hasBid: false, bet: null, net: null, rake: null },
});
const room: RoomView = {
  ...{ roomId: 'r', gameCode: 'room_niuniu', stake: 'low', number: 1, status: 'open', version: 5, serverTime: at },
  ...{ baseMinor: '10', minEntryMinor: '4800', maxEntryMinor: '19200', seats: 6, rake10k: 500, readyAt: at },
  nextSeedHash: '',
  players: [
    { seat: 1, name: 'ana', stackMinor: '4800', isLeaving: false, isAway: false, isOut: false, rebuyUntil: null },
    { seat: 4, name: 'ben', stackMinor: '5000', isLeaving: false, isAway: true, isOut: false, rebuyUntil: null },
  ],
  you: { seat: 4, stayId: 's', stackMinor: '5000', addingMinor: '0', status: 'seated', presence: null },
  queue: { length: 0, kept: 0, place: null, keptUntil: null },
  tournament: null,
  hand: {
    ...{ handId: 'h', number: 1, button: 1, seedHash: '', clientSeed: '', phase: 'bid', waiting: [4], askedAt: at },
    ...{ decisionMs: 8_000, deadline: at, mySeat: 4, myTurn: 0, plans: [], plan: null, canShow: [] },
    names: [
      { seat: 1, name: 'ana' },
      { seat: 4, name: 'ben' },
      { seat: 5, name: 'cleo' },
    ],
    game: { banker: null, bankMultiplier: null, seats: [dealt(1), dealt(4), dealt(5)] },
  },
};

test('the own view stands before the public one of the same state, and nothing goes back', () => {
  const hand = room.hand && { ...room.hand, mySeat: null };
  const publicView = { ...room, you: null, hand };
  expect(isNewer(publicView, room)).toBe(false);
  expect(isNewer(room, publicView)).toBe(true);
  // Whoever stood up was dealt in all the same.
  expect(isNewer(publicView, { ...room, you: null })).toBe(false);
  expect(isNewer({ ...room, version: 4 }, room)).toBe(false);
  // Whoever has stood up is sent the public view alone.
  expect(isNewer({ ...publicView, version: 6 }, room)).toBe(true);
});

test('the own seat is nearest, and the others follow clockwise', () => {
  expect([4, 5, 0, 3].map((seat) => placeOf(seat, room))).toEqual([0, 1, 2, 5]);
  expect(placeOf(2, { ...room, you: null, hand: null })).toBe(2);
  // Whoever stood up looks at the end of the hand from where he sat.
  expect(placeOf(4, { ...room, you: null })).toBe(0);
});

test('a seat shows who sits there, who stood up in mid-hand, and nobody', () => {
  expect(seatAt(room, 4, true)).toMatchObject({
    name: 'ben',
    isMine: true,
    isWaited: true,
    isAway: true,
    stackMinor: 5_000n,
  });
  expect(seatAt(room, 5, true)).toMatchObject({ name: 'cleo', stackMinor: null, dealt: { seat: 5 } });
  expect(seatAt(room, 0, true)).toBeNull();
  // The end of an all-in is still looked at, though the hand is over.
  const over = { ...room, hand: room.hand && { ...room.hand, phase: null } };
  expect(seatAt(over, 5, true)).toMatchObject({ name: 'cleo', stackMinor: null });
  expect(seatAt(over, 5, false)).toBeNull();
  const newcomer = {
    seat: 5,
    name: 'dora',
    stackMinor: '9000',
    isLeaving: false,
    isAway: false,
    isOut: false,
    rebuyUntil: null,
  };
  const joined = { ...room, players: [...room.players, newcomer] };
  expect(seatAt(joined, 5, true)).toMatchObject({ name: 'dora', dealt: null });
});

test('a player is asked only while the hand waits for his seat', () => {
  expect(myDecision(room)).toBe('bid');
  expect(room.hand && myDecision({ ...room, hand: { ...room.hand, waiting: [1] } })).toBeNull();
  expect(myDecision({ ...room, you: null })).toBeNull();
});

test('buy-ins go from the least to the most, and a quick seat is one that can be paid', () => {
  expect(buyIns({ ...room, you: null })).toEqual([4_800n, 8_400n, 12_000n, 15_600n, 19_200n]);
  const mine = { stackMinor: '5000', addingMinor: '1000' };
  const sits = (you: object): RoomView => ({ ...room, you: { ...(room.you as object), ...you } as RoomView['you'] });
  expect(buyIns(sits(mine))).toEqual([3_300n, 5_775n, 8_250n, 10_725n, 13_200n]);
  expect(buyIns(sits({ stackMinor: '0' }))).toEqual([4_800n, 8_400n, 12_000n, 15_600n, 19_200n]);
  expect([mayTopUp(sits(mine)), mayTopUp(sits({ stackMinor: '19200' })), mayTopUp(room)]).toEqual([true, false, true]);
  const lobby = { ...room, players: 2, waiting: 0, kept: 0 };
  const rooms = [
    { ...lobby, roomId: 'few', players: 1 },
    { ...lobby, roomId: 'many', players: 4 },
    { ...lobby, roomId: 'full', players: 6 },
    { ...lobby, roomId: 'kept', players: 5, waiting: 2, kept: 1 },
    { ...lobby, roomId: 'dear', players: 5, minEntryMinor: '99999' },
  ];
  expect(quickRoom(rooms, 5_000n)?.roomId).toBe('many');
  expect(quickRoom(rooms, 100n)).toBeNull();
});

test('a seat that is kept for another is not offered, and one that is kept for the player is', () => {
  const full = { ...room, seats: 3, queue: { length: 1, kept: 1, place: null, keptUntil: null } };
  expect(hasSeat({ ...full, queue: room.queue })).toBe(true);
  expect(hasSeat(full)).toBe(false);
  expect(hasSeat({ ...full, queue: { ...full.queue, place: 1, keptUntil: at } })).toBe(true);
  expect(hasSeat({ ...full, status: 'closing', queue: room.queue })).toBe(false);
});

test('the view of whoever waits stands before the public one of the same state', () => {
  const waiting = { ...room, you: null, hand: null, queue: { length: 2, kept: 0, place: 2, keptUntil: null } };
  const publicView = { ...waiting, queue: { ...waiting.queue, place: null } };
  expect(isNewer(publicView, waiting)).toBe(false);
  expect(isNewer(waiting, publicView)).toBe(true);
});

test('whoever is out of a tournament keeps his place, and nobody adds chips to one', () => {
  const tournament = {
    ...{ entryMinor: '110', feeMinor: '10', chips: '1500', prizes: ['390', '210'], level: 1, bigBlind: '20' },
    ...{ nextBigBlind: '30', nextLevelAt: at, finished: [], mine: { place: 4, prizeMinor: '0' } },
  };
  const out = { ...room, you: null, hand: null, tournament };
  const publicView = { ...out, tournament: { ...tournament, mine: null } };
  expect(isNewer(publicView, out)).toBe(false);
  expect(isNewer(out, publicView)).toBe(true);
  expect([mayTopUp(room), mayTopUp({ ...room, tournament })]).toEqual([true, false]);
});
