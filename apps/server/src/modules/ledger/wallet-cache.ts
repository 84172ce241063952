import type { Wallet } from './wallet.ts';

const defaultCapacity = 50_000;

/**
 * Wallets as they were last seen or left. What is read here may be old: it is only ever used for a write that proves by the accounts'
 * turns that it is not, and never for a refusal.
 */
export function createWalletCache(capacity = defaultCapacity) {
  const wallets = new Map<string, Wallet>();

  return {
    get: (memberId: string): Wallet | undefined => wallets.get(memberId),
    keep: (wallet: Wallet): void => {
      // A map keeps the order of insertion: the first is the one that was left alone longest.
      wallets.delete(wallet.memberId);
      wallets.set(wallet.memberId, wallet.earlier.length === 0 ? wallet : { ...wallet, earlier: [] });
      if (wallets.size <= capacity) return;
      for (const oldest of wallets.keys()) {
        wallets.delete(oldest);
        return;
      }
    },
    forget: (memberId: string): void => void wallets.delete(memberId),
  };
}
export type WalletCache = ReturnType<typeof createWalletCache>;
