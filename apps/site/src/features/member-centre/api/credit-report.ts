import type { Calls, CallValue } from '@baize/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { transactionsScope } from '../../../lib/account/balance.ts';
import { callApi } from '../../../lib/api/client.ts';
import type { ProfitFilter } from './personal-profit.ts';

export type CreditReport = CallValue<Calls['creditReport']>;

/** What came to the account and left it in a period; asked again whenever money moved. */
export function useCreditReport(filter: ProfitFilter) {
  return useQuery({
    queryKey: [...transactionsScope, 'creditReport', filter] as const,
    queryFn: ({ signal }) => callApi('creditReport', { data: filter }, { signal }),
    placeholderData: keepPreviousData,
  });
}
