import type { PageRequest } from '@baize/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';
import type { WholeReading } from './whole-reading.ts';

type Sql = RawBuilder<unknown>;

export interface PageSource<S extends string> {
  columns: Sql;
  /** Tables with their joins. */
  from: Sql;
  /** Where the condition needs no join: the tables that are counted. */
  counted?: Sql | undefined;
  where: Sql;
  /** What each name of the request sorts by. */
  sorts: Record<S, Sql>;
  /** Sorts whose values are never null: an index in their order serves both directions. */
  neverNull?: readonly S[];
  /** Puts rows that sort alike into one order, so that no row is on two pages. */
  tieBreak: Sql;
}

/** What a list's reader hands on: the page that somebody looks at, or, for an export, a reading of all its pages. */
type Asked<S extends string> = PageRequest<S> & { reading?: WholeReading };

/** One page of a list in the console's form, and how many rows there are in all; of a whole reading the rows that follow. */
export async function selectPage<Row, S extends string>(
  database: Database,
  source: PageSource<S>,
  { page, pageSize, sort, direction, reading }: Asked<S>,
): Promise<{ rows: Row[]; total: number }> {
  const { columns, from, counted: countedFrom = from, where, sorts, neverNull = [], tieBreak } = source;
  const nulls = neverNull.includes(sort) ? sql`` : sql`nulls last`;
  const way = direction === 'asc' ? sql`asc` : sql`desc`;
  const ordered = sql<Row>`select ${columns} from ${from} where ${where} order by ${sorts[sort]} ${way} ${nulls}, ${tieBreak} ${way}`;
  if (reading) {
    const rows = await reading.next(ordered);
    return { rows, total: rows.length };
  }
  const [{ rows }, counted] = await Promise.all([
    sql<Row>`${ordered} limit ${pageSize}::int offset ${(page - 1) * pageSize}::int`.execute(database),
    sql<{ total: number }>`select count(*)::int as total from ${countedFrom} where ${where}`.execute(database),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** A pattern that finds what begins with the text, whatever signs stand in it. */
export const beginningWith = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;
