import { findPlayerRef } from '../modules/gateway/index.ts';
import { eraseSharesOf } from '../modules/round-shares/index.ts';
import type { Database } from '../platform/database/database.ts';
import { builtInVendors, type VendorEntry } from '../vendors/index.ts';

/** What else goes when what a member has given is erased: links to rounds, and what he wrote at built-in vendors. */
export async function eraseTracesOf(transaction: Database, memberId: string): Promise<void> {
  await eraseSharesOf(transaction, memberId);
  const vendors: readonly VendorEntry[] = builtInVendors;
  for (const { code, erasePlayer } of vendors) {
    const playerRef = erasePlayer ? await findPlayerRef(transaction, code, memberId) : null;
    if (playerRef !== null) await erasePlayer?.(transaction, playerRef);
  }
}
