import type { Calls, CallValue } from '@baize/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Anchor } from './anchors.ts';
import { type BadRow, verifyRange } from './chain.ts';

export interface Period {
  /** Null: from the first entry on, or up to the newest. */
  from: Date | null;
  to: Date | null;
}
export type PeriodCheck = CallValue<Calls['staffAuditCheck']>;

/** So many rows are computed again in one request: some seconds. */
const maxRows = 200_000n;

interface Bounds {
  first: bigint | null;
  last: bigint | null;
}

/**
 * Computes a period of the log again, and compares it with the anchors within. Entries bear the time of their act and are chained in the
 * order of their writing, so the numbers between the period's first and last are looked at, all of them.
 */
export async function checkPeriod(
  database: Database,
  anchors: readonly Anchor[],
  firstUnanchored: (kept: readonly Anchor[]) => Promise<BadRow | null>,
  { from, to }: Period,
): Promise<PeriodCheck> {
  const { rows: bounds } = await sql<Bounds>`select min(seq) as first, max(seq) as last from audit_log
    where (${from}::timestamptz is null or happened_at >= ${from}) and (${to}::timestamptz is null or happened_at < ${to})`.execute(
    database,
  );
  const { first, last } = bounds[0] ?? { first: null, last: null };
  if (first === null || last === null)
    return { rows: 0, isWhole: true, first: null, last: null, anchors: 0, firstBad: null };
  const begin = last - first >= maxRows ? last - maxRows + 1n : first;
  const { rows, firstBad } = await verifyRange(database, { from: begin, to: last });
  const within = anchors.filter(({ seq }) => seq >= begin && seq <= last);
  const bad = firstBad ?? (await firstUnanchored(within));
  const { rows: ends } = await sql<{ seq: bigint; at: Date; hash: string }>`
    select seq, happened_at as at, encode(hash, 'hex') as hash from audit_log
    where seq in (${begin}, ${last}) order by seq`.execute(database);
  const endOf = (seq: bigint) => ends.find((row) => row.seq === seq);
  const [one, other] = [endOf(begin), endOf(last)];
  return {
    rows,
    isWhole: begin === first,
    first: one ? { seq: `${one.seq}`, at: one.at.toISOString() } : null,
    last: other ? { seq: `${other.seq}`, at: other.at.toISOString(), hash: other.hash } : null,
    anchors: within.length,
    firstBad: bad && { seq: `${bad.seq}`, what: bad.what },
  };
}
