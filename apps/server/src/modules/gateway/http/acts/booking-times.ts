import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';

/** When the ledger booked what it gave this id; null: it gave none such. */
export type BookedAtOf = (ledgerId: string) => Promise<Date | null>;

/** An id is "batch-line". */
const ledgerIdForm = /^(\d{1,18})-\d+$/;

export const createBookedAtOf =
  (database: Database): BookedAtOf =>
  async (ledgerId) => {
    const [, batchId] = ledgerIdForm.exec(ledgerId) ?? [];
    if (batchId === undefined) return null;
    const { rows } = await sql<{ bookedAt: Date }>`
      select booked_at as "bookedAt" from batches where id = ${batchId}::bigint`.execute(database);
    return rows[0]?.bookedAt ?? null;
  };
