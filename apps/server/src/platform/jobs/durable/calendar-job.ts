import type { Database, DatabaseTransaction } from '../../database/database.ts';
import type { Cadence, Stretch } from './due-stretches.ts';

/** Whom calendar work is done for, and by which calendar. */
export interface CalendarSubject {
  subject: string;
  /** IANA name of the zone whose days count. */
  zone: string;
  /** Nothing that ended before is done: when the subject began, or when this kind of work was switched on. */
  since: Date;
}

export interface DueRun extends Stretch {
  subject: string;
  zone: string;
}

/** Work that the calendar asks for, for each subject in its own zone. */
export type CalendarJob = Asked & (Transactional | Repeatable);

interface Asked {
  kind: string;
  cadence: Cadence;
  /** How long after the end of its stretch it becomes due. */
  delayMs: number;
  /** `all`: each stretch that nobody did, after whatever stop; `newest`: the last one alone, for work that looks at the present. */
  catchUp: 'all' | 'newest';
  /** After so many failures a run waits for a person. */
  maxAttempts: number;
  subjects(database: Database): Promise<readonly CalendarSubject[]>;
}

interface Transactional {
  /** What it writes in the transaction is kept together with the note that the run is done; anything else must bear being done again. */
  run(due: DueRun, transaction: DatabaseTransaction): Promise<void>;
}

interface Repeatable {
  /** Work that bears being done again, outside of any transaction. */
  repeat(due: DueRun): Promise<unknown>;
}

/** Of a run; who may change what is `transitions` of calendar-runs.ts. */
export type RunStatus = 'waiting' | 'done' | 'failed';
