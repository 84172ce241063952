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
export const noPlay: PlaySums = { bets: 0, stakeMinor: 0n, validTurnoverMinor: 0n, payoutMinor: 0n };
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
async function teamDays(database: Database, question: PlayQuestion): Promise<RawBuilder<unknown>> {
  const { brandId, currencyCode, agentId, span, gameType } = question;
  const prefixes = await teamPrefixes(database, agentId);
  return sql`turnover_days d
    where ${isOfTeam(sql`d.upline_path`, prefixes)} and d.upline_path <> ''
      and d.brand_id = ${brandId} and d.account_kind = 'cash' and d.currency_code = ${currencyCode}
      and d.day between ${span.firstDate}::date and ${span.lastDate}::date
      ${gameType ? sql`and d.game_type = ${gameType}` : sql``}`;
}

export async function teamSums(database: Database, question: PlayQuestion): Promise<PlaySums & { active: number }> {
  const { rows } = await sql<PlayRow & { active: number }>`
    select ${sums}, count(distinct d.member_id)::int as active from ${await teamDays(database, question)}`.execute(
    database,
  );
  const [row] = rows;
  if (!row) throw new Error('a sum has no row');
  return { ...sumsOf(row), active: row.active };
}

/** Each day that was played on, and how many members played; the rows are read once. */
export async function teamByDay(
  database: Database,
  question: PlayQuestion,
): Promise<{ days: (PlaySums & { date: string })[]; active: number }> {
  const { rows } = await sql<PlayRow & { date: string | null; active: number }>`
    with played as (
      select d.day, ${sums} from ${await teamDays(database, question)} group by grouping sets ((d.day), (d.member_id)))
    select to_char(day, 'YYYY-MM-DD') as date, bets, stake, "validTurnover", payout, 0 as active from played where day is not null
    union all
    select null, 0, '0', '0', '0', count(*)::int from played where day is null
    order by 1`.execute(database);
  return {
    days: rows.flatMap(({ date, ...row }) => (date === null ? [] : [{ date, ...sumsOf(row) }])),
    active: rows.find(({ date }) => date === null)?.active ?? 0,
  };
}

export const addPlay = (rows: readonly PlaySums[]): PlaySums =>
  rows.reduce(
    (sum, row) => ({
      bets: sum.bets + row.bets,
      stakeMinor: sum.stakeMinor + row.stakeMinor,
      validTurnoverMinor: sum.validTurnoverMinor + row.validTurnoverMinor,
      payoutMinor: sum.payoutMinor + row.payoutMinor,
    }),
    noPlay,
  );

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

type AllRow = Record<'allStake' | 'allValidTurnover' | 'allPayout', string> & { allBets: number; total: number };

/** The sums of all groups, beside each of them. */
const allSums = sql`(sum(sum(d.bets)) over ())::int as "allBets", (sum(sum(d.stake_minor)) over ())::text as "allStake",
  (sum(sum(d.valid_turnover_minor)) over ())::text as "allValidTurnover", (sum(sum(d.payout_minor)) over ())::text as "allPayout",
  (count(*) over ())::int as total`;

/** One page of the team's play by member, game type, vendor or day, how many groups there are, and the sums of all. */
export async function teamPlay(database: Database, question: PlayQuestion, page: Page) {
  const way = page.direction === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await sql<PlayRow & AllRow & { key: string }>`
    select ${keys[page.by]} as key, ${sums}, ${allSums} from ${await teamDays(database, question)}
    group by 1 order by ${sorts[page.sort]} ${way}, 1
    limit ${page.pageSize}::int offset ${(page.page - 1) * page.pageSize}::int`.execute(database);
  const [first] = rows;
  return {
    rows: rows.map((row) => ({ key: row.key, ...sumsOf(row) })),
    total: first?.total ?? 0,
    // A page behind the last one says nothing of the others.
    sums: first ? allOf(first) : page.page === 1 ? noPlay : await teamSums(database, question),
  };
}

const allOf = ({ allBets, allStake, allValidTurnover, allPayout }: AllRow): PlaySums =>
  sumsOf({ bets: allBets, stake: allStake, validTurnover: allValidTurnover, payout: allPayout });
