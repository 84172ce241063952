import type { GameType, LocaleCode } from '@baize/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { closeDays, dateOf, mostWins, openFrom } from './days.ts';
import type { Span } from './periods.ts';

export interface WinRow {
  username: string;
  vendorCode: string;
  gameCode: string;
  gameType: GameType;
  names: Partial<Record<LocaleCode, string>>;
  coverUrl: string;
  stakeMinor: bigint;
  payoutMinor: bigint;
  settledAt: Date;
}

export interface RankRow {
  username: string;
  rounds: number;
  /** A sum may be larger than 64 bits, so it comes as text. */
  won: string;
}

/** Trial play is nobody's win, and blocked accounts are shown to nobody. */
const shownMembers = sql`members.type <> 4 and members.blocked_at is null`;
const shownWin = sql`members.username, bets.vendor_code as "vendorCode", games.game_code as "gameCode", bets.game_type as "gameType",
  games.names, games.cover_url as "coverUrl", bets.stake_minor as "stakeMinor", least(bets.payout_minor, round.payout_minor)::bigint as "payoutMinor",
  bets.settled_at as "settledAt"`;
/** What the round came to with every correction: a win is shown with no more than that, and not at all when it was no win in the end. */
const wonRound = sql`join lateral (
    select sum(part.stake_minor) as stake_minor, sum(part.payout_minor) as payout_minor
    from bets part where part.round_id = bets.round_id and part.vendor_code = bets.vendor_code
  ) round on round.payout_minor > round.stake_minor`;

/** Lines of a span that count. */
const linesOf = ({ brandId, from, to }: Span) => sql`bets.settled_at >= ${from} and bets.settled_at < ${to}
  and bets.brand_id = ${brandId} and bets.account_kind = 'cash' and bets.status = 'settled'`;

export function createLeaderboardsStore(database: Database) {
  /** Rounds that paid more than their stake, the newest first. */
  const latestWins = async (span: Span, limit: number): Promise<WinRow[]> => {
    const { rows } = await sql<WinRow>`
      select ${shownWin}
      from (
        select bets.* from bets join members on members.id = bets.member_id
        where ${linesOf(span)} and bets.payout_minor > bets.stake_minor and ${shownMembers}
        order by bets.settled_at desc, bets.round_id limit ${mostWins}::int
      ) bets ${wonRound}
      join members on members.id = bets.member_id join games on games.id = bets.game_id
      order by bets.settled_at desc, bets.round_id
      limit ${limit}::int`.execute(database);
    return rows;
  };

  /** Days that are over come from what was kept of them. */
  const biggestOf = async (span: Span, now: Date) => {
    const open = openFrom(span, now);
    await closeDays(database, span.brandId, span.from, open);
    return sql`
      from (
        select round_id, vendor_code, line from showcase_win_days
        where brand_id = ${span.brandId} and day >= ${dateOf(span.from)} and day < ${dateOf(open)}
        union all
        (select bets.round_id, bets.vendor_code, bets.line
         from bets join members on members.id = bets.member_id
         where ${linesOf({ ...span, from: open })} and bets.payout_minor > bets.stake_minor and ${shownMembers}
         order by bets.payout_minor desc, bets.settled_at desc, bets.round_id limit ${mostWins}::int)
      ) candidates join bets using (round_id, vendor_code, line) ${wonRound}
      join members on members.id = bets.member_id join games on games.id = bets.game_id
      where ${shownMembers}`;
  };

  /** Rounds that paid more than their stake, the biggest first. */
  const biggestWins = async (span: Span, now: Date, limit: number): Promise<WinRow[]> => {
    const { rows } = await sql<WinRow>`
      select ${shownWin} ${await biggestOf(span, now)}
      order by "payoutMinor" desc, bets.settled_at desc, bets.round_id
      limit ${limit}::int`.execute(database);
    return rows;
  };

  /** The biggest of each game, among those that are kept of a day. */
  const biggestWinsOfGames = async (span: Span, now: Date, limitOfGame: number): Promise<WinRow[]> => {
    const { rows } = await sql<WinRow>`
      select * from (
        select ${shownWin}, bets.round_id as "roundId", row_number() over (
          partition by bets.game_id order by least(bets.payout_minor, round.payout_minor) desc, bets.settled_at desc, bets.round_id
        ) as place ${await biggestOf(span, now)}
      ) wins where place <= ${limitOfGame}::int
      order by "payoutMinor" desc, "settledAt" desc, "roundId"`.execute(database);
    return rows;
  };

  /** Accounts by what all their rounds paid; a corrected round counts once, with what it came to. Days that are over are added up already. */
  const ranks = async (span: Span, now: Date, limit: number): Promise<RankRow[]> => {
    const open = openFrom(span, now);
    await closeDays(database, span.brandId, span.from, open);
    const { rows } = await sql<RankRow>`
      select members.username, sums.rounds, sums.won::text as won
      from (
        select member_id, sum(rounds)::int as rounds, sum(won_minor) as won
        from (
          select member_id, rounds, won_minor from showcase_member_days
          where brand_id = ${span.brandId} and day >= ${dateOf(span.from)} and day < ${dateOf(open)}
          union all
          select bets.member_id, count(*) filter (where bets.line = 0), sum(bets.payout_minor)
          from bets where ${linesOf({ ...span, from: open })} group by bets.member_id
        ) parts
        group by member_id
        having sum(won_minor) > 0) sums
      join members on members.id = sums.member_id
      where ${shownMembers}
      order by sums.won desc, sums.rounds, members.id
      limit ${limit}::int`.execute(database);
    return rows;
  };

  return { latestWins, biggestWins, biggestWinsOfGames, ranks };
}
export type LeaderboardsStore = ReturnType<typeof createLeaderboardsStore>;
