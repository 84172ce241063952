import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ReplicaStanding } from '../../platform/database/replica-watch.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import type { Tick } from '../../platform/part.ts';
import { ok } from '../../platform/result.ts';
import { createNoteLists } from './lists.ts';
import { createNotes, type Notes } from './notes.ts';
import { createPresence, type ProcessFacts } from './presence.ts';
import {
  databaseFacts,
  jobCounts,
  latestAudits,
  messageCounts,
  processList,
  sealsAndCounts,
  shownReplicas,
} from './standing.ts';
import { createVendorHealth, type WalletAnswer } from './vendor-health.ts';

export type { ProcessFacts } from './presence.ts';

export interface InstallationDependencies {
  database: Database;
  clock: Clock;
  newId: () => string;
  /** Null: this process gives no sign of life, as in tests. */
  facts: ProcessFacts | null;
  /** Why nothing can be written, which files of the program are not those of its first start, and who follows the database. */
  watches: () => { fault: string | null; changedFiles: number; replicas: ReplicaStanding };
}

export interface InstallationModule {
  notes: Notes;
  /** Hears what vendors are answered by the wallet. */
  walletAnswered(answer: WalletAnswer): void;
  routes: HandlersOf<'staffSystem' | 'staffErrors' | 'staffAlarms' | 'staffVendorHealth'>;
  ticks: readonly Tick[];
  close(): Promise<void>;
}

/** The installation as its operator sees it: who runs, what waits, what went wrong. */
export function createInstallation(deps: InstallationDependencies): InstallationModule {
  const { database, clock, newId, facts } = deps;
  const processId = newId();
  const notes = createNotes(deps);
  const presence = facts === null ? null : createPresence({ database, clock, processId, facts });
  const lists = createNoteLists(database);
  const vendorHealth = createVendorHealth({ database, clock });
  return {
    notes,
    walletAnswered: vendorHealth.heard,
    ticks: [vendorHealth.tick, ...(presence ? [presence.tick] : [])],
    close: async () => {
      await presence?.leave();
      await vendorHealth.write().catch(() => undefined);
      await notes.settled();
    },
    routes: {
      ...vendorHealth.routes,
      staffErrors: async (request) => ok(await lists.staffErrors(request)),
      staffAlarms: async (request) => ok(await lists.staffAlarms(request)),
      staffSystem: async () => {
        const now = clock.now();
        const [facts, processes, jobs, messages, audits, counts] = await Promise.all([
          databaseFacts(database),
          processList(database, now, processId),
          jobCounts(database, now),
          messageCounts(database, now),
          latestAudits(database),
          sealsAndCounts(database, now),
        ]);
        const { fault, changedFiles, replicas } = deps.watches();
        const standing = { processes, jobs, messages, audits, ...counts };
        return ok({
          serverTime: now.toISOString(),
          database: { ...facts, fault },
          replicas: shownReplicas(replicas),
          changedFiles,
          ...standing,
        });
      },
    },
  };
}
