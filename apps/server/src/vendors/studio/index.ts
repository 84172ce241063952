import type { TableState } from '@baize/contract';
import type { TableTimings } from '../table-clocks.ts';
import type { StudioDependencies } from './dependencies.ts';
import { createInstantMoney } from './instant/money.ts';
import { createInstantRecovery } from './instant/recovery.ts';
import { createOpenBrandPools } from './jackpots/open-pools.ts';
import { createProof, type RoundProof } from './proof.ts';
import { type StudioRoutes, studioRoutes } from './routes.ts';
import { createSessions, type StudioSession } from './sessions.ts';
import { settleAll, throwAll } from './settle-all.ts';
import { createFinish } from './slots/finish.ts';
import { createAbandonedPicks } from './slots/pick.ts';
import { createRecovery, cutOffAfterMs, type Recovery } from './slots/recovery.ts';
import { createWalletActs } from './tables/betting/wallet-acts.ts';
import { withTimings } from './tables/clock.ts';
import { sharedTables } from './tables/games/index.ts';
import { silentHub, type TableHub } from './tables/hub.ts';
import { createRunner } from './tables/runner.ts';
import { createTableService, type TableBets } from './tables/service.ts';
import { startTables, type TablesWorker } from './tables/tables-worker.ts';

export type { StudioDependencies } from './dependencies.ts';
export { freeRoundGames, linkedJackpotPools } from './slots/games.ts';
export type { Recovery } from './slots/recovery.ts';
export { tableCodes } from './tables/games/index.ts';
export type { TableHub } from './tables/hub.ts';
export type { TablesWorker } from './tables/tables-worker.ts';

export interface Studio {
  routes: StudioRoutes;
  /** For the boot list: finishes every round that was cut off between decision and money. */
  recoverDecidedRounds(): Promise<Recovery>;
  /**
   * Finishes rounds that were cut off a while ago, and pays open ones that nobody goes on with; how many were settled. For a job. One that
   * fails keeps nobody else from his money; what failed is thrown at the end.
   */
  settleAbandonedRounds(): Promise<number>;
  /** Opens the jackpot pools of every brand that has them on sale; see `open-pools.ts`. */
  openJackpotPools(): Promise<void>;
  /** Runs the shared tables in this process, as far as no other does. */
  startTables(): TablesWorker;
  /** Whose game session this is; null when it has ended. */
  playerOf(session: string): Promise<StudioSession | null>;
  /** What a player needs to recompute a settled round of his; null: there is none of this id. */
  proofOf(playerRef: string, roundId: string): Promise<RoundProof | null>;
  /** A shared table as everybody sees it; null for a game that has none. */
  tableState(gameCode: string): Promise<TableState | null>;
  /** What is down at a table now, without what changes once a round only. */
  tableBets(gameCode: string): Promise<TableBets>;
}

const both = (one: Recovery, other: Recovery): Recovery => ({
  settled: one.settled + other.settled,
  refused: one.refused + other.refused,
  unknown: one.unknown + other.unknown,
  faults: [...one.faults, ...other.faults],
});

/** The built-in game vendor: it decides rounds and reaches money through the wallet contract only. */
export function createStudio(
  deps: StudioDependencies & { hub?: TableHub; onFailure?: (error: unknown) => void; tableTimings?: TableTimings },
): Studio {
  const hub = deps.hub ?? silentHub;
  const runner = createRunner(deps, createWalletActs(deps), hub);
  const instantMoney = createInstantMoney(deps);
  const instant = createInstantRecovery(deps, instantMoney);
  const finish = createFinish(deps);
  const recoverDecided = createRecovery(deps, finish);
  const tables = createTableService(deps);
  const settleAbandonedPicks = createAbandonedPicks(deps, finish);
  const settleCutOff = async (): Promise<number> => {
    const before = new Date(deps.clock.now().getTime() - cutOffAfterMs);
    const { settled, faults } = both(await recoverDecided(before), await instant.recover(before));
    throwAll(faults);
    return settled;
  };
  return {
    routes: studioRoutes(deps, instantMoney, hub),
    recoverDecidedRounds: async () => both(await recoverDecided(), await instant.recover()),
    settleAbandonedRounds: async () => {
      const settled = await settleAll([settleCutOff, instant.settleAbandoned, settleAbandonedPicks], (job) => job(), {
        atOnce: 1,
      });
      return settled.reduce((sum, count) => sum + count, 0);
    },
    openJackpotPools: createOpenBrandPools(deps),
    startTables: () =>
      startTables(
        deps,
        withTimings(sharedTables, deps.tableTimings ?? new Map()),
        runner,
        deps.onFailure ?? (() => undefined),
      ),
    playerOf: createSessions(deps).findSession,
    proofOf: createProof(deps),
    tableState: tables.stateOf,
    tableBets: tables.betsOf,
  };
}
