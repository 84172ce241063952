import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import type { CalendarJob } from '../../platform/jobs/durable/calendar-job.ts';
import { housekeeping } from '../../platform/jobs/durable/housekeeping.ts';
import { type Repeating, repeat } from '../../platform/jobs/repeat.ts';
import { ok } from '../../platform/result.ts';
import { turnoverRollup } from './count-lines.ts';
import { personalProfit } from './personal-profit.ts';
import type { ZoneOf } from './places.ts';
import { turnoverDays } from './read-model.ts';
import { reportRollup } from './report-sums.ts';
import { followBatches, rebuildRollup } from './rollup.ts';

export { ArchiveRefusal, archiveMonths } from './archive-months.ts';

export interface TurnoverModule {
  routes: HandlersOf<'personalProfit'>;
  /** Makes the partitions of the months to come. */
  jobs: readonly CalendarJob[];
  /** Counts everything that was booked since the last time. */
  follow(): Promise<void>;
  /** Adds everything up again from the betting record and the journal; `inSameTransaction` is done with it or not at all. */
  rebuild(inSameTransaction?: (transaction: DatabaseTransaction) => Promise<void>): Promise<void>;
  /** Follows the betting record until it is stopped, in whichever process comes first. */
  start(onError: (error: unknown) => void): Repeating;
}

const followEveryMs = 500;
/** This month and the next ones: a stop of the jobs for two months changes nothing. */
const monthsAhead = 3;
const monthsEveryMinutes = 60;

/**
 * Stake, valid turnover and payout of each member by hour and day of the brand's zone, and the sums that reports read; a moment behind the
 * betting record and the journal.
 */
export function createTurnover(deps: { database: Database; clock: Clock; zoneOf: ZoneOf }): TurnoverModule {
  const { database, clock, zoneOf } = deps;
  const rollups = [turnoverRollup(zoneOf), reportRollup(zoneOf)];
  const follow = async (): Promise<void> => {
    for (const rollup of rollups) while ((await followBatches(database, rollup)) > 0);
  };
  return {
    routes: {
      personalProfit: async ({ member, brand, data }) => {
        const zone = await zoneOf(brand.id);
        const daysOf = (first: string, last: string) =>
          turnoverDays(database, { memberId: member.id, accountKind: 'cash', firstDay: first, lastDay: last });
        return ok(await personalProfit({ ...data, zone, now: clock.now(), daysOf, exponent: brand.currency.exponent }));
      },
    },
    jobs: [
      housekeeping(
        'turnover.months',
        () => sql`select add_turnover_months(${clock.now()}::timestamptz::date, ${monthsAhead})`.execute(database),
        monthsEveryMinutes,
      ),
    ],
    follow,
    rebuild: (inSameTransaction) =>
      database.transaction().execute(async (transaction) => {
        for (const rollup of rollups) await rebuildRollup(transaction, rollup);
        await inSameTransaction?.(transaction);
      }),
    start: (onError) => repeat(followEveryMs, follow, onError),
  };
}
