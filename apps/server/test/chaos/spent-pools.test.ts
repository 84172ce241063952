// @covers killed-processes

import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMoneyConnections } from '../../src/platform/database/money-connections.ts';
import { useTestDatabase } from '../support/test-database.ts';
import { type FaultAct, type FaultPlayer, instantRound } from './acts.ts';
import { borrowCluster, connectTo } from './cluster.ts';
import { median } from './figures.ts';
import { openScenario, type Scenario, until } from './scenario.ts';
import type { Sent } from './send.ts';
import { prepareServers, type ServerProcess } from './server-process.ts';

const db = useTestDatabase();
const port = 4864;
const url = `http://127.0.0.1:${port}`;
const generalConnections = 4;
const maxAnswerMs = 5_000;
/** For what is no promise of ours, on a machine that does other things, too. */
const patienceMs = 20_000;
let scenario: Scenario;
let server: ServerProcess;

beforeAll(async () => {
  scenario = await openScenario({ cluster: await borrowCluster(db.url) });
  const startServer = await prepareServers('spent-pools');
  server = await startServer({ databaseUrl: db.url, port, connections: generalConnections });
  scenario.lead(url);
});
afterAll(async () => {
  await server?.kill();
  await scenario?.remove();
});

const play = async (player: number, name: string): Promise<Sent & { tookMs: number }> => {
  const { players } = scenario;
  const who = players[player % players.length];
  const [act] = who ? instantRound(who, name, 10n, 7n, () => 0) : [];
  if (!act) throw new Error('there is no player');
  await scenario.journal.intend(act);
  const begin = performance.now();
  const sent = await scenario.send(act);
  scenario.journal.note(act.id, sent.outcome, sent.code);
  return { ...sent, tookMs: performance.now() - begin };
};
/** The middle: a machine that stalls makes some slow, a server that is held up nearly all. */
const defaultMs = (answers: readonly { tookMs: number }[]) => median(answers.map(({ tookMs }) => tookMs));

test('reports that hold every general connection do not hold up money', async () => {
  await play(0, 'warm');
  let isOver = false;
  const reports = Array.from({ length: generalConnections }, async () => {
    while (!isOver) await fetch(`${url}/report`).catch(() => null);
  });
  const sleeping = async () => {
    const { rows } = await db.owner.query(
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`,
    );
    return rows[0].count === generalConnections;
  };
  await until('the general pool is spent', sleeping, patienceMs);
  const answers: Awaited<ReturnType<typeof play>>[] = [];
  for (let count = 0; count < 40; count += 1) answers.push(await play(count, `spent-${count}`));
  await until('the general pool is still spent', sleeping, patienceMs);
  isOver = true;
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['OK']));
  expect(defaultMs(answers)).toBeLessThan(1_000);
  await Promise.all(reports);
});

test('while wallets are locked by somebody else each request is answered within 5 s, nothing piles up, and all heals', async () => {
  const holder = await connectTo(db.url);
  await holder.query('begin');
  await holder.query('select from accounts where member_id is not null for update');
  const waves = await Promise.all(
    Array.from({ length: 60 }, async (_, count) => {
      await new Promise((resolve) => setTimeout(resolve, count * 50));
      return play(count, `locked-${count}`);
    }),
  );
  const isClear = (sent: Sent) =>
    sent.code === 'INTERNAL' || (sent.code === 'HTTP 503' && (sent.retryAfterSeconds ?? 0) > 0);
  expect(waves.filter((sent) => !isClear(sent))).toEqual([]);
  expect(defaultMs(waves)).toBeLessThan(maxAnswerMs);
  const { rows } = await db.owner.query(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  expect(rows[0].count).toBeLessThanOrEqual(6);
  await holder.query('rollback');
  await holder.end();
  await until(
    'money moves again',
    async () => (await play(0, `healed-${performance.now()}`)).outcome === 'ok',
    patienceMs,
  );
  await scenario.settle();
});

test('a transaction of money that does nothing is cut, and its lane serves on', async () => {
  const failures: Error[] = [];
  const money = openMoneyConnections({
    connectionString: db.url,
    role: 'baize_app',
    onIdleError: (error) => failures.push(error),
  });
  const [writer] = money.batchWriters;
  if (!writer) throw new Error('there is no lane');
  const client = await writer.connect();
  await client.query('begin');
  await client.query('select 1');
  await until('the idle transaction is cut', () => failures.length > 0, patienceMs);
  expect(failures[0]).toMatchObject({ code: '25P03' });
  client.release(true);
  expect((await writer.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await money.close();
});

test('a deadlock with somebody else is broken by the database and costs the player nothing', async () => {
  const [player] = scenario.players;
  if (!player) throw new Error('there is no player');
  // The account of locked money is opened by the first hold.
  expect(await hold(player, 'first-hold')).toMatchObject({ outcome: 'ok' });
  const deadlocksBefore = await deadlocks();
  const { rows } = await db.owner.query<{ id: string }>(
    'select id from accounts where member_id = $1 order by id desc',
    [player.memberId],
  );
  const [last, first] = rows;
  const rival = new pg.Client({ connectionString: db.url });
  rival.on('error', () => undefined);
  await rival.connect();
  await rival.query('begin');
  await rival.query('select from accounts where id = $1 for update', [last?.id]);
  const held = hold(player, 'deadlock');
  const waits = async () => {
    const { rows: waiting } = await db.owner.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return waiting.length > 0;
  };
  await until('the hold waits', waits, patienceMs);
  // Whoever waits first looks for the deadlock first, and gives way; on a slow machine that may be the rival, or both.
  await rival.query('select from accounts where id = $1 for update', [first?.id]).catch(() => undefined);
  await rival.query('rollback');
  expect(await held).toMatchObject({ outcome: 'ok', code: 'booked' });
  // The database publishes its counts about once a second.
  await until('the deadlock is counted', async () => (await deadlocks()) > deadlocksBefore, patienceMs);
  await rival.end();
  await scenario.settle();
});

async function hold(player: FaultPlayer, reference: string): Promise<Sent> {
  const { memberId, brandId } = player;
  const act: FaultAct = {
    id: reference,
    memberId,
    channel: 'cashier',
    command: 'holdWithdrawal',
    body: JSON.stringify({ memberId, brandId, reference, amountMinor: '5' }),
    effects: [{ source: 'cashier', reference, movement: 'withdrawalHold', amountMinor: '5' }],
  };
  await scenario.journal.intend(act);
  const sent = await scenario.send(act);
  scenario.journal.note(act.id, sent.outcome, sent.code);
  return sent;
}

async function deadlocks(): Promise<number> {
  const { rows } = await db.owner.query(
    'select deadlocks::int as count from pg_stat_database where datname = current_database()',
  );
  return rows[0].count;
}
