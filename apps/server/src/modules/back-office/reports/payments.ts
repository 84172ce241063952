import type { PaymentSplit } from '@baize/contract';
import { currencyExponent, shownAmount } from '@baize/money';
import { type RawBuilder, sql } from 'kysely';
import { selectPage } from '../../../platform/database/select-page.ts';
import type { ListOf } from '../../../platform/http/list-of.ts';
import type { ReportDependencies } from './dependencies.ts';
import { type ReportSpan, reportSpan } from './span.ts';

interface PaymentRow {
  key: string;
  name: string;
  currency: string;
  deposits: number;
  deposited: string;
  withdrawals: number;
  withdrawn: string;
  net: string;
}

const maxDays = 366;

/** What came in and went out through payment providers, as the ledger has it. */
export const paymentList =
  ({ reportsDatabase, clock, brands }: ReportDependencies): ListOf<'staffPaymentReport'> =>
  async ({ staff, data }) => {
    const { timeZone: zone } = await brands.settingsOf(staff.brandId);
    const span = reportSpan(data, { now: clock.now(), zone, maxDays });
    const { rows, total } = await selectPage<PaymentRow, typeof data.sort>(
      reportsDatabase,
      {
        columns: sql`key, key as name, currency, deposits::int, deposited::text, withdrawals::int, withdrawn::text,
          (deposited - withdrawn)::text as net`,
        from: sql`(${paymentLines(keyOf(data.by, span.zone), staff.brandId, span)}) report`,
        where: sql`true`,
        sorts: {
          name: sql`key`,
          deposits: sql`deposits`,
          deposited: sql`deposited`,
          withdrawals: sql`withdrawals`,
          withdrawn: sql`withdrawn`,
          net: sql`deposited - withdrawn`,
        },
        tieBreak: sql`key || currency`,
      },
      data,
    );
    return { rows: rows.map(shown), total };
  };

function shown({ deposited, withdrawn, net, ...row }: PaymentRow) {
  const amountOf = (minor: string) => shownAmount(BigInt(minor), currencyExponent(row.currency) ?? 0);
  return { ...row, deposited: amountOf(deposited), withdrawn: amountOf(withdrawn), net: amountOf(net) };
}

const keyOf = (by: PaymentSplit, zone: string) =>
  by === 'day'
    ? sql`to_char(j.booked_at at time zone ${zone}, 'YYYY-MM-DD')`
    : by === 'method'
      ? sql`a.label`
      : sql`a.currency_code`;

/** Payments of a brand by a key of the line `j` and its provider's account `a`: each line has one, on whichever side. */
export const paymentLines = (
  key: RawBuilder<unknown>,
  brandId: string,
  { start, end }: Pick<ReportSpan, 'start' | 'end'>,
) => sql`
  select ${key} as key, a.currency_code as currency,
    count(*) filter (where j.movement = 'deposit') as deposits,
    coalesce(sum(case when j.movement = 'deposit' then j.amount_minor else -j.amount_minor end)
      filter (where j.movement in ('deposit', 'depositReversal', 'depositReversalOwed')), 0) as deposited,
    count(*) filter (where j.movement = 'withdrawalPayout') as withdrawals,
    coalesce(sum(case when j.movement = 'withdrawalPayout' then j.amount_minor else -j.amount_minor end)
      filter (where j.movement in ('withdrawalPayout', 'withdrawalReturn')), 0) as withdrawn
  from journal j join accounts a on a.id in (j.debit_account_id, j.credit_account_id) and a.kind = 'provider' and a.brand_id = ${brandId}
  where j.movement in ('deposit', 'depositReversal', 'depositReversalOwed', 'withdrawalPayout', 'withdrawalReturn')
    and a.member_id is null and j.booked_at >= ${start} and j.booked_at < ${end}
  group by 1, 2`;
