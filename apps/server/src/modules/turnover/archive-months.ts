import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { turnoverLockKey } from './count-lines.ts';

const tableName = 'turnover_hours';
const rowsAtOnce = 5_000;
const lockMs = 3_000;
/** What counts single hours (wagering, VIP levels, pay of agents, rules of risk) looks back less far. */
const monthsKept = 13;

/** Nothing can be archived as things are; the message is one sentence. */
export class ArchiveRefusal extends Error {}

export interface ArchivedMonth {
  month: string;
  rows: number;
  file: string;
}

interface Options {
  /** The first month that stays, as 2025-07. */
  before: string;
  folder: string;
  now: Date;
}

const firstOf = (month: string): Date => new Date(`${month}-01T00:00:00Z`);

function refuseWrongMonth({ before, now }: Options): void {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(before)) throw new ArchiveRefusal('the month must be one as 2025-07');
  const newest = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsKept, 1));
  if (firstOf(before) > newest)
    throw new ArchiveRefusal(
      `hours of the last ${monthsKept} months are read; the month may be ${newest.toISOString().slice(0, 7)} at most`,
    );
}

/**
 * Writes the hours of turnover of each month before one into a file of its own (JSON lines, gzip) and takes the month's partition out of the
 * database, one transaction a month. Sums of days stay, and so does what the hours came to. `client` is the database's owner.
 * Throws ArchiveRefusal.
 */
export async function archiveMonths(client: pg.ClientBase, options: Options): Promise<ArchivedMonth[]> {
  refuseWrongMonth(options);
  await mkdir(options.folder, { recursive: true, mode: 0o700 });
  const { rows } = await client.query<{ month: string }>(
    `select distinct to_char(starts_at at time zone 'UTC', 'YYYY-MM') as month from ${tableName} where starts_at < $1 order by 1`,
    [firstOf(options.before)],
  );
  const archived: ArchivedMonth[] = [];
  for (const { month } of rows) {
    // By itself: its lock on the rest is one that readers wait for, and is gone before the file is written.
    await client.query('select add_turnover_months($1::date, 1)', [`${month}-01`]);
    const done = await archiveMonth(client, month, options);
    if (done !== null) archived.push(done);
  }
  return archived;
}

/** Null where somebody else has archived it meanwhile. */
async function archiveMonth(
  client: pg.ClientBase,
  month: string,
  { folder, now }: Options,
): Promise<ArchivedMonth | null> {
  const file = path.join(folder, `${tableName}-${month}-${now.getTime()}.jsonl.gz`);
  const draft = `${file}.part`;
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [turnoverLockKey]);
    const partition = `${tableName}_${month.replace('-', '_')}`;
    const { rows: found } = await client.query<{ table: string | null }>('select to_regclass($1)::text as table', [
      partition,
    ]);
    if (found[0]?.table === null) {
      await client.query('rollback');
      return null;
    }
    const { count, sha256 } = await writeRows(client, partition, draft);
    await client.query(`
      insert into turnover_archived as k (member_id, game_type, vendor_code, currency_code, account_kind, bets, stake_minor,
        valid_turnover_minor, payout_minor)
      select member_id, game_type, vendor_code, currency_code, account_kind, sum(bets), sum(stake_minor), sum(valid_turnover_minor),
        sum(payout_minor)
      from ${partition} group by 1, 2, 3, 4, 5
      on conflict (member_id, game_type, vendor_code, currency_code, account_kind) do update set bets = k.bets + excluded.bets,
        stake_minor = k.stake_minor + excluded.stake_minor, valid_turnover_minor = k.valid_turnover_minor + excluded.valid_turnover_minor,
        payout_minor = k.payout_minor + excluded.payout_minor`);
    await client.query(
      `insert into archived_months (table_name, month, row_count, file_name, file_sha256, archived_at) values ($1, $2, $3, $4, $5, $6)`,
      [tableName, `${month}-01`, count, path.basename(file), sha256, now],
    );
    // Behind a long reader every newer one would wait, too: rather nothing is archived, and the command is run again.
    await client.query(`set local lock_timeout = '${lockMs}ms'`);
    await client.query(`alter table ${tableName} detach partition ${partition}`);
    await client.query(`drop table ${partition}`);
    // The file has its name before the rows are gone: a stop between the two leaves both, and the next run writes another file.
    await rename(draft, file);
    await client.query('commit');
    return { month, rows: count, file };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

async function writeRows(client: pg.ClientBase, partition: string, file: string) {
  let count = 0;
  async function* lines() {
    await client.query(
      `declare archived cursor for select to_jsonb(t)::text as line from ${partition} t order by starts_at, member_id`,
    );
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${rowsAtOnce} from archived`);
      if (rows.length === 0) break;
      count += rows.length;
      yield rows.map(({ line }) => `${line}\n`).join('');
    }
    await client.query('close archived');
  }
  const hash = createHash('sha256');
  async function* hashed(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      hash.update(chunk);
      yield chunk;
    }
  }
  await pipeline(Readable.from(lines()), createGzip(), hashed, createWriteStream(file, { mode: 0o600, flush: true }));
  return { count, sha256: hash.digest() };
}
