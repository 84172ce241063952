import type { GameType, LocaleCode } from '@baize/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { plannedOnce, unseenByPlanner } from '../../platform/database/prepared-statements.ts';

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

/** The reader's language, for names of games; TY without one. */
interface Reader {
  language?: LocaleCode | undefined;
}

export interface BetLine {
  id: string;
  roundId: string;
  vendorCode: string;
  gameCode: string;
  gameName: string;
  gameType: GameType;
  coverUrl: string;
  stakeMinor: bigint;
  payoutMinor: bigint;
  status: BetStatus;
  placedAt: Date;
  settledAt: Date | null;
  /** Of a round whose feature was bought: the bet that it was played at. The price is its stake. Null for all others. */
  featureBetMinor: bigint | null;
}

export interface BetSums {
  count: number;
  stakeMinor: bigint;
  payoutMinor: bigint;
}

export interface BetsReadModel {
  /** A page of a member's bets, newest first, and the sums over everything that matches, from one snapshot. */
  record(filter: BetFilter & Reader, page: Page): Promise<{ lines: BetLine[]; sums: BetSums }>;
}
/** `pageNo` counts from 1. */
interface Page {
  pageNo: number;
  pageSize: number;
}

export function createBetsReadModel({ database }: { database: Database }): BetsReadModel {
  return {
    record: async (filter, page) => {
      const halves = halvesOf(filter);
      // One statement sees one snapshot, and is one trip.
      const { rows } = await sql<Row>`${plannedOnce}
        with sums as (${sumsOf(halves)}), line as (${linesOf(halves, page, filter)})
        select sums.*, line.* from sums left join line on true order by line.place`.execute(database);
      const [first] = rows;
      if (!first) throw new Error('a sum gave no row');
      return {
        sums: { count: first.count, stakeMinor: BigInt(first.stake), payoutMinor: BigInt(first.payout) },
        lines: rows.flatMap((row) => (row.id === null ? [] : [lineOf(row)])),
      };
    },
  };
}

interface Sums {
  count: number;
  stake: string;
  payout: string;
}
type StoredLine = Omit<BetLine, 'featureBetMinor'> & { featureBet: string | null; place: number };
type LineRow = Sums & StoredLine;
/** The sums with a line, or alone when the page has none. */
type Row = LineRow | (Sums & { id: null });

/** A vendor's detail may hold anything under the name: what is no amount says nothing. */
const amountOf = (said: string | null): bigint | null =>
  said !== null && /^\d{1,15}$/.test(said) ? BigInt(said) : null;

const lineOf = ({
  count: _count,
  stake: _stake,
  payout: _payout,
  place: _place,
  featureBet,
  ...line
}: LineRow): BetLine => ({
  ...line,
  featureBetMinor: amountOf(featureBet),
});

/** What a vendor says beside a round whose feature was bought. */
const featureBet = sql`detail ->> 'featureBetMinor'`;

/** What is finished stands in bets, what is still played in rounds, under the id that its first line will have. */
const finished = sql`
  select vendor_code || '/' || round_id || '/' || line as id, vendor_code, round_id, line, game_id, game_type, stake_minor, payout_minor, status,
    placed_at, settled_at, ${featureBet} as feature_bet from bets`;
const unfinished = sql`
  select vendor_code || '/' || round_id || '/0', vendor_code, round_id, 0, game_id, game_type, stake_minor, payout_minor,
    case when status = 'cancelled' then 'cancelled' else 'open' end, opened_at, null::timestamptz,
    ${featureBet} from rounds`;

const matching = (filter: BetFilter, placedAt: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql.join(
    [
      sql`member_id = ${unseenByPlanner(filter.memberId, 'uuid')}`,
      ...(filter.gameType === undefined ? [] : [sql`game_type = ${unseenByPlanner(filter.gameType, 'text')}`]),
      ...(filter.vendorCode === undefined ? [] : [sql`vendor_code = ${unseenByPlanner(filter.vendorCode, 'text')}`]),
      ...(filter.from === undefined ? [] : [sql`${placedAt} >= ${unseenByPlanner(filter.from, 'timestamptz')}`]),
      ...(filter.to === undefined ? [] : [sql`${placedAt} < ${unseenByPlanner(filter.to, 'timestamptz')}`]),
    ],
    sql` and `,
  );

/** SQL conditions of the two halves. */
function halvesOf(filter: BetFilter) {
  const { status } = filter;
  const ofFinished = sql`where ${matching(filter, sql.ref('placed_at'))}
    ${status === undefined ? sql`` : sql`and status = ${unseenByPlanner(status, 'text')}`}`;
  const ofUnfinished = sql`where ${matching(filter, sql.ref('opened_at'))} and closed_at is null
    ${status === undefined ? sql`` : sql`and case when status = 'cancelled' then 'cancelled' else 'open' end = ${unseenByPlanner(status, 'text')}`}`;
  return { ofFinished, ofUnfinished };
}

type Halves = ReturnType<typeof halvesOf>;

/** Sums of 64-bit amounts may be larger than 64 bits, so they come as text. Each half is added up from its own index alone. */
const sumsOf = ({ ofFinished, ofUnfinished }: Halves): RawBuilder<Sums> => sql<Sums>`
  select sum(count)::int as count, sum(stake)::text as stake, sum(payout)::text as payout
  from (select count(*) as count, coalesce(sum(stake_minor), 0) as stake, coalesce(sum(payout_minor), 0) as payout from bets ${ofFinished}
    union all select count(*), coalesce(sum(stake_minor), 0), coalesce(sum(payout_minor), 0) from rounds ${ofUnfinished}) half`;

/** One order for both halves and for the page that is cut from them: where the halves' own differed, lines of one moment would be lost. */
const newestFirst = sql`placed_at desc, vendor_code, round_id, line desc, id`;

/** Each half gives its newest lines from its own index, so that a long record costs no more than a short one. */
function linesOf(
  { ofFinished, ofUnfinished }: Halves,
  { pageNo, pageSize }: Page,
  { language = 'TY' }: Reader,
): RawBuilder<StoredLine> {
  const reach = sql`limit ${unseenByPlanner(pageNo * pageSize, 'integer')}`;
  return sql<StoredLine>`
    select line.id, line.round_id as "roundId", line.vendor_code as "vendorCode", games.game_code as "gameCode",
      coalesce(games.names ->> ${unseenByPlanner(language, 'text')}, games.names ->> 'TY', games.game_code) as "gameName", line.game_type as "gameType",
      games.cover_url as "coverUrl",
      line.stake_minor as "stakeMinor", line.payout_minor as "payoutMinor", line.status, line.placed_at as "placedAt",
      line.settled_at as "settledAt", line.feature_bet as "featureBet", line.place
    from (
      select *, row_number() over (order by ${newestFirst}) as place from (
        (${finished} ${ofFinished} order by ${newestFirst} ${reach})
        union all
        (${unfinished} ${ofUnfinished} order by opened_at desc, vendor_code, round_id ${reach})) newest
      order by place limit ${unseenByPlanner(pageSize, 'integer')}
      offset ${unseenByPlanner((pageNo - 1) * pageSize, 'integer')}) line
    join games on games.id = line.game_id`;
}
