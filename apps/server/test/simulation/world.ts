import type { BatchWatcher, FlushPolicy } from '../../src/modules/ledger/booking/batch-writer.ts';
import type { Chaos } from './chaos.ts';
import type { History } from './checks/history.ts';
import type { SimulatedDatabase } from './database/database.ts';
import type { State } from './database/state.ts';
import type { SimulatedProcess } from './database/wallets.ts';
import type { Faults } from './faults.ts';
import type { Schedule } from './schedule.ts';

export const vendorCodes = ['ALPHA', 'BETA'] as const;

/** What everybody in a run shares. */
export interface World {
  schedule: Schedule;
  chaos: Chaos;
  faults: Faults;
  database: SimulatedDatabase;
  history: History;
  /** All come through one lane of one process, whose database is slow: calls hold many. */
  isCrowded: boolean;
  batchWriterCount: number;
  flushPolicy: FlushPolicy;
  processes: SimulatedProcess[];
  memberIds: readonly string[];
  /** A vendor's name for a member is the member's id. */
  memberOf(playerRef: string): string | undefined;
  /** The token of the vendor's newest session of a member. */
  sessionOf(vendorCode: string, memberId: string): string;
  /** Ends all sessions of a member and opens new ones. */
  renewSessions(memberId: string): void;
  /** Gives the same work to both settlement workers. */
  forEachWorker(work: () => Promise<void>): void;
  batchWatcher: BatchWatcher;
  /** Acts that were told as booked now, each once. */
  onceBooked: Set<string>;
  /** Something that can be told only when no message is on its way any more. */
  atEnd(look: (state: State) => void): void;
  /** Counts what a run came across, to prove that the runs reach it. */
  seen(what: string): void;
  /** Called on what a vendor is told as INTERNAL. */
  failed(error: unknown): void;
}
