import type { VendorWallet } from '@baize/vendor-kit';
import type { Clock } from '../platform/clock.ts';

/** What stands in a vendor's pools, in whole minor units; never below 0. */
type PoolAmounts = Readonly<Record<string, bigint>>;

/** What stands in the pools that a player can win from. */
export async function readPoolAmounts(wallet: Pick<VendorWallet, 'pools'>, playerRef: string): Promise<PoolAmounts> {
  const { pools } = await wallet.pools({ playerRef });
  return Object.fromEntries(pools.map(({ pool, amountMinor }) => [pool, amountMinor < 0n ? 0n : amountMinor]));
}

/** A view is read once for all who ask within this time. */
const freshMs = 1_000;

/** What stands in pools, read once a second for all players of a scope. */
export function createPoolView({ wallet, clock }: { wallet: Pick<VendorWallet, 'pools'>; clock: Clock }) {
  const seen = new Map<string, { untilMs: number; pools: Promise<PoolAmounts> }>();
  return (scope: string, playerRef: string): Promise<PoolAmounts> => {
    const nowMs = clock.now().getTime();
    const known = seen.get(scope);
    if (known && nowMs < known.untilMs) return known.pools;
    const pools = readPoolAmounts(wallet, playerRef);
    seen.set(scope, { untilMs: nowMs + freshMs, pools });
    pools.catch(() => seen.delete(scope));
    return pools;
  };
}
