import { agentTypes, type MemberSource, type MovementName, memberSources, reportFigures } from '@baize/contract';
import { currencyExponent, shownAmount } from '@baize/money';
import { periodAt, shiftPeriod } from '@baize/periods';
import { sql } from 'kysely';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { ok } from '../../../platform/result.ts';
import { addCohorts, type CohortLine, type CohortSums, monthsBetween } from './cohort-sums.ts';
import type { ReportDependencies } from './dependencies.ts';

const trialType = 4;
const { deposited, bonusCost } = reportFigures;
const literals = (movements: readonly MovementName[]) => sql.join(movements.map((movement) => sql.lit(movement)));

type Line = { [name in keyof CohortLine]: CohortLine[name] extends bigint ? string : CohortLine[name] };

/** Members of a brand by the month of their registration, and what came of them in each month since, in the brand's own currency. */
export const cohortRoutes = ({ reportsDatabase, clock, brands }: ReportDependencies): HandlersOf<'staffCohorts'> => ({
  staffCohorts: async ({ staff, brand, data }) => {
    const { timeZone: zone } = await brands.settingsOf(staff.brandId);
    const running = periodAt('M', clock.now(), zone);
    const first = shiftPeriod(running, 1 - data.months, zone);
    const currency = brand.currency.code;
    const cohort = sql`
      select m.id, to_char(m.registered_at at time zone ${zone}, 'YYYY-MM') as month,
        case when u.id is null then 'none' when u.type in (${sql.join(agentTypes)}) then 'agent' else 'friend' end as source
      from members m left join members u on u.id = m.upline_id
      where m.brand_id = ${staff.brandId} and m.registered_at >= ${first.start} and m.registered_at < ${running.end} and m.type <> ${trialType}`;
    const { rows } = await sql<Line>`
      with c as materialized (${cohort}),
      played as (
        select c.month, c.source, to_char(t.day, 'YYYY-MM') as at, count(distinct c.id) as players, sum(t.stake_minor - t.payout_minor) as ggr
        from c join turnover_days t on t.member_id = c.id and t.account_kind = 'cash' and t.currency_code = ${currency}
        where t.bets > 0 or t.stake_minor <> t.payout_minor group by 1, 2, 3),
      moved as (
        select c.month, c.source, to_char(d.day, 'YYYY-MM') as at,
          sum(case when d.movement in (${literals(deposited.movements.plus)}) then d.amount_minor
            when d.movement in (${literals(deposited.movements.minus)}) then -d.amount_minor else 0 end) as deposited,
          sum(d.amount_minor) filter (where d.movement in (${literals(bonusCost.movements.plus)})) as cost
        from c join money_days d on d.member_id = c.id and d.currency_code = ${currency} group by 1, 2, 3),
      sizes as (
        select c.month, c.source, c.month as at, count(*) as members,
          count(*) filter (where exists (select from money_days d where d.member_id = c.id and d.movement = 'deposit')) as depositors
        from c group by 1, 2)
      select month, source, at, coalesce(members, 0)::int as members, coalesce(depositors, 0)::int as depositors,
        coalesce(players, 0)::int as players, coalesce(deposited, 0)::text as deposited,
        (coalesce(ggr, 0) - coalesce(cost, 0))::text as ngr
      from sizes full join played using (month, source, at) full join moved using (month, source, at)
      where ${data.source ?? null}::text is null or source = ${data.source ?? null}`.execute(reportsDatabase);
    const lines = rows.map((row) => ({ ...row, deposited: BigInt(row.deposited), ngr: BigInt(row.ngr) }));

    const exponent = currencyExponent(currency) ?? 0;
    const amount = (minor: bigint) => shownAmount(minor, exponent);
    const shown = ({ members, depositors, deposited: paid, ngr }: CohortSums) => ({
      ...{ members, depositors, deposited: amount(paid), ngr: amount(ngr) },
      ngrPerMember: amount(members === 0 ? 0n : ngr / BigInt(members)),
    });
    const months = monthsBetween(first.firstDate.slice(0, 7), running.firstDate.slice(0, 7));
    const of = (month: string) => lines.filter((line) => line.month === month);
    return ok({
      currency,
      cohorts: months.map((month) => ({
        month,
        ...shown(addCohorts(of(month))),
        since: monthsBetween(month, months.at(-1) ?? month).map((at) => {
          const sums = addCohorts(of(month).filter((line) => line.at === at));
          return { players: sums.players, deposited: amount(sums.deposited), ngr: amount(sums.ngr) };
        }),
      })),
      sources: memberSources
        .filter((source) => data.source === undefined || data.source === source)
        .map((source: MemberSource) => ({
          source,
          ...shown(addCohorts(lines.filter((line) => line.source === source))),
        })),
    });
  },
});
