// @covers table-news-order

import type { TableState } from '@baize/contract';
import { expect, onTestFinished, test } from 'vitest';
import type { Sockets } from '../../platform/sockets/sockets.ts';
import type { StaffPorts } from '../vendor.ts';
import { createGameRooms } from './game-rooms.ts';

interface Reading {
  what: 'state' | 'bets';
  answer: (players: number) => void;
}

/** Rooms whose tables are read as slowly as a test wants; `told`: what the sockets heard, with its number of players. */
function heldRooms() {
  const told: [name: string, players: number][] = [];
  const readings: Reading[] = [];
  const log = (_room: string, name: string, { players }: { players: number }) => told.push([name, players]);
  const sockets = { open: () => ({ send: log, sendVolatile: log, peers: () => [] }) } as unknown as Sockets;
  const rooms = createGameRooms({
    sockets,
    staffPorts: {} as StaffPorts,
    sessions: { siteSessionOf: async () => null, isAwake: async () => true, news: null },
    onFailure: (error) => expect.fail(String(error)),
  });
  const read = (what: Reading['what']) => () =>
    new Promise<TableState>((resolve) => {
      readings.push({ what, answer: (players) => resolve({ players } as TableState) });
    });
  rooms.open({ playerOf: async () => null, tableState: read('state'), tableBets: read('bets') });
  const reading = async (index: number, what: Reading['what']): Promise<Reading> => {
    await expect.poll(() => readings[index]?.what, { interval: 5 }).toBe(what);
    return readings[index] as Reading;
  };
  onTestFinished(rooms.close);
  return { ...rooms, told, reading };
}

test('a step that begins while bets are being read is sent without waiting for them, and they are not sent behind it', async () => {
  const { hub, told, reading } = heldRooms();
  hub.betsChanged('roulette');
  const bets = await reading(0, 'bets');
  hub.roundChanged('roulette');
  (await reading(1, 'state')).answer(2);
  await expect.poll(() => told).toEqual([['table', 2]]);
  bets.answer(1);
  hub.betsChanged('roulette');
  (await reading(2, 'bets')).answer(3);
  await expect.poll(() => told.length).toBe(2);
  expect(told).toEqual([
    ['table', 2],
    ['bets', 3],
  ]);
});

test('of two steps the older is not sent behind the newer; another table’s news are its own', async () => {
  const { hub, told, reading } = heldRooms();
  for (const gameCode of ['sic_bo', 'roulette', 'roulette']) hub.roundChanged(gameCode);
  const [other, older, newer] = await Promise.all([0, 1, 2].map((index) => reading(index, 'state')));
  newer?.answer(2);
  await expect.poll(() => told.length).toBe(1);
  older?.answer(1);
  other?.answer(7);
  await expect.poll(() => told.length).toBe(2);
  expect(told).toEqual([
    ['table', 2],
    ['table', 7],
  ]);
});

test('bets that come within a moment are sent once', async () => {
  const { hub, told, reading } = heldRooms();
  for (let bet = 0; bet < 50; bet += 1) hub.betsChanged('roulette');
  (await reading(0, 'bets')).answer(50);
  await expect.poll(() => told).toEqual([['bets', 50]]);
});
