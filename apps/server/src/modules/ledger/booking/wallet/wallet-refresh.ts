import { eventLoopTick } from '../batch-writer.ts';
import type { RefreshWallet } from '../wallet-transaction.ts';
import type { Wallet } from './wallet.ts';

/** As many as a call of money has acts. */
const maxWallets = 512;

/**
 * Reads wallets anew, without their past. A call of money refuses many acts at once when other processes have taken turns on their
 * accounts: all wallets that are asked for in one turn of the event loop are read by one statement.
 */
export function createWalletRefresh(
  read: (memberIds: readonly string[]) => Promise<readonly Wallet[]>,
  nextTick: () => Promise<void> = eventLoopTick,
): RefreshWallet {
  let gathering: { memberIds: Set<string>; wallets: Promise<ReadonlyMap<string, Wallet>> } | null = null;

  const readGathered = async (memberIds: ReadonlySet<string>): Promise<ReadonlyMap<string, Wallet>> => {
    await nextTick();
    if (gathering?.memberIds === memberIds) gathering = null;
    const wallets = await read([...memberIds]);
    return new Map(wallets.map((wallet) => [wallet.memberId, wallet]));
  };

  return async (memberId) => {
    if (gathering === null || gathering.memberIds.size >= maxWallets) {
      const memberIds = new Set<string>();
      gathering = { memberIds, wallets: readGathered(memberIds) };
    }
    gathering.memberIds.add(memberId);
    return (await gathering.wallets).get(memberId) ?? null;
  };
}
