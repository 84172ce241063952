import { createEntering } from './entering.ts';
import { type TransferRoutes, transferRoutes } from './routes.ts';
import { createTransfers, type TransferDependencies } from './service.ts';
import { createWatching, type WatchDependencies, type Watching } from './watching.ts';

export type { TransferRoutes } from './routes.ts';
export { transferKeyOf } from './transfer-key.ts';
export { createHttpTransferVendor, type TransferVendor } from './transfer-vendor.ts';

export interface TransferWalletModule extends Watching {
  routes: TransferRoutes;
  /** The automatic transfer of a launch. */
  enter: ReturnType<typeof createEntering>;
}

/** Vendors that keep the player's money in a wallet of their own while he plays there (docs/how-to/connect-a-vendor.md). */
export function createTransferWallet(
  deps: TransferDependencies & Pick<WatchDependencies, 'sessions' | 'onStuck'>,
): TransferWalletModule {
  const transfers = createTransfers(deps);
  return {
    routes: transferRoutes(transfers, deps),
    enter: createEntering(transfers, deps.newId),
    ...createWatching({ ...deps, transfers }),
  };
}
