import pg from 'pg';
import { accountChecks } from './account-checks.ts';
import { auditLogChecks } from './audit-log-checks.ts';
import {
  boundedRows,
  type Check,
  countsOfKinds,
  type FaultRow,
  fullScope,
  type Scope,
  scopeSince,
  type VendorPools,
} from './check.ts';
import { dayChecks } from './day-checks.ts';
import { lineChecks } from './line-checks.ts';
import { memberTransferChecks } from './member-transfer-checks.ts';
import { ownerChecks } from './owner-checks.ts';
import { poolChecks } from './pool-checks.ts';
import { type AuditReport, type Finding, findingsOf } from './report.ts';
import { roundChecks } from './round-checks.ts';
import { sealChecks } from './seal-checks.ts';
import { stateChecks } from './state-checks.ts';
import { turnoverChecks } from './turnover-checks.ts';
import { horizonOf, poolsApart, poolsBeside } from './vendor-pools.ts';

export { type AuditReport, type Finding, reportLines } from './report.ts';

export interface AuditOptions {
  /** `next` of an earlier audit: only what was booked since is read. Without it all is read. */
  since?: string | undefined;
  /**
   * The database of the vendors' books, where they have one of their own; by a connection string, or by what lends a client. It is asked by an
   * audit of everything alone.
   */
  vendors?: string | LendClient | null | undefined;
}

type LendClient = <T>(work: (client: pg.ClientBase) => Promise<T>) => Promise<T>;

const checks: readonly Check[] = [
  ...accountChecks,
  ...poolChecks,
  ...lineChecks,
  ...ownerChecks,
  ...memberTransferChecks,
  ...dayChecks,
  ...roundChecks,
  ...stateChecks,
  ...auditLogChecks,
  ...sealChecks,
  ...turnoverChecks,
];

/** Big sorts in memory; no time-out, because the books may be large. */
const settings = ["work_mem = '128MB'", 'statement_timeout = 0', 'jit = off'];

/**
 * The auditor: reads the books with SQL of its own, in one snapshot, and rebuilds every balance. Shares no code with the
 * ledger. Takes a connection string (as a role that may read all tables) or a connected client that no transaction runs on.
 */
export async function audit(books: string | pg.ClientBase, options: AuditOptions = {}): Promise<AuditReport> {
  const { vendors, since } = options;
  return withClient(books, async (client) => {
    if (!vendors || !(await isOfEverything(client, since))) return auditSnapshot(client, options, null);
    const work = (of: pg.ClientBase) => auditSnapshot(client, options, of);
    return typeof vendors === 'string' ? withClient(vendors, work) : vendors(work);
  });
}

