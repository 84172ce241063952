import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawOfRound } from '@baize/fairness';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { useTestDatabase } from '../support/test-database.ts';
import { testSecret } from '../support/test-server.ts';

const db = useTestDatabase();
const program = fileURLToPath(new URL('killed-jobs.fixture.ts', import.meta.url));
const kills = process.env.LONG_TESTS === '1' ? 20 : 1;
const maxLifeMs = 600;
const seed = process.env.KILLS_SEED ?? `${Date.now()}`;
const beginMs = Date.parse('2026-11-08T16:00:00Z');
const hourMs = 3_600_000;
/** A day, a week and a month of the brand have ended when the first process begins. */
const brandSince = new Date('2026-10-31T00:00:00Z');
/** Every kind of `calendarJobs`; the test tells of one that is missing. */
const kinds = [
  'agency.dailyWages',
  'agency.dividends',
  'agency.hourlySalaries',
  'agency.positions',
  'agency.realTimeDayEnds',
  'agency.realTimeSalaries',
  'agency.rebates',
  'agency.revenueShares',
  'bti.calendar',
  'fb.calendar',
  'fishing.catches',
  'fishing.purge',
  'lotto.purge',
  'purge.customerService',
  'purge.exports',
  'purge.gateway',
  'purge.messages',
  'purge.nonces',
  'purge.people',
  'purge.promotionProofs',
  'purge.wallet',
  'purge.withdrawalProofs',
  'reports.due',
  'rewards.boards',
  'rewards.bonuses',
  'rewards.campaigns',
  'rewards.expiry',
  'rewards.levels',
  'rewards.points',
  'rewards.raffles',
  'rewards.rebates',
  'rewards.vipMonth',
  'rewards.vipWeek',
  'rewards.warnings',
  'risk.evaluate',
  'rooms.purge',
  'rooms.reading',
  'studio.drift',
  'studio.openPools',
  'studio.purgeChat',
  'studio.settleAbandoned',
  'tf.calendar',
  'transferWallet.compareFloats',
  'turnover.months',
  'withdrawals.confirm',
  'withdrawals.decide',
  'withdrawals.pay',
];

/** Jobs that are noted for a moment while one of them waits for the table that the test holds. */
const underWay = `select from calendar_runs where kind = 'purge.nonces' and ends_at = $1
  and exists (select from pg_locks where relation = 'used_nonces'::regclass and not granted)`;

let dataFolder: string;
beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'baize-killed-jobs-'));
});
afterAll(() => rm(dataFolder, { recursive: true, force: true }));

/** Resolves when the process does jobs; each one begins an hour after the one before, so that every kind is due again. */
async function startServer(hours: number) {
  const now = new Date(beginMs + hours * hourMs).toISOString();
  const child = spawn(process.execPath, ['--import', 'tsx', program, db.url, now, testSecret, dataFolder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await Promise.race([
    new Promise((resolve) => child.stdout.once('data', resolve)),
    ended.then(() => Promise.reject(new Error(errors))),
  ]);
  return {
    errors: () => errors,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** An agent of the brand with a rate and a contract of each kind, so that every pay run has something to look at. */
async function insertAgent(): Promise<void> {
  await db.owner.query(
    `with agent as (
       insert into members (id, brand_id, username, nickname, type, registered_at)
       select gen_random_uuid(), id, 'agent', 'agent', 1, created_at from brands where code = 'manila' returning id, brand_id
     ), rate as (
       insert into agent_rates (member_id, game_type, valid_from, brand_id, percent, set_by, created_at)
       select id, 'RNG', '2026-10-31', brand_id, 0.5, 'rule', $1 from agent
     )
     insert into agent_contracts (member_id, id, brand_id, kind, version, request_id, state, terms, starts_on, created_at, decided_at)
     select id, gen_random_uuid(), brand_id, kind, 1, gen_random_uuid(), 'accepted', $2, '2026-10-31', $1,
       case kind when 'hourSalary' then $3::timestamptz else $1::timestamptz end
     from agent, unnest(array['dividend', 'dailySalary', 'hourSalary', 'realTimeSalary', 'revenueShare', 'positionTaking']) kind`,
    [
      brandSince,
      {
        tiers: [{ amountAtLeastMinor: '0', activeAtLeast: 0, percent: '1' }],
        carriesLoss: false,
        needsTeamLoss: false,
      },
      new Date(beginMs - 2 * hourMs),
    ],
  );
}

test(`every durable job of the server is done to its end over ${kills} kills (seed ${seed})`, {
  timeout: 180_000 + kills * 60_000,
}, async () => {
  const draw = drawOfRound({ serverSeed: seed.padStart(64, '0'), clientSeed: 'kills', nonce: 0 });
  await db.owner.query(
    `insert into used_nonces (nonce, expires_at)
     select 'old ' || n, $1::timestamptz from generate_series(1, 2000) n union all select 'young', $2::timestamptz`,
    [new Date(beginMs), new Date(beginMs + 1_000 * hourMs)],
  );
  await db.owner.query(
    `insert into brands (id, code, name, currency_code, default_language, settings, created_at)
     values (gen_random_uuid(), 'manila', 'Manila', 'PLY', 'TY', '{"timeZone": "Asia/Manila"}', $1)`,
    [brandSince],
  );
  await insertAgent();
  for (let kill = 0; kill < kills; kill += 1) {
    // Held up here, the job is in the middle of its work for certain; others are wherever the moment finds them.
    await db.owner.query('begin; lock table used_nonces in access exclusive mode');
    const server = await startServer(kill + 1);
    const now = new Date(beginMs + (kill + 1) * hourMs);
    await expect
      .poll(async () => (await db.owner.query(underWay, [now])).rowCount, { timeout: 60_000, interval: 20 })
      .toBe(1);
    await new Promise((resolve) => setTimeout(resolve, draw(maxLifeMs)));
    await server.kill();
    await db.owner.query('rollback');
  }
  const last = await startServer(kills + 1);
  const now = new Date(beginMs + (kills + 1) * hourMs);
  const noted = 'select from calendar_runs where ends_at = $1';
  await expect.poll(async () => (await db.owner.query(noted, [now])).rowCount, { timeout: 60_000 }).toBeGreaterThan(0);
  const ofKinds = `select kind, bool_and(status = 'done') as "isDone" from calendar_runs group by kind order by kind`;
  await expect
    .poll(async () => (await db.owner.query(ofKinds)).rows, { timeout: 60_000 })
    .toEqual(kinds.map((kind) => ({ kind, isDone: true })));
  await expect
    .poll(async () => (await db.owner.query('select from graphile_worker._private_jobs')).rowCount, { timeout: 60_000 })
    .toBe(0);
  await last.kill();
  expect(last.errors()).toBe('');
  expect((await db.owner.query('select nonce from used_nonces')).rows).toEqual([{ nonce: 'young' }]);
});
