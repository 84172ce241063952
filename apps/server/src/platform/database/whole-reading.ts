import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';

/** A list that is read whole, some rows at a time: each call of `next` gives those that follow, until there are none. */
export interface WholeReading {
  /** The query of the first call is the one that is read. */
  next<Row>(query: RawBuilder<Row>): Promise<Row[]>;
  /** False: the list knows no such reading, and gave its first page. */
  isUsed(): boolean;
}

const timeout = '10min';

/** Reads out of one snapshot, through a cursor: rows that come or go meanwhile are neither left out nor there twice, and none is kept in memory. */
export function readWhole<T>(
  database: Database,
  rowsAtOnce: number,
  work: (reading: WholeReading) => Promise<T>,
): Promise<T> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      await sql`select set_config('statement_timeout', ${timeout}, true), set_config('idle_in_transaction_session_timeout', ${timeout}, true)`.execute(
        transaction,
      );
      let isOpen = false;
      return work({
        isUsed: () => isOpen,
        next: async <Row>(query: RawBuilder<Row>) => {
          if (!isOpen) await sql`declare whole_list no scroll cursor for ${query}`.execute(transaction);
          isOpen = true;
          const { rows } = await sql<Row>`fetch forward ${sql.lit(rowsAtOnce)} from whole_list`.execute(transaction);
          return rows;
        },
      });
    });
}
