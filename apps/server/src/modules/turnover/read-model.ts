import type { GameType } from '@baize/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export interface TurnoverFilter {
  memberId: string;
  accountKind: 'cash' | 'trial';
  /** Local dates of the brand's zone, both included. */
  firstDay: string;
  lastDay: string;
}

/** What a member turned over in a day and a game type; minor units of his currency. */
export interface TurnoverDay {
  day: string;
  gameType: GameType;
  bets: number;
  stakeMinor: bigint;
  validTurnoverMinor: bigint;
  payoutMinor: bigint;
}

export interface TeamFilter {
  brandId: string;
  /** The agent, and of his team everybody below him; his own play is not in it. */
  agentId: string;
  accountKind: 'cash' | 'trial';
  /** Local dates of the brand's zone, both included. */
  firstDay: string;
  lastDay: string;
}

interface Row {
  day: string;
  gameType: GameType;
  bets: number;
  stake: string;
  validTurnover: string;
  payout: string;
}

/** The days of a member, the oldest first; a day and game type without play has no row. */
export async function turnoverDays(database: Database, filter: TurnoverFilter): Promise<TurnoverDay[]> {
  const { rows } = await sql<Row>`
    select to_char(day, 'YYYY-MM-DD') as day, game_type as "gameType", sum(bets)::int as bets, sum(stake_minor)::text as stake,
      sum(valid_turnover_minor)::text as "validTurnover", sum(payout_minor)::text as payout
    from turnover_days
    where member_id = ${filter.memberId} and day between ${filter.firstDay}::date and ${filter.lastDay}::date
      and account_kind = ${filter.accountKind}
    group by 1, 2 order by 1, 2`.execute(database);
  return rows.map(dayOf);
}

/**
 * The days of an agent's team in one currency, the oldest first: each with those who were below him when it began, wherever he stood himself.
 */
export async function teamTurnoverDays(
  database: Database,
  filter: TeamFilter & { currencyCode: string },
): Promise<TurnoverDay[]> {
  const { rows } = await sql<Row>`
    select to_char(d.day, 'YYYY-MM-DD') as day, d.game_type as "gameType", sum(d.bets)::int as bets, sum(d.stake_minor)::text as stake,
      sum(d.valid_turnover_minor)::text as "validTurnover", sum(d.payout_minor)::text as payout
    from (
      select team_path(${filter.agentId}::uuid, own.upline_path) as prefix from (
        select upline_path from members where id = ${filter.agentId}::uuid and brand_id = ${filter.brandId}::uuid
        union
        select upline_path from member_teams where member_id = ${filter.agentId}::uuid) own) team
    -- A path is of hex digits and '/', which all come before 'g'.
    join turnover_days d on d.upline_path ~>=~ team.prefix and d.upline_path ~<~ (team.prefix || 'g') and d.upline_path <> ''
    where d.brand_id = ${filter.brandId}::uuid
      and d.day between ${filter.firstDay}::date and ${filter.lastDay}::date
      and d.account_kind = ${filter.accountKind} and d.currency_code = ${filter.currencyCode}
    group by 1, 2 order by 1, 2`.execute(database);
  return rows.map(dayOf);
}

const dayOf = ({ day, gameType, bets, stake, validTurnover, payout }: Row): TurnoverDay => ({
  day,
  gameType,
  bets,
  stakeMinor: BigInt(stake),
  validTurnoverMinor: BigInt(validTurnover),
  payoutMinor: BigInt(payout),
});
