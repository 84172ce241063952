import type { MoneyHarness } from '../../../modules/gateway/testing/money.fixture.ts';
import type { StudioDependencies } from '../dependencies.ts';

/** Pools of the harness's brand over its real ledger. */
export const poolPorts = ({
  ledger,
  brand,
  game,
  database,
  vendorsApart,
}: MoneyHarness): Pick<StudioDependencies, 'openPool' | 'cashPoolsWith'> => ({
  cashPoolsWith: async () => [{ prizePool: `${brand.id}:cash`, currencyCode: brand.currency.code }],
  openPool: (transaction, { prizePool, ...opening }) => {
    const [brandId = '', account] = prizePool.split(':');
    if (account !== 'cash' && account !== 'trial') throw new TypeError(prizePool);
    const booking = { ...opening, brandId, account, vendorCode: game.vendorCode } as const;
    if (vendorsApart === null) return ledger.openPool(transaction, booking);
    return database.transaction().execute((core) => ledger.openPool(core, booking));
  },
});
