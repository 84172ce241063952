import type { HeldJackpotPools } from '../modules/leaderboards/index.ts';
import type { LedgerModule } from '../modules/ledger/index.ts';
import type { BuiltInVendor } from '../vendors/index.ts';

/** What stands in the pools of all vendors that cash can win. A pool that several games share counts once in the sum. */
export function createJackpotPools({
  vendors,
  ledger,
}: {
  vendors: readonly Pick<BuiltInVendor, 'code' | 'sources'>[];
  ledger: Pick<LedgerModule, 'jackpotPoolsOf'>;
}): HeldJackpotPools {
  const sources = vendors.flatMap(({ code, sources: { jackpots = [] } = {} }) =>
    jackpots.length > 0 ? [{ vendorCode: code, jackpots }] : [],
  );
  return async (brand) => {
    const held = await Promise.all(
      sources.map(async ({ vendorCode, jackpots }) => {
        const pools = [...new Set(jackpots.flatMap((game) => game.pools))];
        const balances = await ledger.jackpotPoolsOf({ ...brand, vendorCode, pools });
        const games = jackpots.flatMap(({ gameCode, pools: own }) => {
          const open = balances.filter(({ pool }) => own.includes(pool));
          return open.length > 0 ? [{ vendor: vendorCode, gameCode, amountMinor: sumOf(open) }] : [];
        });
        return { balances, games };
      }),
    );
    const balances = held.flatMap((of) => of.balances);
    if (balances.length === 0) return null;
    return { amountMinor: sumOf(balances), games: held.flatMap(({ games }) => games) };
  };
}

const sumOf = (balances: readonly { amountMinor: bigint }[]): bigint =>
  balances.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
