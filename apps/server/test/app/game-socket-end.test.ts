// @covers session-end

import { randomUUID } from 'node:crypto';
import { gameChannel, memberChannel } from '@baize/contract/sockets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LiveServer, openLiveServer } from '../support/live-server.ts';
import { durationMs, quickestMs } from '../support/stalls.ts';
import { testClock } from '../support/test-clock.ts';
import { useTestDatabase } from '../support/test-database.ts';
import { testPassword } from '../support/test-server.ts';

const db = useTestDatabase();
const clock = testClock();
/** Where the players listen. */
let listening: LiveServer;
/** The process that runs the tables, and in which sessions are ended. */
let running: LiveServer;
let serial = 0;
beforeAll(async () => {
  listening = await openLiveServer(db, clock);
  running = await openLiveServer(db, clock);
  running.server.start();
  running.server.startShared();
});
afterAll(async () => {
  await listening.close();
  await running.close();
});

/** The specification's bound for the end of a session to reach what it opened. */
const withinMs = 2_000;

async function newPlayer() {
  serial += 1;
  const username = `leaver${serial}`;
  const token = await listening.register(username);
  await listening.call('sandboxDeposit', { body: { requestId: randomUUID(), amount: '100.00' } }, { token });
  return { username, token };
}

async function enterRoulette(token: string) {
  const data = { vendor: 'BAIZE', gameCode: 'roulette', language: 'TY' } as const;
  const { value } = await listening.call('launchGame', { data }, { token });
  const launchToken = new URL(value.url, listening.url).searchParams.get('launchToken') ?? '';
  const { session } = (await listening.call('studioOpen', { body: { launchToken } })).value;
  return { session, room: await listening.connect(gameChannel, { session }, { origin: 'null' }) };
}

const memberIdOf = async (token: string) => (await listening.call('memberInfo', {}, { token })).value.id;

/** Milliseconds from the session's end to the closing of its game socket, at best. */
const closingMs = (end: (player: { username: string; token: string }) => Promise<unknown>) =>
  quickestMs(withinMs, async () => {
    const player = await newPlayer();
    const { room } = await enterRoulette(player.token);
    return durationMs(async () => {
      await end(player);
      await room.closed;
    });
  });

describe('a game’s socket ends within two seconds of its session’s end', { timeout: 20_000 }, () => {
  test('at log-out in another process; another session of the member plays on', async () => {
    const bystanders: Awaited<ReturnType<typeof enterRoulette>>['room'][] = [];
    const logOut = async ({ username, token }: { username: string; token: string }) => {
      const other = await listening.call('login', { body: { username, password: testPassword } });
      bystanders.push((await enterRoulette(other.value.token)).room);
      await running.call('logout', {}, { token });
    };
    expect(await closingMs(logOut)).toBeLessThan(withinMs);
    expect(bystanders.every(({ raw }) => raw.connected)).toBe(true);
  });

  test('at a block', async () => {
    const block = async ({ token }: { token: string }) => running.server.identity.blockMember(await memberIdOf(token));
    expect(await closingMs(block)).toBeLessThan(withinMs);
  });

  test('at a new password in another session', async () => {
    const change = async ({ username }: { username: string }) => {
      const other = await running.call('login', { body: { username, password: testPassword } });
      const body = { newPassword: 'Garden-55512', confirmNewPassword: 'Garden-55512' };
      const changed = await running.call('changePassword', { body }, { token: other.value.token });
      expect(changed.success).toBe(true);
    };
    expect(await closingMs(change)).toBeLessThan(withinMs);
  });

  test('at its end by time, and the member’s own socket with it', async () => {
    const dayMs = 24 * 3_600_000;
    const own: Promise<string>[] = [];
    const expire = async ({ token }: { token: string }) => {
      own.push((await listening.connect(memberChannel, { token })).closed);
      clock.advanceMs(dayMs);
    };
    expect(await closingMs(expire)).toBeLessThan(withinMs);
    await Promise.all(own);
  });

  test('a listener keeps no session awake', async () => {
    const { token } = await newPlayer();
    const { room } = await enterRoulette(token);
    const beforeIdleMs = 20 * 60_000;
    clock.advanceMs(beforeIdleMs);
    // Time for a look that would have kept it awake.
    await new Promise((resolve) => setTimeout(resolve, withinMs));
    expect(room.raw.connected).toBe(true);
    clock.advanceMs(beforeIdleMs);
    await room.closed;
  });
});

test('whoever is let in while his session ends hears nothing of the table afterwards', {
  timeout: 20_000,
}, async () => {
  const { token } = await newPlayer();
  const { room, session } = await enterRoulette(token);
  const stays = await enterRoulette((await newPlayer()).token);
  await running.call('logout', {}, { token });
  await room.closed;
  const heardTill = room.heard.length;
  const toldTwice = Promise.all([stays.room.next('table'), stays.room.next('table')]);
  // A clock that stands still: each step of the table is some more moments.
  const moving = setInterval(() => clock.advanceMs(1_000), 50);
  await toldTwice.finally(() => clearInterval(moving));
  expect(room.heard).toHaveLength(heardTill);
  await expect(listening.connect(gameChannel, { session })).rejects.toThrow('session_expired');
});

test('nothing failed behind all of this', () => {
  expect([...listening.failures, ...running.failures]).toEqual([]);
});
