import type { CalendarJob } from '../../platform/jobs/durable/calendar-job.ts';
import type { RaiseAlarm } from '../../platform/log/alarm.ts';
import type { Tick } from '../../platform/part.ts';
import { createEntering } from './entering.ts';
import { type TransferRoutes, transferRoutes } from './routes.ts';
import { createTransfers, type TransferDependencies } from './service.ts';
import { compareFloatsJob, transferTicks } from './ticks.ts';
import { createWatching, type WatchDependencies, type Watching } from './watching.ts';

export type { TransferRoutes } from './routes.ts';
export { transferKeyOf } from './transfer-key.ts';
export { createHttpTransferVendor, type TransferVendor } from './transfer-vendor.ts';

export interface TransferWalletModule extends Watching {
  ticks: readonly Tick[];
  jobs: readonly CalendarJob[];
  routes: TransferRoutes;
  /** The automatic transfer of a launch. */
  enter: ReturnType<typeof createEntering>;
}

/** Vendors that keep the player's money in a wallet of their own while he plays there (docs/how-to/connect-a-vendor.md). */
export function createTransferWallet(
  deps: TransferDependencies & Pick<WatchDependencies, 'sessions' | 'onStuck'> & { raiseAlarm?: RaiseAlarm },
): TransferWalletModule {
  const transfers = createTransfers(deps);
  const watching = createWatching({ ...deps, transfers });
  return {
    routes: transferRoutes(transfers, deps),
    enter: createEntering(transfers, deps.newId),
    ticks: transferTicks(watching),
    jobs: [compareFloatsJob(watching, deps.raiseAlarm ?? (() => undefined))],
    ...watching,
  };
}
