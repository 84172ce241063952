import { withTables } from '../../platform/database/database.ts';
import { closedRounds } from '../closed-rounds.ts';
import type { VendorPorts, VendorRound, VendorRounds } from '../vendor.ts';
import { isBetId } from './bets/bet-store.ts';
import type { CockfightTables } from './schema.ts';

/** A bet in the making may carry a moment this much earlier than it is seen. */
const marginMs = 15_000;

/** An arena's own side of the books, for comparing it with the wallet's. */
export function createSettlements({ database: any }: Pick<VendorPorts, 'database'>, vendorCode: string): VendorRounds {
  const database = withTables<CockfightTables>(any);

  const closed = () =>
    database
      .selectFrom('cockfight.bets')
      .select(['id', 'risk_minor', 'return_minor', 'closed_at', 'placed_at'])
      .where('arena', '=', vendorCode)
      .where('return_minor', 'is not', null);
  type ClosedRow = Awaited<ReturnType<ReturnType<typeof closed>['execute']>>[number];
  const roundOf = ({ id, risk_minor, return_minor, closed_at, placed_at }: ClosedRow): VendorRound => ({
    roundId: id,
    stakeMinor: risk_minor,
    payoutMinor: return_minor ?? 0n,
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
