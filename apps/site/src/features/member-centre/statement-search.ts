import { type TransactionKind, transactionKinds } from '@baize/contract';
import { readTypedAmount } from '../../lib/form/typed-amount.ts';
import type { SiteSearch } from '../../lib/page/site-search.ts';
import type { TransactionsFilter } from './api/transactions.ts';
import { type Period, periodRequest, periods, readPage, recordPageSize, writePage } from './record-search.ts';

/** What the account record shows, as it stands in the address. */
export interface StatementSearch {
  kind: TransactionKind | '';
  period: Period;
  /** As they were typed. */
  min: string;
  max: string;
  /** From 1. */
  page: number;
}

/** Reads the address; what makes no sense counts as not given. */
export const readStatementSearch = (search: SiteSearch): StatementSearch => ({
  kind: transactionKinds.find((kind) => kind === search.kind) ?? '',
  period: periods.find((period) => period === search.period) ?? 'all',
  min: search.min ?? '',
  max: search.max ?? '',
  page: readPage(search),
});

/** The address' parameters for a state; defaults are left out. */
export const writeStatementSearch = ({ kind, period, min, max, page }: StatementSearch): SiteSearch => ({
  kind: kind === '' ? undefined : kind,
  period: period === 'all' ? undefined : period,
  min: min === '' ? undefined : min,
  max: max === '' ? undefined : max,
  ...writePage(page),
});

/** The call for one page; an amount that is none is left out. */
export function statementRequest(state: StatementSearch, exponent: number, now: Date): TransactionsFilter {
  const { kind, period, min, max, page } = state;
  const least = readTypedAmount(min, exponent);
  const most = readTypedAmount(max, exponent);
  return {
    pageNo: page,
    pageSize: recordPageSize,
    ...(kind === '' ? {} : { kind }),
    ...(least.ok ? { minAmount: least.amount } : {}),
    ...(most.ok ? { maxAmount: most.amount } : {}),
    ...periodRequest(period, now),
  };
}
