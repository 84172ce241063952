import type { CalendarJob } from './calendar-job.ts';

const housekeepingAttempts = 3;

/** Work on the present state, in whichever process: after a stop it is done once. It must bear being done again. */
export const housekeeping = (kind: string, work: () => Promise<unknown>, everyMinutes = 1): CalendarJob => ({
  kind,
  cadence: { everyMinutes },
  delayMs: 0,
  catchUp: 'newest',
  maxAttempts: housekeepingAttempts,
  subjects: async () => [{ subject: 'installation', zone: 'UTC', since: new Date(0) }],
  repeat: work,
});
