import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { type Repeating, repeat } from '../../platform/jobs/repeat.ts';
import { ok } from '../../platform/result.ts';
import type { ZoneOf } from './count-lines.ts';
import { followBets, rebuildTurnover } from './follow.ts';
import { personalProfit } from './personal-profit.ts';
import { turnoverDays } from './read-model.ts';

export interface TurnoverModule {
  routes: HandlersOf<'personalProfit'>;
  /** Counts everything that was booked since the last time. */
  follow(): Promise<void>;
  /** Adds everything up again from the betting record; `inSameTransaction` is done with it or not at all. */
  rebuild(inSameTransaction?: (transaction: DatabaseTransaction) => Promise<void>): Promise<void>;
  /** Follows the betting record until it is stopped, in whichever process comes first. */
  start(onError: (error: unknown) => void): Repeating;
}

const followEveryMs = 500;

/** Stake, valid turnover and payout of each member by hour and day of the brand's zone, a moment behind the betting record. */
export function createTurnover(deps: { database: Database; clock: Clock; zoneOf: ZoneOf }): TurnoverModule {
  const { database, clock, zoneOf } = deps;
  const follow = async (): Promise<void> => {
    while ((await followBets(database, zoneOf)) > 0);
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
    follow,
    rebuild: (inSameTransaction) => rebuildTurnover(database, zoneOf, inSameTransaction),
    start: (onError) => repeat(followEveryMs, follow, onError),
  };
}
