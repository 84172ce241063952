import type { CallRequest, Calls, CallValue } from '@baize/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { bettingRecordScope } from '../../../lib/account/balance.ts';
import { callApi } from '../../../lib/api/client.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';

export type BettingRecordFilter = CallRequest<Calls['bettingRecord']>['data'];
export type BettingRecord = CallValue<Calls['bettingRecord']>;
export type RecordedBet = BettingRecord['list'][number];

/** One page of the betting record with the sums over everything that matches. */
export function bettingRecordQuery(filter: BettingRecordFilter) {
  return queryOptions({
    queryKey: [...bettingRecordScope, filter] as const,
    queryFn: ({ signal }) => callApi('bettingRecord', { data: filter }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** As `bettingRecordQuery`, with games named in the page's language. */
export function useBettingRecord(filter: BettingRecordFilter) {
  const language = useLanguage(({ locale }) => locale);
  return useQuery(bettingRecordQuery({ ...filter, language }));
}
