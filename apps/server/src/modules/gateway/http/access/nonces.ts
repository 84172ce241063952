import { sql } from 'kysely';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { createBatch } from '../acts/batch.ts';
import { deleteInPieces } from '../acts/purge.ts';

interface Nonce {
  vendorCode: string;
  nonce: string;
  expiresAt: Date;
}

export interface VendorNonces {
  /** True for the first use, in whichever process; false when the vendor used the nonce before. */
  use(nonce: Nonce): Promise<boolean>;
  /** Deletes those whose requests are too old to be accepted anyway. */
  purge(): Promise<void>;
}

/** A process whose clock is behind still finds what another one noted. */
const keptLongerMs = 5 * 60_000;

export function createVendorNonces({ database, clock }: { database: Database; clock: Clock }): VendorNonces {
  /** In one order, so that two processes never wait for each other in a circle. */
  const note = async (items: readonly Nonce[]): Promise<boolean[]> => {
    const keyOf = ({ vendorCode, nonce }: Nonce) => `${vendorCode} ${nonce}`;
    const ordered = items.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    const { rows } = await sql<{ key: string }>`
      insert into vendor_nonces (vendor_code, nonce, expires_at)
      select * from unnest(
        ${ordered.map((item) => item.vendorCode)}::text[],
        ${ordered.map((item) => item.nonce)}::text[],
        ${ordered.map((item) => item.expiresAt)}::timestamptz[])
      on conflict do nothing
      returning vendor_code || ' ' || nonce as key`.execute(database);
    const fresh = new Set(rows.map(({ key }) => key));
    // Of two alike in one batch the first counts.
    return items.map((item) => fresh.delete(keyOf(item)));
  };

  return {
    use: createBatch(note),
    purge: async () => {
      const before = new Date(clock.now().getTime() - keptLongerMs);
      await deleteInPieces(async (max) => {
        const { numAffectedRows } = await sql`delete from vendor_nonces where ctid = any (array(
          select ctid from vendor_nonces where expires_at < ${before} limit ${max}))`.execute(database);
        return numAffectedRows;
      });
    },
  };
}
