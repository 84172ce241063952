import { every, type Repeating } from '../../platform/jobs/every.ts';
import type { Result } from '../../platform/result.ts';
import { compareDayFile, type DayComparison, type DayFile } from './day-file.ts';
import { type BookkeeperDependencies, createTurns, type Turn } from './service.ts';

export type { DayComparison, DayFile } from './day-file.ts';
export type { Difference } from './differences.ts';
export type { BookkeeperDependencies, Turn } from './service.ts';
export type { VendorBook, VendorRound } from './vendor-book.ts';
export type { AlarmCode, BookkeeperWatcher, FindingKind, RaiseBookAlarm } from './watcher.ts';

export interface BookkeeperModule {
  /** Reads what was booked since the last turn, compares the vendors' books, adds up the house, seals it all, keeps the audit log's anchor. */
  turn(): Promise<Turn>;
  /** A turn every minute until it is stopped; a turn that is under way then is cut. */
  start(onError: (error: unknown) => void): Repeating;
  /** A vendor's list of a day against the wallet; `invalid_input` names the line that cannot be read. */
  compareDayFile(file: DayFile): Promise<Result<DayComparison, 'invalid_input'>>;
}

const turnEveryMs = 60_000;

export function createBookkeeper(deps: BookkeeperDependencies): BookkeeperModule {
  const turns = createTurns(deps);
  return {
    turn: turns.take,
    start: (onError) => {
      const repeating = every(turnEveryMs, turns.take, onError);
      return {
        stop: async () => {
          await turns.interrupt();
          await repeating.stop();
        },
      };
    },
    compareDayFile: (file) => compareDayFile(deps.books, file),
  };
}
