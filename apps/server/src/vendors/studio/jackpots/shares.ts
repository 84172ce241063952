import type { Slot } from '@baize/games/slot-engine';
import { reserve } from './store.ts';

/** What stakes fill and the reserve seeds anew: pools that fall by chance, and levels that must drop. */
export const seededPools = ({ jackpots, levels = [] }: Slot) => [
  ...jackpots.map(({ pot, ...rules }) => ({ pool: pot, ...rules })),
  ...levels,
];

/** What one stake adds to each pool, in units: a ten-thousandth of a stake is a whole number of them. */
export function sharesOf(game: Slot, betMinor: bigint): Map<string, bigint> {
  const pools = seededPools(game);
  const shares = new Map(
    pools.map(({ pool, contributionTenThousandths }) => [pool, betMinor * contributionTenThousandths]),
  );
  const toReserve = pools.reduce((sum, { reserveTenThousandths }) => sum + reserveTenThousandths, 0n);
  return shares.set(reserve, betMinor * toReserve);
}
