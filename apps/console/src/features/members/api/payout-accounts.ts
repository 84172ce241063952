import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

export const payoutAccountsQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['staffPayoutAccounts', memberId] as const,
    queryFn: async () => (await callApi('staffPayoutAccounts', { params: { memberId } })).list,
  });
