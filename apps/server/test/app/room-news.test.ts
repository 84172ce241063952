// @covers room-news-across-processes

import { randomUUID } from 'node:crypto';
import { roomChannel } from '@baize/contract/sockets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LiveServer, openLiveServer } from '../support/live-server.ts';
import { testClock } from '../support/test-clock.ts';
import { useTestDatabase } from '../support/test-database.ts';

const db = useTestDatabase();
const clock = testClock();
let one: LiveServer;
let two: LiveServer;
beforeAll(async () => {
  one = await openLiveServer(db, clock);
  two = await openLiveServer(db, clock);
  for (const { server } of [one, two]) server.start();
});
afterAll(async () => {
  await one.close();
  await two.close();
});

const sandbox = { origin: 'null' };

async function enter(name: string) {
  const token = await one.register(name);
  await one.call('sandboxDeposit', { body: { requestId: randomUUID(), amount: '500.00' } }, { token });
  const data = { vendor: 'BAIZEPVP', gameCode: 'room_niuniu', language: 'TY' } as const;
  const { value } = await one.call('launchGame', { data }, { token });
  const launchToken = new URL(value.url, one.url).searchParams.get('launchToken') ?? '';
  const opened = await one.call('roomsOpen', { body: { launchToken } });
  return { session: opened.value.session, headers: { 'game-session': opened.value.session } };
}

test('a room that changes in one process is seen in the other, each seat with its own view', {
  timeout: 120_000,
}, async () => {
  const [sitter, watcher] = [await enter('roomnewsa'), await enter('roomnewsb')];
  const { value: lobby } = await one.call('roomsLobby', {}, sitter.headers);
  const [room] = lobby.rooms;
  if (!room) throw new Error('no room');
  const { roomId, maxEntryMinor } = room;
  const own = await two.connect(roomChannel, { session: sitter.session, roomId }, sandbox);
  const other = await two.connect(roomChannel, { session: watcher.session, roomId }, sandbox);
  const near = await one.connect(roomChannel, { session: watcher.session, roomId }, sandbox);
  const body = { stayId: randomUUID(), roomId, seat: null, amountMinor: maxEntryMinor, entropy: 'mine' };
  await one.call('roomsSit', { body }, sitter.headers);
  const mine = await own.next('seat');
  expect(mine).toMatchObject({ roomId, you: { stackMinor: maxEntryMinor } });
  for (const socket of [other, near]) {
    expect(await socket.next('watch')).toMatchObject({ roomId, you: null, players: [{ stackMinor: maxEntryMinor }] });
    expect(socket.heard.map(({ name }) => name)).not.toContain('seat');
  }
});
