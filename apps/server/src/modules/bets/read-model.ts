import type { GameType } from '@baize/contract';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Database, withTables } from '../../platform/database/database.ts';
import type { BetStatus } from './record.ts';
import type { BetsTables } from './tables.ts';

export interface BetFilter {
  memberId: string;
  gameType?: GameType | undefined;
  vendorCode?: string | undefined;
  status?: BetStatus | undefined;
  /** Placed from this moment on, up to but not including `to`. */
  from?: Date | undefined;
  to?: Date | undefined;
}

export interface BetLine {
  id: string;
  roundId: string;
  vendorCode: string;
  gameCode: string;
  gameName: string;
  gameType: GameType;
  stakeMinor: bigint;
  payoutMinor: bigint;
  status: BetStatus;
  placedAt: Date;
  settledAt: Date | null;
}

export interface BetSums {
  count: number;
  stakeMinor: bigint;
  payoutMinor: bigint;
}

export interface BetsReadModel {
  /** A page of a member's bets, newest first, and the sums over everything that matches, from one snapshot. */
  record(filter: BetFilter, page: { pageNo: number; pageSize: number }): Promise<{ lines: BetLine[]; sums: BetSums }>;
}

export function createBetsReadModel({ database }: { database: Database }): BetsReadModel {
  return {
    record: (filter, page) =>
      withTables<BetsTables>(database)
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (snapshot) => ({
          sums: await sumsOf(snapshot, filter),
          lines: await linesOf(snapshot, filter, page),
        })),
  };
}

const matching = (filter: BetFilter): RawBuilder<SqlBool> =>
  sql.join(
    [
      sql`bets.member_id = ${filter.memberId}`,
      ...(filter.gameType === undefined ? [] : [sql`bets.game_type = ${filter.gameType}`]),
      ...(filter.vendorCode === undefined ? [] : [sql`bets.vendor_code = ${filter.vendorCode}`]),
      ...(filter.status === undefined ? [] : [sql`bets.status = ${filter.status}`]),
      ...(filter.from === undefined ? [] : [sql`bets.placed_at >= ${filter.from}`]),
      ...(filter.to === undefined ? [] : [sql`bets.placed_at < ${filter.to}`]),
    ],
    sql` and `,
  );

/** Sums of 64-bit amounts may be larger than 64 bits, so they come as text. */
async function sumsOf(database: Kysely<BetsTables>, filter: BetFilter): Promise<BetSums> {
  const sums = await database
    .selectFrom('bets')
    .where(matching(filter))
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<string>`coalesce(sum(stake_minor), 0)::text`.as('stake'),
      sql<string>`coalesce(sum(payout_minor), 0)::text`.as('payout'),
    ])
    .executeTakeFirstOrThrow();
  return { count: sums.count, stakeMinor: BigInt(sums.stake), payoutMinor: BigInt(sums.payout) };
}

const linesOf = (
  database: Kysely<BetsTables>,
  filter: BetFilter,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<BetLine[]> =>
  database
    .selectFrom('bets')
    .innerJoin('games', 'games.id', 'bets.game_id')
    .where(matching(filter))
    .select([
      'bets.id',
      'bets.round_id as roundId',
      'bets.vendor_code as vendorCode',
      'games.game_code as gameCode',
      sql<string>`coalesce(games.names ->> 'TY', games.game_code)`.as('gameName'),
      'bets.game_type as gameType',
      'bets.stake_minor as stakeMinor',
      'bets.payout_minor as payoutMinor',
      'bets.status',
      'bets.placed_at as placedAt',
      'bets.settled_at as settledAt',
    ])
    .orderBy('bets.placed_at', 'desc')
    .orderBy('bets.id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
