import type { GameType } from '@baize/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export type BetStatus = 'open' | 'settled' | 'cancelled';

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
      database
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (snapshot) => ({
          sums: await sumsOf(snapshot, filter),
          lines: await linesOf(snapshot, filter, page),
        })),
  };
}

/** What is finished stands in bets, what is still played in rounds. */
const finished = sql`
  select vendor_code || '/' || round_id || '/' || line as id, vendor_code, round_id, game_id, game_type, stake_minor, payout_minor, status,
    placed_at, settled_at from bets`;
const unfinished = sql`
  select vendor_code || '/' || round_id, vendor_code, round_id, game_id, game_type, stake_minor, payout_minor,
    case when status = 'cancelled' then 'cancelled' else 'open' end, opened_at, null::timestamptz from rounds`;

const matching = (filter: BetFilter, placedAt: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql.join(
    [
      sql`member_id = ${filter.memberId}`,
      ...(filter.gameType === undefined ? [] : [sql`game_type = ${filter.gameType}`]),
      ...(filter.vendorCode === undefined ? [] : [sql`vendor_code = ${filter.vendorCode}`]),
      ...(filter.from === undefined ? [] : [sql`${placedAt} >= ${filter.from}`]),
      ...(filter.to === undefined ? [] : [sql`${placedAt} < ${filter.to}`]),
    ],
    sql` and `,
  );

/** SQL conditions of the two halves. */
function halvesOf(filter: BetFilter) {
  const { status } = filter;
  const ofFinished = sql`where ${matching(filter, sql.ref('placed_at'))}
    ${status === undefined ? sql`` : sql`and status = ${status}`}`;
  const ofUnfinished = sql`where ${matching(filter, sql.ref('opened_at'))} and closed_at is null
    ${status === undefined ? sql`` : sql`and case when status = 'cancelled' then 'cancelled' else 'open' end = ${status}`}`;
  return { ofFinished, ofUnfinished };
}

/** Sums of 64-bit amounts may be larger than 64 bits, so they come as text. */
async function sumsOf(database: Database, filter: BetFilter): Promise<BetSums> {
  const { ofFinished, ofUnfinished } = halvesOf(filter);
  const { rows } = await sql<{ count: number; stake: string; payout: string }>`
    select count(*)::int as count, coalesce(sum(stake_minor), 0)::text as stake, coalesce(sum(payout_minor), 0)::text as payout
    from (select stake_minor, payout_minor from bets ${ofFinished}
      union all select stake_minor, payout_minor from rounds ${ofUnfinished}) line`.execute(database);
  const [sums] = rows;
  if (!sums) throw new Error('a sum gave no row');
  return { count: sums.count, stakeMinor: BigInt(sums.stake), payoutMinor: BigInt(sums.payout) };
}

/** Each half gives its newest lines from its own index, so that a long record costs no more than a short one. */
async function linesOf(
  database: Database,
  filter: BetFilter,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<BetLine[]> {
  const { ofFinished, ofUnfinished } = halvesOf(filter);
  const reach = sql`limit ${pageNo * pageSize}::int`;
  const { rows } = await sql<BetLine>`
    select line.id, line.round_id as "roundId", line.vendor_code as "vendorCode", games.game_code as "gameCode",
      coalesce(games.names ->> 'TY', games.game_code) as "gameName", line.game_type as "gameType",
      line.stake_minor as "stakeMinor", line.payout_minor as "payoutMinor", line.status, line.placed_at as "placedAt",
      line.settled_at as "settledAt"
    from (
      select * from (
        (${finished} ${ofFinished} order by placed_at desc, vendor_code, round_id, line desc ${reach})
        union all
        (${unfinished} ${ofUnfinished} order by opened_at desc ${reach})) newest
      order by placed_at desc, id desc limit ${pageSize}::int offset ${(pageNo - 1) * pageSize}::int) line
    join games on games.id = line.game_id
    order by line.placed_at desc, line.id desc`.execute(database);
  return rows;
}
