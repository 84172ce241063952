import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** The last row's number and hash (hex). */
export interface ChainHead {
  seq: bigint;
  hash: string;
}

/** The first row that is not as it was written, and what is wrong with it. */
export interface BadRow {
  seq: bigint;
  what: string;
}

export interface Verification {
  rows: number;
  /** Null: the log is empty. */
  head: ChainHead | null;
  firstBad: BadRow | null;
}

interface ChainRow {
  seq: bigint;
  /** The row's content in the order in which it is hashed. */
  content: (string | null)[];
  previousHash: Buffer;
  hash: Buffer;
}

const pageSize = 2_000;
const hashBytes = 32;

/** A value with its length in bytes before it; null is a dash. The same text as the database's audit_field. */
const fieldOf = (value: string | null): string => (value === null ? '-,' : `${Buffer.byteLength(value)}:${value},`);

const hashOf = ({ previousHash, content }: ChainRow): Buffer =>
  createHash('sha256').update(previousHash).update(content.map(fieldOf).join('')).digest();

function faultOf(row: ChainRow, before: ChainHead | null): string | null {
  if (row.seq !== (before?.seq ?? 0n) + 1n) return 'does not follow the row before it';
  const expected = before ? Buffer.from(before.hash, 'hex') : Buffer.alloc(hashBytes);
  if (!row.previousHash.equals(expected)) return 'names another hash than the row before it has';
  return row.hash.equals(hashOf(row)) ? null : 'was changed after it was written';
}

/** A part of the chain by its numbers, both of them among it. */
export interface ChainRange {
  from: bigint;
  to: bigint;
}

/** Computes every hash of a part of the chain again, from the row before it on. */
export async function verifyRange(database: Database, { from, to }: ChainRange): Promise<Verification> {
  const before = from > 1n ? await hashesOf(database, [from - 1n]) : null;
  const hash = before?.get(from - 1n);
  if (before && hash === undefined) return { rows: 0, head: null, firstBad: { seq: from - 1n, what: 'is gone' } };
  let head: ChainHead | null = hash === undefined ? null : { seq: from - 1n, hash };
  let rows = 0;
  while ((head?.seq ?? 0n) < to) {
    const page: ChainRow[] = await readPage(database, head?.seq ?? null, to);
    for (const row of page) {
      const what = faultOf(row, head);
      if (what !== null) return { rows, head, firstBad: { seq: row.seq, what } };
      head = { seq: row.seq, hash: row.hash.toString('hex') };
      rows += 1;
    }
    if (page.length === 0) return { rows, head, firstBad: { seq: to, what: 'is gone' } };
  }
  return { rows, head, firstBad: null };
}

/** Walks the whole chain and computes every hash again, outside the database. */
export async function verifyChain(database: Database): Promise<Verification> {
  let head: ChainHead | null = null;
  let rows = 0;
  for (;;) {
    const page: ChainRow[] = await readPage(database, head?.seq ?? null);
    for (const row of page) {
      const what = faultOf(row, head);
      if (what !== null) return { rows, head, firstBad: { seq: row.seq, what } };
      head = { seq: row.seq, hash: row.hash.toString('hex') };
      rows += 1;
    }
    if (page.length < pageSize) return { rows, head, firstBad: null };
  }
}

async function readPage(database: Database, after: bigint | null, to: bigint | null = null): Promise<ChainRow[]> {
  const { rows } = await sql<ChainRow>`
    select seq, previous_hash as "previousHash", hash, array[seq::text,
      to_char(happened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), actor_kind, actor, brand_id::text, act, subject, reason,
      before::text, after::text] as content
    from audit_log where (${after}::bigint is null or seq > ${after}) and (${to}::bigint is null or seq <= ${to}) order by seq limit ${pageSize}`.execute(
    database,
  );
  return rows;
}

export async function headOf(database: Database): Promise<ChainHead | null> {
  const { rows } = await sql<ChainHead>`
    select seq, encode(hash, 'hex') as hash from audit_log order by seq desc limit 1`.execute(database);
  return rows[0] ?? null;
}

/** The hashes (hex) of some rows by their numbers. */
export async function hashesOf(database: Database, seqs: readonly bigint[]): Promise<Map<bigint, string>> {
  const { rows } = await sql<ChainHead>`
    select seq, encode(hash, 'hex') as hash from audit_log where seq = any (${seqs.map(String)}::bigint[])`.execute(
    database,
  );
  return new Map(rows.map(({ seq, hash }) => [seq, hash]));
}
