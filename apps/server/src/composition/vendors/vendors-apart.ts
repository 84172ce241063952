import type pg from 'pg';
import type { Database } from '../../platform/database/database.ts';

/** Connections to the database of the vendors' books, where they have one of their own. */
export interface VendorsConnections {
  database: Database;
  /** Connections whose statements may last. */
  books: pg.Pool;
}

/** Does what a vendor asks of the core's tables with the transaction that the vendor runs. */
export type InCore = <T>(caller: Database, work: (transaction: Database) => Promise<T>) => Promise<T>;

/**
 * Beside each other both are written in one transaction. Apart there is none over two servers: the core's part is written whole before the
 * vendor's is, under an id that makes it harmless to repeat, so a stop between them is mended by the vendor's next try.
 */
export const writingInCore = (database: Database, vendors: Pick<VendorsConnections, 'database'> | null): InCore =>
  vendors === null ? (caller, work) => work(caller) : (_caller, work) => database.transaction().execute(work);
