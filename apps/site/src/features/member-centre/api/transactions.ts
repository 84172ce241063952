import type { CallRequest, Calls, CallValue } from '@baize/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { transactionsScope } from '../../../lib/account/balance.ts';
import { callApi } from '../../../lib/api/client.ts';

export type TransactionsFilter = CallRequest<Calls['transactions']>['data'];
export type StatementLine = CallValue<Calls['transactions']>['list'][number];

/** One page of the statement, newest first. */
export function transactionsQuery(filter: TransactionsFilter) {
  return queryOptions({
    queryKey: [...transactionsScope, filter] as const,
    queryFn: ({ signal }) => callApi('transactions', { data: filter }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useTransactions(filter: TransactionsFilter) {
  return useQuery(transactionsQuery(filter));
}
