// @covers turnover-months

import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { gameCode, type Player, useMoney } from '../gateway/testing/money.fixture.ts';
import { archiveMonths, createTurnover } from './index.ts';

const money = useMoney();
const turnover = () => createTurnover({ database: money.database, clock: money.clock, zoneOf: async () => 'UTC' });
const now = new Date('2026-11-30T00:00:00Z');
let folder: string;
let player: Player;
let round = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'months-'));
  moveTo('2025-06-10T10:00:00Z');
  player = await money.newPlayer({ balanceMinor: 100_000n });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const moveTo = (moment: string) => money.clock.advanceMs(Date.parse(moment) - money.clock.now().getTime());

async function playAt(moment: string, stakeMinor: bigint): Promise<void> {
  moveTo(moment);
  round += 1;
  const roundId = `months-${round}`;
  const answer = await money.wallet.play({
    ...player,
    roundId,
    gameCode,
    debits: [{ txId: `${roundId}-stake`, amountMinor: stakeMinor }],
    credits: [],
    roundEnd: true,
  });
  expect(answer.code).toBe('OK');
}

/** Another test's transaction may hold back what follows it, because they share a server. */
async function followAll(): Promise<void> {
  await vi.waitFor(
    async () => {
      await turnover().follow();
      const { rows } = await sql<{ bets: number }>`
        select coalesce(sum(bets), 0)::int as bets from turnover_days where member_id = ${player.memberId}`.execute(
        money.database,
      );
      expect(rows[0]?.bets).toBe(round);
    },
    { timeout: 20_000, interval: 50 },
  );
}

async function hoursByPartition(): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; bets: number }>`
    select tableoid::regclass::text as name, sum(bets)::int as bets from turnover_hours group by 1`.execute(
    money.database,
  );
  return Object.fromEntries(rows.map(({ name, bets }) => [name, bets]));
}
const monthsAhead = async () => {
  for (const job of turnover().jobs) if ('repeat' in job) await job.repeat({} as never);
};
const archive = (before: string, at = now) => archiveMonths(money.owner, { before, folder, now: at });

test('hours lie in the rest until their month is made, which the job does ahead; nothing is lost or doubled', async () => {
  await playAt('2025-06-10T10:00:00Z', 100n);
  await playAt('2025-06-30T23:59:59Z', 10n);
  await playAt('2025-07-01T00:00:00Z', 1n);
  await followAll();
  expect(await hoursByPartition()).toEqual({ turnover_hours_rest: 3 });
  await monthsAhead();
  await monthsAhead();
  expect(await hoursByPartition()).toEqual({ turnover_hours_rest: 2, turnover_hours_2025_07: 1 });
  await playAt('2025-08-02T05:00:00Z', 1_000n);
  await playAt('2025-10-02T05:00:00Z', 1_000n);
  await followAll();
  expect(await hoursByPartition()).toEqual({
    ...{ turnover_hours_rest: 3, turnover_hours_2025_07: 1, turnover_hours_2025_08: 1 },
  });
  await money.expectCleanBooks();
});

test('the key is unique over all months, and the application may not make other tables of it', async () => {
  const again = `insert into turnover_hours select * from turnover_hours limit 1`;
  await expect(money.owner.query(again)).rejects.toThrow(/duplicate key/);
  await expect(sql`select add_turnover_months('2025-01-01', 1000)`.execute(money.database)).rejects.toThrow(
    /from 1 to 24/,
  );
  await expect(sql`drop table turnover_hours_2025_07`.execute(money.database)).rejects.toThrow(/must be owner/);
});

test('old months go into files whose content is named; sums of days, the auditor and later corrections go on as before', async () => {
  await expect(archive('2025-13')).rejects.toThrow('one as 2025-07');
  await expect(archive('2025-11')).rejects.toThrow('may be 2025-10 at most');
  const archived = await archive('2025-08');
  expect(archived.map(({ month, rows }) => [month, rows])).toEqual([
    ['2025-06', 2],
    ['2025-07', 1],
  ]);
  expect(await archive('2025-08')).toEqual([]);
  expect(await hoursByPartition()).toEqual({ turnover_hours_rest: 1, turnover_hours_2025_08: 1 });
  const kept = await money.owner.query(
    "select to_char(month, 'YYYY-MM') as month, row_count, file_name, file_sha256 from archived_months order by 1",
  );
  for (const { month, row_count: count, file_name: name, file_sha256: sha256 } of kept.rows) {
    const bytes = await readFile(path.join(folder, name));
    expect(createHash('sha256').update(bytes).digest()).toEqual(sha256);
    const lines = gunzipSync(bytes).toString().trim().split('\n');
    expect([lines.length, lines.every((line) => JSON.parse(line).starts_at.startsWith(month))]).toEqual([
      Number(count),
      true,
    ]);
  }
  expect(await readdir(folder)).toHaveLength(2);
  await money.expectCleanBooks();

  // What is settled again belongs to the hour in which that happens, and one that comes late to the rest.
  await playAt('2025-10-03T05:00:00Z', 7n);
  await followAll();
  await money.expectCleanBooks();
  await money.owner.query('update turnover_archived set stake_minor = stake_minor + 1');
  expect((await money.audit()).findings).toHaveLength(1);
  // Added up again, all hours are there, out of the betting record.
  await turnover().rebuild();
  await money.expectCleanBooks();
  expect(Object.values(await hoursByPartition()).reduce((sum, bets) => sum + bets, 0)).toBe(round);
  const again = await archive('2025-08', new Date(now.getTime() + 1_000));
  expect(again.map(({ rows }) => rows)).toEqual([2, 1]);
  await money.expectCleanBooks();
});
