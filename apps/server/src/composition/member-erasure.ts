import { findPlayerRef } from '../modules/gateway/index.ts';
import { eraseSharesOf } from '../modules/round-shares/index.ts';
import type { Database } from '../platform/database/database.ts';
import { builtInVendors, type VendorEntry } from '../vendors/index.ts';
import type { VendorsConnections } from './vendors/vendors-apart.ts';

/**
 * What else goes when what a member has given is erased: links to rounds, and what he wrote at built-in vendors. Where their books stand apart
 * (`vendors`) that is gone at once, also when the erasure fails and is asked for again.
 */
export async function eraseTracesOf(
  transaction: Database,
  memberId: string,
  vendors: VendorsConnections | null,
): Promise<void> {
  await eraseSharesOf(transaction, memberId);
  const entries: readonly VendorEntry[] = builtInVendors;
  for (const { code, erasePlayer } of entries) {
    const playerRef = erasePlayer ? await findPlayerRef(transaction, code, memberId) : null;
    if (playerRef !== null) await erasePlayer?.(vendors?.database ?? transaction, playerRef);
  }
}