async function withClient<T>(at: string | pg.ClientBase, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  if (typeof at !== 'string') return work(at);
  const client = new pg.Client({ connectionString: at, application_name: 'baize-auditor' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function begin(client: pg.ClientBase): Promise<void> {
  await client.query('begin isolation level repeatable read read only');
  await client.query(settings.map((setting) => `set local ${setting}`).join(';'));
}

/** What a database of vendors says; it is read at once, so that nothing there waits for the end of the audit. */
interface VendorsSide {
  pools: VendorPools;
  rowsOf: (check: Check) => FaultRow[];
}

async function readVendors(vendors: pg.ClientBase, horizon: string): Promise<VendorsSide> {
  await begin(vendors);
  try {
    const pools = await poolsApart(vendors, horizon);
    const rows = new Map<Check, FaultRow[]>();
    for (const check of checks) if (check.isOfVendors) rows.set(check, await rowsOf(vendors, check, fullScope(pools)));
    return { pools, rowsOf: (check) => rows.get(check) ?? [] };
  } finally {
    await vendors.query('rollback');
  }
}

/** Which part of an installation a database is; null: all of it. */
async function partOf(client: pg.ClientBase): Promise<{ part: string; id: string } | null> {
  const { rows } = await client.query("select to_regclass('database_part') is not null as is_there");
  if (!rows[0].is_there) return null;
  const { rows: parts } = await client.query('select part, vendors_id as id from database_part');
  return parts[0] ?? null;
}

/** Pools that are looked for in the wrong database would seem to be empty on one side. */
async function refuseUnfit(client: pg.ClientBase, vendors: pg.ClientBase | null): Promise<void> {
  const ours = await partOf(client);
  if (ours?.part === 'vendors') throw new TypeError("this database holds the vendors' books of another one");
  if (vendors === null && ours)
    throw new TypeError("the vendors' books stand in another database: set VENDORS_DATABASE_URL");
  if (vendors === null) return;
  if (!ours) throw new TypeError("the vendors' books stand beside everything else: take VENDORS_DATABASE_URL away");
  const theirs = await partOf(vendors);
  if (theirs?.part !== 'vendors' || theirs.id !== ours.id)
    throw new TypeError("the database of VENDORS_DATABASE_URL does not hold the vendors' books of this installation");
}

async function auditSnapshot(
  client: pg.ClientBase,
  { since }: AuditOptions,
  vendors: pg.ClientBase | null,
): Promise<AuditReport> {
  const horizon = vendors && (await horizonOf(vendors));
  await begin(client);
  try {
    // The snapshot is of this moment, whatever is read first.
    await client.query('select 1');
    const scope = await scopeOf(client, since);
    if (scope.isFull) await refuseUnfit(client, vendors);
    const apart = vendors && horizon !== null && scope.isFull ? await readVendors(vendors, horizon) : null;
    if (apart) scope.pools = apart.pools;
    const counts = await countsOf(client, scope);
    const findings: Finding[] = [];
    const warnings: Finding[] = [];
    const faults: FaultRow[] = [];
    for (const check of checks) {
      const rows = apart && check.isOfVendors ? apart.rowsOf(check) : await rowsOf(client, check, scope);
      (check.isWarning ? warnings : findings).push(...findingsOf(check, rows));
      if (!check.isWarning) faults.push(...rows);
    }
    const ofName = (name: string) => faults.filter(({ fault }) => fault === name);
    const kinds = countsOfKinds(faults);
    const rebuiltDiffers = kinds['stored-differs-from-rebuilt'] ?? 0;
    return {
      scope: scope.isFull ? 'full' : 'since',
      ...counts,
      imbalanceMinor: ofName('imbalance').reduce((sum, row) => sum + size(BigInt(String(row.imbalance))), 0n),
      negativeBalances: kinds['negative-balance'] ?? 0,
      rebuiltEqual: counts.memberAccounts - rebuiltDiffers,
      rebuiltDiffers,
      findings,
      faults: kinds,
      warnings,
    };
  } finally {
    await client.query('rollback');
  }
}

const size = (amount: bigint) => (amount < 0n ? -amount : amount);

/** A cursor of transactions that this server has not come to yet is of another server: everything is read. */
async function isOfEverything(client: pg.ClientBase, since: string | undefined): Promise<boolean> {
  if (since === undefined) return true;
  if (!/^\d{1,20}$/.test(since)) throw new TypeError(`${since} is no cursor of an audit`);
  const { rows } = await client.query(
    `select '${since}'::xid8 > pg_snapshot_xmax(pg_current_snapshot()) as is_foreign`,
  );
  return rows[0].is_foreign;
}

async function scopeOf(client: pg.ClientBase, since: string | undefined): Promise<Scope> {
  if (since === undefined || (await isOfEverything(client, since))) return fullScope(poolsBeside);
  const { rows } = await client.query(
    `select coalesce(min(id), (select coalesce(max(id), 0) + 1 from batches))::text as first from batches where booked_in >= '${since}'::xid8`,
  );
  return scopeSince(since, rows[0].first, poolsBeside);
}

async function countsOf(client: pg.ClientBase, { lines, isFull }: Scope) {
  const { rows } = await client.query(`select
    pg_snapshot_xmin(pg_current_snapshot())::text as next,
    (select count(*) from accounts)::int as accounts,
    (select count(*) from accounts where member_id is not null)::int as "memberAccounts",
    counted.operations, counted.transfers,
    ${isFull ? '(select count(*) from bets)::int' : '0'} as bets
    from (select count(*) filter (where leg = 0)::int as operations, count(movement)::int as transfers from ${lines} l) counted`);
  return rows[0] as Pick<AuditReport, 'next' | 'accounts' | 'memberAccounts' | 'operations' | 'transfers' | 'bets'>;
}

async function rowsOf(client: pg.ClientBase, check: Check, scope: Scope): Promise<FaultRow[]> {
  const sql = check.sql(scope);
  return sql === null ? [] : (await client.query(boundedRows(sql))).rows;
}
