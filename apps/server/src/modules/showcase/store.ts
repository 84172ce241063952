import type { GameType, LocaleCode } from '@baize/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

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

export interface Span {
  brandId: string;
  from: Date;
  to: Date;
}

/** Trial play is nobody's win, and blocked accounts are shown to nobody. */
const shownMembers = sql`members.type <> 4 and members.blocked_at is null`;

export function createShowcaseStore(database: Database) {
  /** Rounds that paid more than their stake, the newest or the biggest first. */
  const wins = async ({ brandId, from, to }: Span, order: 'latest' | 'biggest', limit: number): Promise<WinRow[]> => {
    const first = order === 'latest' ? sql`bets.settled_at desc` : sql`bets.payout_minor desc, bets.settled_at desc`;
    const { rows } = await sql<WinRow>`
      select members.username, bets.vendor_code as "vendorCode", games.game_code as "gameCode", bets.game_type as "gameType", games.names,
        games.cover_url as "coverUrl", bets.stake_minor as "stakeMinor", bets.payout_minor as "payoutMinor", bets.settled_at as "settledAt"
      from bets
      join members on members.id = bets.member_id
      join games on games.id = bets.game_id
      where bets.settled_at >= ${from} and bets.settled_at < ${to} and bets.brand_id = ${brandId} and bets.account_kind = 'cash'
        and bets.status = 'settled' and bets.payout_minor > bets.stake_minor and ${shownMembers}
      order by ${first}, bets.round_id
      limit ${limit}::int`.execute(database);
    return rows;
  };

  /** Accounts by what all their rounds paid; a corrected round counts once, with what it came to. */
  const ranks = async ({ brandId, from, to }: Span, limit: number): Promise<RankRow[]> => {
    const { rows } = await sql<RankRow>`
      select members.username, sums.rounds, sums.won::text as won
      from (
        select bets.member_id, count(*) filter (where bets.line = 0)::int as rounds, sum(bets.payout_minor) as won
        from bets
        where bets.settled_at >= ${from} and bets.settled_at < ${to} and bets.brand_id = ${brandId} and bets.account_kind = 'cash'
          and bets.status = 'settled'
        group by bets.member_id
        having sum(bets.payout_minor) > 0) sums
      join members on members.id = sums.member_id
      where ${shownMembers}
      order by sums.won desc, sums.rounds, members.id
      limit ${limit}::int`.execute(database);
    return rows;
  };

  return { wins, ranks };
}
export type ShowcaseStore = ReturnType<typeof createShowcaseStore>;
