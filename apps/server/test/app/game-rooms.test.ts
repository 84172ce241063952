// @covers table-news-across-processes table-payment-news

import { randomUUID } from 'node:crypto';
import type { TableState } from '@baize/contract';
import { gameChannel, memberChannel, staffChannel } from '@baize/contract/sockets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LiveServer, type LiveSocket, openLiveServer } from '../support/live-server.ts';
import { durationMs, quickestMs } from '../support/stalls.ts';
import { testClock } from '../support/test-clock.ts';
import { useTestDatabase } from '../support/test-database.ts';

const db = useTestDatabase();
const clock = testClock();
/** Where the players listen; it runs no table. */
let listening: LiveServer;
/** The process that runs the tables. */
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

const withinMs = 1_000;
const sandbox = { origin: 'null' };

async function enterRoulette() {
  serial += 1;
  const token = await listening.register(`rooms${serial}`);
  await listening.call('sandboxDeposit', { body: { requestId: randomUUID(), amount: '500.00' } }, { token });
  return enter('roulette', token);
}

async function enter(gameCode: string, token: string) {
  const data = { vendor: 'BAIZE', gameCode, language: 'TY' } as const;
  const { value } = await listening.call('launchGame', { data }, { token });
  const launchToken = new URL(value.url, listening.url).searchParams.get('launchToken') ?? '';
  const opened = await listening.call('studioOpen', { body: { launchToken } });
  const { session } = opened.value;
  return { token, session, headers: { 'game-session': session } };
}

const statusNow = async (): Promise<string | undefined> => {
  const { rows } = await db.owner.query(
    "select status from studio.table_rounds where game_code = 'roulette' order by number desc limit 1",
  );
  return rows[0]?.status;
};
/** Waits for the process that runs the table; the moment at which the database has the status. */
async function reached(status: string): Promise<number> {
  await expect.poll(statusNow, { interval: 5 }).toBe(status);
  return performance.now();
}

type Room = LiveSocket<typeof gameChannel>;
const statesOf = (room: Room) =>
  room.heard.filter(({ name }) => name === 'table').map(({ value }) => value as TableState);
/** How long after a moment the room is called on a table in this status. */
async function heard(room: Room, status: string, sinceMs: number): Promise<number> {
  await expect.poll(() => statesOf(room).at(-1)?.round?.status, { interval: 5 }).toBe(status);
  return performance.now() - sinceMs;
}

test('a round that another process runs is heard at every step within a second, and the payout by its player at this table alone', {
  timeout: 120_000,
}, async () => {
  const [player, bystander] = [await enterRoulette(), await enterRoulette()];
  const room: Room = await listening.connect(gameChannel, { session: player.session }, sandbox);
  const other: Room = await listening.connect(gameChannel, { session: bystander.session });
  const elsewhere = await enter('baccarat', player.token);
  const otherTable: Room = await listening.connect(gameChannel, { session: elsewhere.session }, sandbox);
  await reached('betting');
  const { value: table } = await listening.call('studioTableState', {}, player.headers);
  const roundId = table.state.round?.roundId ?? '';

  const bets = [{ key: 'red', selection: '', stakeMinor: '1000' }];
  let stakedMinor = 0;
  const placeAndReceive = async () => {
    const body = { roundId, placementId: randomUUID(), bets, entropy: 'mine' };
    expect(await running.call('studioTableBet', { body }, player.headers)).toMatchObject({ success: true });
    stakedMinor += 1_000;
    const told = await other.next('bets');
    expect(told).toMatchObject({ players: 1, totals: [{ key: 'red', stakeMinor: `${stakedMinor}`, players: 1 }] });
  };
  expect(await quickestMs(withinMs, () => durationMs(placeAndReceive))).toBeLessThan(withinMs);

  const delaysMs: number[] = [];
  for (const [status, waitMs] of [
    ['closed', 20_000],
    ['dealt', 2_000],
    ['settled', 9_000],
  ] as const) {
    clock.advanceMs(waitMs);
    const sinceMs = await reached(status);
    delaysMs.push(await heard(room, status, sinceMs));
    await heard(other, status, sinceMs);
  }
  // A step that a stalled machine holds up says nothing; all of them would.
  expect(Math.min(...delaysMs)).toBeLessThan(withinMs);
  const last = statesOf(room).at(-1)?.round;
  expect(last).toMatchObject({ roundId, status: 'settled' });

  const paid = await room.next('paid');
  const { list } = (await listening.call('studioTableSeats', { data: { pageSize: 1 } }, player.headers)).value;
  expect(paid.payoutMinor).toBe(list[0]?.seat.payoutMinor);
  expect(paid.balanceMinor).toBe(`${50_000 - stakedMinor + Number(paid.payoutMinor)}`);
  for (const { heard } of [other, otherTable]) expect(heard.map(({ name }) => name)).not.toContain('paid');
});

test('a session that has ended, or that never was, is not let in', async () => {
  const { token, session } = await enterRoulette();
  await listening.call('logout', {}, { token });
  for (const dead of [session, 'nobody', '']) {
    await expect(listening.connect(gameChannel, { session: dead }, sandbox)).rejects.toThrow('session_expired');
  }
});

test.each([
  ['logs out', (token: string) => listening.call('logout', {}, { token })],
  [
    'is blocked',
    (token: string) =>
      db.owner.query(
        `update members set blocked_at = now() where id = (select member_id from sessions where token_hash = sha256($1::bytea))`,
        [token],
      ),
  ],
] as const)(
  'a socket in a game is closed at once when its player %s, in each process, and hears nothing more',
  async (_how, end) => {
    const { token, session } = await enterRoulette();
    const stranger = await enterRoulette();
    const rooms = [
      await listening.connect(gameChannel, { session }, sandbox),
      await running.connect(gameChannel, { session }, sandbox),
    ];
    const other: Room = await listening.connect(gameChannel, { session: stranger.session }, sandbox);
    const { rowCount } = (await end(token)) as { rowCount?: number };
    expect(rowCount ?? 1).toBe(1);
    for (const room of rooms) expect(await room.closed).toBe('io server disconnect');
    expect(other.raw.connected).toBe(true);
  },
);

test('a frame without an origin is let into the game’s room and nowhere else', async () => {
  const { token, session } = await enterRoulette();
  const staff = await listening.signInStaff();
  await listening.connect(gameChannel, { session }, sandbox);
  await listening.connect(memberChannel, { token });
  await listening.connect(staffChannel, { token: staff });
  await expect(listening.connect(memberChannel, { token }, sandbox)).rejects.toThrow();
  await expect(listening.connect(staffChannel, { token: staff }, sandbox)).rejects.toThrow();
  await expect(listening.connect(gameChannel, { session }, { origin: 'https://evil.example' })).rejects.toThrow();
});

test('nothing failed behind all of this', () => {
  expect([...listening.failures, ...running.failures]).toEqual([]);
});
