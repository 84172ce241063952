import { WalletHttpError } from '../http/index.ts';
import type { VendorWallet } from '../wallet.ts';

export const maxTries = 20;
const maxPauseSeconds = 5;

export const pauseOf = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.min(Math.max(seconds, 0.1), maxPauseSeconds) * 1_000));

/** A wallet over HTTP that waits as it is told when the operator is too busy: 429 and 503 mean that surely nothing was done. */
export function patient(wallet: VendorWallet): VendorWallet {
  const commands = Object.entries(wallet).map(([name, send]) => [
    name,
    async (request: never) => {
      for (let tries = 1; ; tries += 1) {
        try {
          return await (send as (request: never) => Promise<unknown>)(request);
        } catch (error) {
          const isBusy = error instanceof WalletHttpError && (error.status === 429 || error.status === 503);
          if (!isBusy || tries >= maxTries) throw error;
          await pauseOf(error.retryAfterSeconds ?? 1);
        }
      }
    },
  ]);
  return Object.fromEntries(commands) as VendorWallet;
}
