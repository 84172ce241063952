import { sql } from 'kysely';
import { withTables } from '../../platform/database/database.ts';
import type { VendorRound, VendorRounds } from '../vendor.ts';
import { roomsVendorCode } from './code.ts';
import type { RoomsDependencies } from './dependencies.ts';
import type { RoomTables } from './schema.ts';

/** A sitting that ends now may carry a moment this much earlier than it is seen. */
const marginMs = 15_000;
const pageSize = 1_000;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The rooms' own side of the books: what each sitting brought and what it took away. */
export function createSettlements({ database: anyDatabase }: Pick<RoomsDependencies, 'database'>): VendorRounds {
  const database = withTables<RoomTables>(anyDatabase);
  const ended = () =>
    database
      .selectFrom('rooms.stays')
      .select(['id as roundId', 'bought_minor as stakeMinor', 'stack_minor as payoutMinor', 'ended_at as at'])
      .where('status', '=', 'ended')
      .$narrowType<{ at: Date }>();

  /** Chips of a sitting in `paying` are counted: the wallet may have ended it before that is noted here. */
  const ending = () =>
    database
      .selectFrom('rooms.stays')
      .select([
        'id as roundId',
        'bought_minor as stakeMinor',
        'stack_minor as payoutMinor',
        sql<Date>`coalesce(ended_at, sat_at)`.as('at'),
      ])
      .where('status', 'in', ['paying', 'ended']);

  async function* between(from: Date, to: Date): AsyncIterable<VendorRound> {
    let last: VendorRound | null = null;
    for (;;) {
      const at: Date = last?.at ?? from;
      const id: string | null = last?.roundId ?? null;
      const rows: VendorRound[] = await ended()
        .where((where) => {
          const later = where('ended_at', '>', at);
          return id === null ? later : where.or([later, where.and([where('ended_at', '=', at), where('id', '>', id)])]);
        })
        .where('ended_at', '<=', to)
        .orderBy('ended_at')
        .orderBy('id')
        .limit(pageSize)
        .execute();
      yield* rows;
      last = rows.at(-1) ?? last;
      if (rows.length < pageSize) return;
    }
  }

  return {
    vendorCode: roomsVendorCode,
    settledUpTo: async (now) => new Date(now.getTime() - marginMs),
    rounds: between,
    find: async (roundIds) => {
      const ids = roundIds.filter((id) => uuid.test(id));
      return ids.length === 0 ? [] : ending().where('id', 'in', ids).execute();
    },
  };
}
