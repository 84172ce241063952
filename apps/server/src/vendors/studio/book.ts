import { type Kysely, sql } from 'kysely';
import { type Database, withTables } from '../../platform/database/database.ts';
import type { VendorRound, VendorRounds } from '../vendor.ts';
import { studioVendorCode } from './code.ts';
import { inPages } from './pages.ts';
import { isRoundId } from './round-id.ts';
import type { StudioTables } from './schema.ts';

const pageSize = 1_000;
/** A round in the making may carry a moment this much earlier than it is seen. */
const marginMs = 15_000;
/** A round that waits longer for its money stops nobody. */
const maxWaitMs = 15 * 60_000;

/** The studio's own side of the books, for comparing it with the wallet's. It tells what was decided, whatever the wallet did. */
export function createStudioBook(anyDatabase: Database): VendorRounds {
  const database = withTables<StudioTables>(anyDatabase);

  return {
    vendorCode: studioVendorCode,

    /** Rounds up to this moment have come to their end, but for a few that wait for their money for long. */
    settledUpTo: async (now: Date): Promise<Date> => {
      const { rows } = await sql<{ at: Date }>`
        select at from studio.booked_rounds
        where is_pending and at > ${new Date(now.getTime() - maxWaitMs)} order by at limit 1`.execute(database);
      const [oldest] = rows;
      const bound = now.getTime() - marginMs;
      return new Date(oldest ? Math.min(bound, oldest.at.getTime() - 1) : bound);
    },

    /** Paid rounds of a time: after `from` up to and with `to`, in their order. */
    rounds: (from: Date, to: Date): AsyncIterable<VendorRound> => settledRounds(database, from, to),

    /** What was decided for some rounds, paid or not yet; those that it does not know or that were refused are left out. */
    find: async (roundIds: readonly string[]): Promise<VendorRound[]> => {
      const { rows } = await sql<VendorRound>`
        select r.id::text as "roundId", r.stake_minor as "stakeMinor", r.payout_minor as "payoutMinor", r.at
        from unnest(${roundIds.filter(isRoundId)}::uuid[]) asked(id) join studio.booked_rounds r on r.id = asked.id
        where r.is_standing`.execute(database);
      return rows;
    },
  };
}

const settledRounds = (database: Kysely<StudioTables>, from: Date, to: Date): AsyncIterable<VendorRound> =>
  inPages(pageSize, (last: VendorRound | null) => readPage(database, last, from, to));

async function readPage(
  database: Kysely<StudioTables>,
  last: VendorRound | null,
  from: Date,
  to: Date,
): Promise<VendorRound[]> {
  const after = last ? sql`(at, id) > (${last.at}, ${last.roundId}::uuid)` : sql`at > ${from}`;
  const { rows } = await sql<VendorRound>`
    select id::text as "roundId", stake_minor as "stakeMinor", payout_minor as "payoutMinor", at
    from studio.booked_rounds where ${after} and at <= ${to} and is_settled
    order by at, id limit ${pageSize}`.execute(database);
  return rows;
}
