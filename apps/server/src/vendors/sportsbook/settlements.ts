import { withTables } from '../../platform/database/database.ts';
import { closedRounds } from '../closed-rounds.ts';
import type { VendorRound, VendorRounds } from '../vendor.ts';
import { isBetId } from './bets/bet-store.ts';
import type { BookDependencies, BookSettings } from './dependencies.ts';
import type { SportsbookTables } from './schema.ts';

/** A bet in the making may carry a moment this much earlier than it is seen. */
const marginMs = 15_000;

/** The book's own side of the books, for comparing it with the wallet's. */
export function createSettlements(
  { database: anyDatabase }: BookDependencies,
  { vendorCode }: BookSettings,
): VendorRounds {
  const database = withTables<SportsbookTables>(anyDatabase);

  const closed = () =>
    database
      .selectFrom('sportsbook.bets')
      .select(['id', 'stake_minor', 'return_minor', 'sold_minor', 'closed_at', 'placed_at'])
      .where('vendor_code', '=', vendorCode)
      .where((where) => where.or([where('return_minor', 'is not', null), where('generation', '>', 0)]));

  type ClosedRow = Awaited<ReturnType<ReturnType<typeof closed>['execute']>>[number];
  /** A bet of which a part was sold has a first result at the wallet and runs on. */
  const roundOf = ({ id, stake_minor, return_minor, sold_minor, closed_at, placed_at }: ClosedRow): VendorRound => ({
    roundId: id,
    stakeMinor: stake_minor,
    payoutMinor: return_minor ?? sold_minor,
    at: closed_at ?? placed_at,
  });

  return {
    vendorCode,
    settledUpTo: async (now) => new Date(now.getTime() - marginMs),
    rounds: (from, to) =>
      closedRounds(from, to, async ({ where, limit }) =>
        (await closed().where(where).orderBy('closed_at').orderBy('id').limit(limit).execute()).map(roundOf),
      ),
    find: async (roundIds) => {
      const ids = roundIds.filter((id) => isBetId(id));
      return ids.length === 0 ? [] : (await closed().where('id', 'in', ids).execute()).map(roundOf);
    },
  };
}
