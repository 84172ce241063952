import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { refreshMoney } from '../../../lib/account/balance.ts';
import { withdrawalsScope as scope } from '../../../lib/account/withdrawals-scope.ts';
import { callApi } from '../../../lib/api/client.ts';

/** Steps are made by others: what is shown is asked again so often. */
const askEveryMs = 10_000;
const pageSize = 10;

export const termsQuery = () =>
  queryOptions({
    queryKey: [...scope, 'terms'],
    queryFn: ({ signal }) => callApi('withdrawalTerms', {}, { signal }),
    refetchInterval: askEveryMs,
  });

export const withdrawalsQuery = (pageNo: number) =>
  queryOptions({
    queryKey: [...scope, 'list', pageNo],
    queryFn: ({ signal }) => callApi('withdrawals', { data: { pageNo, pageSize } }, { signal }),
    refetchInterval: askEveryMs,
  });

export const payoutAccountsQuery = () =>
  queryOptions({
    queryKey: [...scope, 'accounts'],
    queryFn: ({ signal }) => callApi('payoutAccounts', {}, { signal }),
  });

/** Something has changed: terms, list and accounts are asked again, and the balance with them. */
export async function refreshWithdrawals(queryClient: QueryClient): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: scope }), refreshMoney(queryClient)]);
}
