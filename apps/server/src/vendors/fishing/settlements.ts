import { sql } from 'kysely';
import { closedRounds } from '../closed-rounds.ts';
import type { VendorRound, VendorRounds } from '../vendor.ts';
import { fishingVendorCode } from './code.ts';
import { isRoundId } from './history.ts';
import type { FishingDatabase } from './schema.ts';

/** A round that ends now may carry a moment this much earlier than it is seen. */
const marginMs = 15_000;

/** Fishing's own side of the books: what each round staked and paid. */
export function createSettlements(database: FishingDatabase): VendorRounds {
  const closed = () =>
    database
      .selectFrom('fishing.rounds')
      .select(['id as roundId', 'stake_minor as stakeMinor', 'payout_minor as payoutMinor', 'closed_at as at'])
      .where('status', '=', 'closed')
      // All its batches were refused: the wallet knows nothing of it.
      .where('stake_minor', '>', 0n)
      .$narrowType<{ at: Date }>();

  /** A round in `closing` takes no batch any more: the wallet may have ended it before that is noted here. */
  const ending = () =>
    database
      .selectFrom('fishing.rounds')
      .select([
        'id as roundId',
        'stake_minor as stakeMinor',
        'payout_minor as payoutMinor',
        sql<Date>`coalesce(closed_at, opened_at)`.as('at'),
      ])
      .where('status', 'in', ['closing', 'closed'])
      .where('stake_minor', '>', 0n);

  return {
    vendorCode: fishingVendorCode,
    settledUpTo: async (now) => new Date(now.getTime() - marginMs),
    rounds: (from, to) =>
      closedRounds(from, to, ({ where, limit }) =>
        closed().where(where).orderBy('closed_at').orderBy('id').limit(limit).execute(),
      ),
    find: async (roundIds): Promise<VendorRound[]> => {
      const ids = roundIds.filter(isRoundId);
      return ids.length === 0 ? [] : ending().where('id', 'in', ids).execute();
    },
  };
}
