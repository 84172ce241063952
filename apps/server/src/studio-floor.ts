import type { VendorWallet } from '@baize/vendor-kit';
import { WrongSettingError } from './config.ts';
import { createGameRooms, type GameSessions } from './game-rooms.ts';
import type { HandlersOf } from './platform/http/handlers.ts';
import { fail, ok } from './platform/result.ts';
import type { Sockets } from './platform/sockets/sockets.ts';
import type { TableTimings } from './platform/table-timings.ts';
import {
  createStudio,
  type Studio,
  type StudioDependencies,
  type TablesWorker,
  tableCodes,
} from './vendors/studio/index.ts';

export interface StudioGames {
  routes: Studio['routes'] & HandlersOf<'roundProof'>;
  /** Finishes what a crash cut off. */
  recover(): Promise<void>;
  /** Pays rounds that nobody goes on with. */
  settleAbandoned(): Promise<void>;
  /** Runs the shared tables in this process, as far as no other does. */
  startTables(): void;
  close(): Promise<void>;
}

/** The studio with its rooms and its tables. Throws WrongSettingError for the clock of a table that there is none of. */
export function createStudioGames(
  deps: Omit<StudioDependencies, 'wallet'> & {
    wallet: VendorWallet;
    sockets: Sockets;
    sessions: GameSessions;
    onFailure: (error: unknown) => void;
    tableTimings: TableTimings;
    /** The studio's name for a member; null: he never played there. */
    playerRefOf: (memberId: string) => Promise<string | null>;
  },
): StudioGames {
  for (const table of deps.tableTimings.keys())
    if (table !== '*' && !tableCodes.includes(table))
      throw new WrongSettingError(
        `The setting TABLE_TIMINGS is wrong: there is no table ${table}, only ${tableCodes.join(', ')}.`,
      );
  const rooms = createGameRooms(deps);
  const studio = createStudio({ ...deps, hub: rooms.hub });
  rooms.open(studio);
  let worker: TablesWorker | null = null;
  return {
    routes: {
      ...studio.routes,
      roundProof: async ({ member, data }) => {
        const playerRef = await deps.playerRefOf(member.id);
        const proof = playerRef === null ? null : await studio.proofOf(playerRef, data.roundId);
        return proof ? ok(proof) : fail('round_not_found');
      },
    },
    recover: async () => {
      const { faults } = await studio.recoverDecidedRounds();
      for (const fault of faults) deps.onFailure(fault);
    },
    settleAbandoned: async () => void (await studio.settleAbandonedRounds()),
    startTables: () => {
      worker ??= studio.startTables();
    },
    close: async () => {
      await worker?.stop();
      await rooms.close();
    },
  };
}
