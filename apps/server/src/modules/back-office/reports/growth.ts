import { currencyExponent, shownAmount } from '@baize/money';
import { type RawBuilder, sql } from 'kysely';
import { selectPage } from '../../../platform/database/select-page.ts';
import type { ListOf } from '../../../platform/http/list-of.ts';
import type { ReportDependencies } from './dependencies.ts';
import { type ReportSpan, reportSpan } from './span.ts';

interface GrowthRow {
  key: string;
  currency: string;
  registrations: number;
  firstDeposits: number;
  firstDeposited: string;
}

const maxDays = 366;
const trialType = 4;

/** New members of the brand and the first deposits of its members, by day. */
export const growthList =
  ({ reportsDatabase, clock, brands }: ReportDependencies): ListOf<'staffGrowthReport'> =>
  async ({ staff, brand, data }) => {
    const { timeZone: zone } = await brands.settingsOf(staff.brandId);
    const span = reportSpan(data, { now: clock.now(), zone, maxDays });
    const day = (at: RawBuilder<unknown>) => sql`to_char(${at} at time zone ${zone}, 'YYYY-MM-DD')`;
    const of = { brandId: staff.brandId, currency: brand.currency.code };
    const { rows, total } = await selectPage<GrowthRow, typeof data.sort>(
      reportsDatabase,
      {
        columns: sql`key, ${of.currency}::text as currency, registrations::int, "firstDeposits"::int, "firstDeposited"::text`,
        from: sql`(
          select key, coalesce(joined.count, 0) as registrations, coalesce(paid.count, 0) as "firstDeposits",
            coalesce(paid.amount, 0) as "firstDeposited"
          from (${registrationLines(day, of.brandId, span)}) joined full join (${firstDepositLines(day, of, span)}) paid using (key)) report`,
        where: sql`true`,
        sorts: {
          name: sql`key`,
          registrations: sql`registrations`,
          firstDeposits: sql`"firstDeposits"`,
          firstDeposited: sql`"firstDeposited"`,
        },
        tieBreak: sql`key`,
      },
      data,
    );
    const exponent = currencyExponent(of.currency) ?? 0;
    const shown = rows.map(({ firstDeposited, ...row }) => ({
      ...row,
      name: row.key,
      firstDeposited: shownAmount(BigInt(firstDeposited), exponent),
    }));
    return { rows: shown, total };
  };

type Span = Pick<ReportSpan, 'start' | 'end'>;

/** Members who signed up, without trial accounts, by a key of the moment. */
export const registrationLines = (
  key: (at: RawBuilder<unknown>) => RawBuilder<unknown>,
  brandId: string,
  { start, end }: Span,
) => sql`
  select ${key(sql`m.registered_at`)} as key, count(*) as count
  from members m
  where m.brand_id = ${brandId} and m.registered_at >= ${start} and m.registered_at < ${end} and m.type <> ${trialType}
  group by 1`;

/** Deposits before which the member had paid nothing in, by a key of the moment. */
export const firstDepositLines = (
  key: (at: RawBuilder<unknown>) => RawBuilder<unknown>,
  { brandId, currency }: { brandId: string; currency: string },
  { start, end }: Span,
) => sql`
  select ${key(sql`j.booked_at`)} as key, count(*) as count, sum(j.amount_minor) as amount
  from journal j join accounts a on a.id = j.credit_account_id and a.brand_id = ${brandId} and a.member_id is not null
    and a.currency_code = ${currency}
  where j.movement = 'deposit' and j.booked_at >= ${start} and j.booked_at < ${end}
    and not exists (select from journal earlier
      where earlier.credit_account_id = j.credit_account_id and earlier.movement = 'deposit'
        and earlier.booked_at <= j.booked_at
        and (earlier.booked_at, earlier.batch_id, earlier.line) < (j.booked_at, j.batch_id, j.line))
  group by 1`;
