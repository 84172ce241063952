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

const dayOf = ({ day, gameType, bets, stake, validTurnover, payout }: Row): TurnoverDay => ({
  day,
  gameType,
  bets,
  stakeMinor: BigInt(stake),
  validTurnoverMinor: BigInt(validTurnover),
  payoutMinor: BigInt(payout),
});
