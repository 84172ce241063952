import { currencyExponent, shownAmount } from '@baize/money';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { beginningWith, selectPage } from '../../../platform/database/select-page.ts';
import type { RequestBrand } from '../../../platform/http/handlers.ts';
import type { ListOf } from '../../../platform/http/list-of.ts';
import type { DepositDependencies } from '../deposits/dependencies.ts';
import { nameOf } from '../deposits/methods.ts';
import type { DepositOrder } from '../deposits/schema.ts';

type OrderRow = DepositOrder & { memberName: string };
type NameOfMethod = (methodCode: string) => string;

/** What the brand calls its ways to pay in; one that it no longer has is called by its code. */
export async function methodNames(
  { settingsOf }: DepositDependencies['brands'],
  { id, defaultLanguage = 'TY' }: Pick<RequestBrand, 'id' | 'defaultLanguage'>,
): Promise<NameOfMethod> {
  const { depositMethods } = await settingsOf(id);
  const names = new Map(depositMethods.map((method) => [method.code, nameOf(method, defaultLanguage)]));
  return (methodCode) => names.get(methodCode) ?? methodCode;
}

/** An order as a line of staff's list. */
export const orderRow = (order: OrderRow, nameOfMethod: NameOfMethod) => {
  const { orderId, memberId, memberName, methodCode, provider, kind, state, reason, createdAt, changedAt } = order;
  const exponent = currencyExponent(order.currency) ?? 0;
  return {
    ...{ orderId, memberId, memberName, methodCode, methodName: nameOfMethod(methodCode) },
    ...{ provider, kind, state, reason },
    amount: shownAmount(order.amountMinor, exponent),
    paid: order.paidMinor === null ? null : shownAmount(order.paidMinor, exponent),
    providerReference: order.providerReference ?? '',
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
};

const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Deposit orders of the staff's brand. */
export const depositList =
  (database: Database, brands: DepositDependencies['brands']): ListOf<'staffDeposits'> =>
  async ({ brand, staff, data }) => {
    const { state, provider, search = '' } = data;
    const ofState = state === undefined ? sql`` : sql`and o.state = ${state}`;
    const ofProvider = provider === undefined ? sql`` : sql`and o.provider = ${provider}`;
    const named = uuidForm.test(search)
      ? sql`and o.order_id = ${search}`
      : sql`and (lower(m.username) like ${beginningWith(search.toLowerCase())} or o.provider_reference = ${search.toUpperCase()})`;
    const nameOfMethod = await methodNames(brands, brand);
    const { rows, total } = await selectPage<OrderRow, 'createdAt' | 'amount'>(
      database,
      {
        columns: sql`o.order_id as "orderId", o.member_id as "memberId", m.username as "memberName", o.method_code as "methodCode",
          o.provider, o.kind, o.state, o.reason, o.amount_minor as "amountMinor", o.paid_minor as "paidMinor", o.currency_code as currency,
          o.provider_reference as "providerReference", o.created_at as "createdAt", o.changed_at as "changedAt"`,
        from: sql`deposit_orders o join members m on m.id = o.member_id`,
        where: sql`o.brand_id = ${staff.brandId} ${ofState} ${ofProvider} ${search === '' ? sql`` : named}`,
        sorts: { createdAt: sql`o.created_at`, amount: sql`o.amount_minor` },
        tieBreak: sql`o.order_id`,
      },
      data,
    );
    return { rows: rows.map((row) => orderRow(row, nameOfMethod)), total };
  };

interface LineRow {
  lineId: string;
  bookedOn: string;
  amountMinor: bigint;
  currency: string;
  payer: string;
  words: string;
  matchedOrderId: string | null;
  matchedBy: string;
  importedAt: Date;
}

/** Lines of the bank statements of the staff's brand. */
export const statementList =
  (database: Database): ListOf<'staffStatementLines'> =>
  async ({ staff, data }) => {
    const { state, search = '' } = data;
    const pattern = `%${beginningWith(search)}`;
    const { rows, total } = await selectPage<LineRow, 'bookedOn' | 'amount'>(
      database,
      {
        columns: sql`l.id as "lineId", l.booked_on::text as "bookedOn", l.amount_minor as "amountMinor", l.currency_code as currency, l.payer,
          l.words, l.matched_order_id as "matchedOrderId", l.matched_by as "matchedBy", l.imported_at as "importedAt"`,
        from: sql`bank_statement_lines l`,
        where: sql`l.brand_id = ${staff.brandId} and (l.matched_order_id is null) = ${state === 'open'}
          ${search === '' ? sql`` : sql`and (l.payer ilike ${pattern} or l.words ilike ${pattern})`}`,
        sorts: { bookedOn: sql`l.booked_on`, amount: sql`l.amount_minor` },
        tieBreak: sql`l.id`,
      },
      data,
    );
    const shown = rows.map(({ amountMinor, importedAt, ...line }) => ({
      ...line,
      amount: shownAmount(amountMinor, currencyExponent(line.currency) ?? 0),
      importedAt: importedAt.toISOString(),
    }));
    return { rows: shown, total };
  };
