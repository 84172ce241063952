import type { Handlers } from './http/handlers.ts';
import type { CalendarJob } from './jobs/durable/calendar-job.ts';

/** Work that comes again and again in this process, never twice at a time. */
export interface Tick {
  everyMs: number;
  work(): Promise<unknown>;
}

/** The one shape of everything that the server is made of: a module, a vendor, a watch. */
export interface Part {
  /** Calls of the contract, the staff's among them. */
  routes?: Partial<Handlers>;
  /** Durable work. */
  jobs?: readonly CalendarJob[];
  /** Work of this process alone. */
  ticks?: readonly Tick[];
  /** Finishes what a crash cut off, before anybody is answered. */
  recover?(): Promise<void>;
  /** After every part recovered. */
  start?(): void;
  /** After `start`: begins what one process of all runs at a time, as tables and rooms; not in a process that only answers (`ROLE=api`). */
  startShared?(): void;
  /** Ends what it began; parts that were made later are closed before. */
  close?(): Promise<unknown>;
}
