// @covers tien-len-client zjh-client

import type { RoomView } from '@baize/contract';
import type { TienLenView } from '@baize/games/tien-len';
import type { ZjhSeatView, ZjhView } from '@baize/games/zjh';
import { expect, test } from 'vitest';
import { saidOf } from '../zjh/zjh-view.ts';
import { mayPlay, ownCards } from './tien-len-view.ts';

const at = '2026-01-01T00:00:00.000Z';
/** Spades: 2 three, 3 four, 4 five, 5 six, 1 two; 13 more each for hearts, clubs, diamonds. */
const held = [2, 15, 3, 16, 4, 17, 5, 18];
const roomOf = (waiting: number[], view: Partial<TienLenView>): RoomView => ({
  ...{ roomId: 'r', gameCode: 'room_tien_len', stake: 'low', number: 1, status: 'open', version: 1, serverTime: at },
  ...{ baseMinor: '10', minEntryMinor: '200', maxEntryMinor: '2000', seats: 4, rake10k: 500, readyAt: at },
  ...{
    nextSeedHash: '',
    players: [],
    you: { seat: 0, stayId: 's', stackMinor: '200', addingMinor: '0', status: 'seated', presence: null },
    queue: { length: 0, kept: 0, place: null, keptUntil: null },
    tournament: null,
  },
  hand: {
    ...{ handId: 'h', number: 1, button: 1, seedHash: '', clientSeed: '', phase: 'turn', waiting, askedAt: at },
    ...{ decisionMs: 20_000, deadline: at, mySeat: 0, myTurn: 0, plans: [], plan: null, canShow: [], names: [] },
    game: {
      ...{ laid: null, firstCard: null, chop: null, instant: null, ...view },
      seats: [
        { seat: 0, cards: held, hasPassed: false, net: null, rake: null },
        { seat: 1, cards: [null], hasPassed: false, net: null, rake: null },
      ],
    },
  },
});

test('the first play holds the lowest card, and later ones beat what lies on the table', () => {
  expect(ownCards(roomOf([0], {}))).toEqual(held);
  expect(mayPlay(roomOf([0], { firstCard: 2 }), [3])).toBe(false);
  expect(mayPlay(roomOf([0], { firstCard: 2 }), [2, 15])).toBe(true);
  expect(mayPlay(roomOf([0], { laid: { seat: 1, cards: [3] } }), [2])).toBe(false);
  expect(mayPlay(roomOf([0], { laid: { seat: 1, cards: [3] } }), [16])).toBe(true);
  expect(mayPlay(roomOf([0], {}), [])).toBe(false);
});

test('only four consecutive pairs are played out of turn, and not over the own play', () => {
  expect(mayPlay(roomOf([1], { laid: { seat: 1, cards: [1, 14] } }), held)).toBe(true);
  expect(mayPlay(roomOf([1], { laid: { seat: 1, cards: [1] } }), held.slice(2))).toBe(false);
  expect(mayPlay(roomOf([1], { laid: { seat: 0, cards: [1] } }), held)).toBe(false);
  expect(mayPlay(roomOf([1], {}), held)).toBe(false);
});

test('a seat of win three cards says what it did last, or that it lost a comparison', () => {
  const view = (loser: number | null) =>
    ({ compared: loser === null ? null : { by: 0, with: 1, loser } }) as unknown as ZjhView;
  const seat = (act: 'call' | 'fold' | 'compare' | null, hasFolded = false) =>
    ({ seat: 1, hasFolded, said: act && { act, paid: '10' } }) as ZjhSeatView;
  expect(saidOf(view(null), seat('call'))).toBe('call');
  expect(saidOf(view(null), seat(null))).toBeNull();
  expect(saidOf(view(1), seat('call', true))).toBe('out');
  expect(saidOf(view(0), seat('call', true))).toBe('out');
  expect(saidOf(view(null), seat('fold', true))).toBe('fold');
});
