import type { Wallet } from './wallet.ts';

const defaultCapacity = 50_000;

/**
 * Wallets as they were last seen or left. What is read here may be old: it is only ever used for a write that proves by the accounts'
 * turns that it is not, and never for a refusal. Beside a wallet stands the memo of its last booking, if there was one.
 */
export function createWalletCache(capacity = defaultCapacity) {
  const wallets = new Map<string, Wallet>();
  const memos = new Map<string, unknown>();

  const forget = (memberId: string): void => {
    wallets.delete(memberId);
    memos.delete(memberId);
  };

  return {
    get: (memberId: string): Wallet | undefined => wallets.get(memberId),
    memoOf: (memberId: string): unknown => memos.get(memberId),
    /** Without a memo, the one before is gone. */
    keep: (wallet: Wallet, memo?: unknown): void => {
      const { memberId } = wallet;
      // A map keeps the order of insertion: the first is the one that was left alone longest.
      wallets.delete(memberId);
      wallets.set(memberId, wallet.earlier.length === 0 ? wallet : { ...wallet, earlier: [] });
      if (memo !== undefined) memos.set(memberId, memo);
      else if (memos.size > 0) memos.delete(memberId);
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
