import type { Wallet } from './wallet.ts';

const defaultCapacity = 50_000;

/**
 * Wallets as they were last seen or left. What is read here may be old: it is only ever used for a write that proves by the accounts'
 * turns that it is not, and never for a refusal. Beside a wallet stands what its last act noted, if it noted anything.
 */
export function createWalletCache(capacity = defaultCapacity) {
  const wallets = new Map<string, Wallet>();
  const notes = new Map<string, unknown>();

  const forget = (memberId: string): void => {
    wallets.delete(memberId);
    notes.delete(memberId);
  };

  return {
    get: (memberId: string): Wallet | undefined => wallets.get(memberId),
    noteOf: (memberId: string): unknown => notes.get(memberId),
    /** Without a note, what was noted before is gone. */
    keep: (wallet: Wallet, note?: unknown): void => {
      const { memberId } = wallet;
      // A map keeps the order of insertion: the first is the one that was left alone longest.
      wallets.delete(memberId);
      wallets.set(memberId, wallet.earlier.length === 0 ? wallet : { ...wallet, earlier: [] });
      if (note !== undefined) notes.set(memberId, note);
      else if (notes.size > 0) notes.delete(memberId);
      if (wallets.size <= capacity) return;
      for (const oldest of wallets.keys()) {
        forget(oldest);
        return;
      }
    },
    forget,
  };
}
export type WalletCache = ReturnType<typeof createWalletCache>;
