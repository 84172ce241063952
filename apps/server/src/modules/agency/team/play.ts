import type { CallInput, Calls, GameType } from '@baize/contract';
import { shownAmount } from '@baize/money';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isOfTeam, teamPrefixes } from './branch.ts';
import type { ReportSpan } from './span.ts';

export interface PlaySums {
  bets: number;
  stakeMinor: bigint;
  validTurnoverMinor: bigint;
  payoutMinor: bigint;
}
type PlayRow = Record<'stake' | 'validTurnover' | 'payout', string> & { bets: number };

/** Of `d`, rows of turnover_days. */
const sums = sql`coalesce(sum(d.bets), 0)::int as bets, coalesce(sum(d.stake_minor), 0)::text as stake,
  coalesce(sum(d.valid_turnover_minor), 0)::text as "validTurnover", coalesce(sum(d.payout_minor), 0)::text as payout`;

const sumsOf = ({ bets, stake, validTurnover, payout }: PlayRow): PlaySums => ({
  bets,
  stakeMinor: BigInt(stake),
  validTurnoverMinor: BigInt(validTurnover),
  payoutMinor: BigInt(payout),
});

export const shownPlay = ({ bets, stakeMinor, validTurnoverMinor, payoutMinor }: PlaySums, exponent: number) => ({
  bets,
  stake: shownAmount(stakeMinor, exponent),
  validTurnover: shownAmount(validTurnoverMinor, exponent),
  payout: shownAmount(payoutMinor, exponent),
  net: shownAmount(payoutMinor - stakeMinor, exponent),
});

export interface PlayQuestion {
  brandId: string;
  currencyCode: string;
  agentId: string;
  span: Pick<ReportSpan, 'firstDate' | 'lastDate'>;
  gameType?: GameType | undefined;
}

/** Rows of the days, as each stood in the team when it was played. */
const teamDays = ({ brandId, currencyCode, agentId, span, gameType }: PlayQuestion): RawBuilder<unknown> => sql`
  ${teamPrefixes(agentId)} join turnover_days d on ${isOfTeam(sql`d.upline_path`)} and d.upline_path <> ''
  where d.brand_id = ${brandId} and d.account_kind = 'cash' and d.currency_code = ${currencyCode}
    and d.day between ${span.firstDate}::date and ${span.lastDate}::date
    ${gameType ? sql`and d.game_type = ${gameType}` : sql``}`;

export async function teamSums(database: Database, question: PlayQuestion): Promise<PlaySums & { active: number }> {
  const { rows } = await sql<PlayRow & { active: number }>`
    select ${sums}, count(distinct d.member_id)::int as active from ${teamDays(question)}`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('a sum has no row');
  return { ...sumsOf(row), active: row.active };
}

export async function teamByDay(database: Database, question: PlayQuestion): Promise<(PlaySums & { date: string })[]> {
  const { rows } = await sql<PlayRow & { date: string }>`
    select to_char(d.day, 'YYYY-MM-DD') as date, ${sums} from ${teamDays(question)} group by 1 order by 1`.execute(
    database,
  );
  return rows.map((row) => ({ date: row.date, ...sumsOf(row) }));
}

type Page = Pick<CallInput<Calls['agentTeamPlay']>['data'], 'page' | 'pageSize' | 'sort' | 'direction' | 'by'>;

const keys: Record<Page['by'], RawBuilder<unknown>> = {
  member: sql`d.member_id::text`,
  gameType: sql`d.game_type`,
  vendor: sql`d.vendor_code`,
  day: sql`to_char(d.day, 'YYYY-MM-DD')`,
};
const sorts: Record<Page['sort'], RawBuilder<unknown>> = {
  validTurnover: sql`sum(d.valid_turnover_minor)`,
  stake: sql`sum(d.stake_minor)`,
  net: sql`sum(d.payout_minor - d.stake_minor)`,
};

/** One page of the team's play by member, game type, vendor or day, and how many groups there are. */
export async function teamPlay(database: Database, question: PlayQuestion, page: Page) {
  const way = page.direction === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await sql<PlayRow & { key: string; total: number }>`
    select ${keys[page.by]} as key, ${sums}, (count(*) over ())::int as total from ${teamDays(question)}
    group by 1 order by ${sorts[page.sort]} ${way}, 1
    limit ${page.pageSize}::int offset ${(page.page - 1) * page.pageSize}::int`.execute(database);
  return { rows: rows.map((row) => ({ key: row.key, ...sumsOf(row) })), total: rows[0]?.total ?? 0 };
}
