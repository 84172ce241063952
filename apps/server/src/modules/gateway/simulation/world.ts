import type { LanePace, LaneWatcher } from '../../ledger/lane.ts';
import type { Chaos } from './chaos.ts';
import type { SimulatedDatabase } from './database.ts';
import type { Faults } from './faults.ts';
import type { History } from './history.ts';
import type { Schedule } from './schedule.ts';
import type { State } from './state.ts';
import type { SimulatedProcess } from './wallets.ts';

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
  laneCount: number;
  lanePace: LanePace;
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
  laneWatcher: LaneWatcher;
  /** Acts that were told as booked now, each once. */
  onceBooked: Set<string>;
  /** Something that can be told only when no message is on its way any more. */
  atEnd(look: (state: State) => void): void;
  /** Counts what a run came across, to prove that the runs reach it. */
  seen(what: string): void;
  /** Hears of what a vendor is told as INTERNAL. */
  failed(error: unknown): void;
}
