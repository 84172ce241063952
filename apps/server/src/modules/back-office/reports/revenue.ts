import { type RevenueSplit, reportFigures } from '@baize/contract';
import { currencyExponent, shownAmount } from '@baize/money';
import { type RawBuilder, sql } from 'kysely';
import { selectPage } from '../../../platform/database/select-page.ts';
import type { ListOf } from '../../../platform/http/list-of.ts';
import type { ReportDependencies } from './dependencies.ts';
import { type ReportSpan, reportSpan } from './span.ts';

interface RevenueRow {
  key: string;
  name: string;
  currency: string;
  bets: number;
  players: number;
  stakes: string;
  wins: string;
  ggr: string;
  bonusCost: string | null;
  ngr: string | null;
}

const { plus: bonusMovements } = reportFigures.bonusCost.movements;

const maxDays = 366;
/** The rollups know no games: those are added up from the betting record itself. */
const maxDaysOfGames = 31;

/** Revenue of the staff's brand in cash, from the rollups of the betting record; bonus costs from the ledger. */
export const revenueList =
  ({ reportsDatabase, clock, brands }: ReportDependencies): ListOf<'staffRevenueReport'> =>
  async ({ staff, data }) => {
    const { timeZone: zone } = await brands.settingsOf(staff.brandId);
    const limit = data.by === 'game' ? maxDaysOfGames : maxDays;
    const span = reportSpan(data, { now: clock.now(), zone, maxDays: limit });
    const { rows, total } = await selectPage<RevenueRow, typeof data.sort>(
      reportsDatabase,
      {
        columns: sql`key, name, currency, bets::int, players::int, stakes::text, wins::text, ggr::text, "bonusCost"::text, ngr::text`,
        from: sql`(${linesOf(data.by, staff.brandId, span)}) report`,
        where: sql`true`,
        sorts: {
          name: data.by === 'day' ? sql`key` : sql`lower(name)`,
          bets: sql`bets`,
          players: sql`players`,
          stakes: sql`stakes`,
          wins: sql`wins`,
          ggr: sql`ggr`,
          ngr: sql`ngr`,
        },
        tieBreak: sql`key || currency`,
      },
      data,
    );
    return { rows: rows.map(shown), total };
  };

function shown({ stakes, wins, ggr, bonusCost, ngr, ...row }: RevenueRow) {
  const amountOf = (minor: string) => shownAmount(BigInt(minor), currencyExponent(row.currency) ?? 0);
  return {
    ...row,
    stakes: amountOf(stakes),
    wins: amountOf(wins),
    ggr: amountOf(ggr),
    bonusCost: bonusCost === null ? null : amountOf(bonusCost),
    ngr: ngr === null ? null : amountOf(ngr),
  };
}

const keys: Record<Exclude<RevenueSplit, 'game'>, RawBuilder<unknown>> = {
  day: sql`to_char(day, 'YYYY-MM-DD')`,
  gameType: sql`game_type`,
  vendor: sql`vendor_code`,
  /** The agent directly above: the last one of the path. */
  agent: sql`substring(upline_path from '([^/]+)/$')`,
  currency: sql`currency_code`,
};

const playedDays = (by: Exclude<RevenueSplit, 'game'>, brandId: string, { firstDay, lastDay }: ReportSpan) => sql`
  select coalesce(${keys[by]}, '') as key, currency_code as currency, sum(bets) as bets, count(distinct member_id) as players,
    sum(stake_minor) as stakes, sum(payout_minor) as wins
  from turnover_days
  where brand_id = ${brandId} and day between ${firstDay}::date and ${lastDay}::date and account_kind = 'cash'
  group by 1, 2`;

const playedGames = (brandId: string, { start, end }: ReportSpan) => sql`
  select game_id::text as key, currency_code as currency, count(*) filter (where line = 0 and status = 'settled') as bets,
    count(distinct member_id) as players, sum(stake_minor) as stakes, sum(payout_minor) as wins
  from bets
  where brand_id = ${brandId} and settled_at >= ${start} and settled_at < ${end} and account_kind = 'cash'
  group by 1, 2`;

/** What members of a brand were given, by a key of the line `j` and the member's cash account `a`. */
export const bonusLines = (
  key: RawBuilder<unknown>,
  brandId: string,
  { start, end }: Pick<ReportSpan, 'start' | 'end'>,
) => sql`
  select ${key} as key, a.currency_code as currency, sum(j.amount_minor) as cost
  from journal j join accounts a on a.id = j.credit_account_id and a.kind = 'cash' and a.brand_id = ${brandId}
  where j.movement in (${sql.join(bonusMovements.map((movement) => sql.lit(movement)))})
    and j.booked_at >= ${start} and j.booked_at < ${end}
  group by 1, 2`;

const bonusKeyOf = (by: 'day' | 'currency', zone: string) =>
  by === 'day' ? sql`to_char(j.booked_at at time zone ${zone}, 'YYYY-MM-DD')` : sql`a.currency_code`;

function linesOf(by: RevenueSplit, brandId: string, span: ReportSpan): RawBuilder<unknown> {
  if (by === 'day' || by === 'currency')
    return sql`
      select key, key as name, currency, coalesce(bets, 0) as bets, coalesce(players, 0) as players, coalesce(stakes, 0) as stakes,
        coalesce(wins, 0) as wins, coalesce(stakes - wins, 0) as ggr, coalesce(cost, 0) as "bonusCost",
        coalesce(stakes - wins, 0) - coalesce(cost, 0) as ngr
      from (${playedDays(by, brandId, span)}) played full join (${bonusLines(bonusKeyOf(by, span.zone), brandId, span)}) given using (key, currency)`;
  const played = by === 'game' ? playedGames(brandId, span) : playedDays(by, brandId, span);
  const { name, join } = namings[by];
  return sql`
    select played.key, ${name} as name, currency, bets, players, stakes, wins, stakes - wins as ggr, null::numeric as "bonusCost",
      null::numeric as ngr
    from (${played}) played ${join}`;
}

const namings = {
  game: {
    name: sql`coalesce(g.names->>'TY', g.names->>'EN', g.game_code, played.key)`,
    join: sql`left join games g on g.id = played.key::uuid`,
  },
  agent: {
    name: sql`coalesce(m.username, '')`,
    join: sql`left join members m on m.id = nullif(played.key, '')::uuid`,
  },
  gameType: { name: sql`played.key`, join: sql`` },
  vendor: { name: sql`played.key`, join: sql`` },
};
