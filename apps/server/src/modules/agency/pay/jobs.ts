import type { PayKind } from '@baize/contract';
import type { Database } from '../../../platform/database/database.ts';
import type { CalendarJob, CalendarSubject } from '../../../platform/jobs/durable/calendar-job.ts';
import { workSince } from './contracts.ts';
import type { PayTools } from './dependencies.ts';
import { readRun, runPays } from './run.ts';

const minuteMs = 60_000;
const maxAttempts = 10;
const hourMinutes = 60;
/** Real-time salary is settled and distributed every 5 minutes (spec §4, §9). */
const slotMinutes = 5;
/** Stands behind the slots of its day, however many it has. */
const endOfDay = 'Tend';

interface Cadenced extends Pick<CalendarJob, 'kind' | 'cadence' | 'delayMs' | 'catchUp'> {
  pays: PayKind;
  /** The period's key where it is not the stretch's. */
  keyOf?: (key: string) => string;
}

const runs: readonly Cadenced[] = [
  { kind: 'agency.rebates', pays: 'rebate', cadence: 'D', delayMs: 5 * minuteMs, catchUp: 'all' },
  { kind: 'agency.dailyWages', pays: 'dailySalary', cadence: 'D', delayMs: 10 * minuteMs, catchUp: 'all' },
  {
    kind: 'agency.hourlySalaries',
    pays: 'hourSalary',
    cadence: { everyMinutes: hourMinutes },
    delayMs: 3 * minuteMs,
    catchUp: 'all',
  },
  {
    kind: 'agency.realTimeSalaries',
    pays: 'realTimeSalary',
    cadence: { everyMinutes: slotMinutes },
    delayMs: 0,
    catchUp: 'newest',
  },
  // What a stop kept the slots of a day from paying is paid when the day is over.
  {
    ...{ kind: 'agency.realTimeDayEnds', pays: 'realTimeSalary', cadence: 'D', delayMs: 2 * minuteMs, catchUp: 'all' },
    keyOf: (key) => `${key}${endOfDay}`,
  },
  // After the rebates and wages of its last day, which it takes off.
  { kind: 'agency.dividends', pays: 'dividend', cadence: 'H', delayMs: 30 * minuteMs, catchUp: 'all' },
  { kind: 'agency.revenueShares', pays: 'revenueShare', cadence: 'M', delayMs: 40 * minuteMs, catchUp: 'all' },
  { kind: 'agency.positions', pays: 'positionTaking', cadence: 'W', delayMs: 20 * minuteMs, catchUp: 'all' },
];

export interface PayJobTools extends PayTools {
  /** Every brand in its own zone. */
  calendarSubjects(database: Database): Promise<CalendarSubject[]>;
}

/** The pay runs of all kinds, for each brand that has such contracts or rates, since it has them. */
export const payJobs = (tools: PayJobTools): CalendarJob[] =>
  runs.map(({ pays, keyOf = (key: string) => key, ...job }) => ({
    ...job,
    maxAttempts,
    subjects: async (database) => {
      const since = await workSince(database, pays);
      const subjects = await tools.calendarSubjects(database);
      return subjects.flatMap((brand) => {
        const begun = since.get(brand.subject);
        return begun ? [{ ...brand, since: begun > brand.since ? begun : brand.since }] : [];
      });
    },
    repeat: async ({ subject, key, start, end }) =>
      runPays(tools, await readRun(tools, subject, pays, { key: keyOf(key), start, end })),
  }));
