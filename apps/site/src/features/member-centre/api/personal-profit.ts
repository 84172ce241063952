import type { CallInput, Calls, CallValue } from '@baize/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { bettingRecordScope } from '../../../lib/account/balance.ts';
import { callApi } from '../../../lib/api/client.ts';

export type ProfitFilter = CallInput<Calls['personalProfit']>['data'];
export type PersonalProfit = CallValue<Calls['personalProfit']>;

/** What the member won and lost in a period; asked again with the betting record whenever money moved. */
export function usePersonalProfit(filter: ProfitFilter) {
  return useQuery({
    queryKey: [...bettingRecordScope, 'profit', filter] as const,
    queryFn: ({ signal }) => callApi('personalProfit', { data: filter }, { signal }),
    placeholderData: keepPreviousData,
  });
}
