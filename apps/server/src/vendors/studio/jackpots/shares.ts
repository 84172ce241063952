import type { JackpotRules } from '@baize/games/slot-engine';
import { reserve } from './store.ts';

/** What one stake adds to each pool, in units: a ten-thousandth of a stake is a whole number of them. */
export function sharesOf(jackpotPools: readonly JackpotRules[], betMinor: bigint): Map<string, bigint> {
  const shares = new Map(
    jackpotPools.map(({ pot, contributionTenThousandths }) => [pot, betMinor * contributionTenThousandths]),
  );
  const toReserve = jackpotPools.reduce((sum, { reserveTenThousandths }) => sum + reserveTenThousandths, 0n);
  return shares.set(reserve, betMinor * toReserve);
}
