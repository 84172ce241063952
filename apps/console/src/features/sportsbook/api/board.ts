import type { BookCode, Calls, CallValue } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

export type MatchBoard = CallValue<Calls['staffBookMatch']>;
export type BookResult = CallValue<Calls['staffBookResult']>;
export type BookLimits = CallValue<Calls['staffBookLimits']>;

/** Prices and scores are read again so often. */
const boardEveryMs = 3_000;

export const boardQuery = (matchId: string) =>
  queryOptions({
    queryKey: ['staffBookMatch', matchId] as const,
    queryFn: () => callApi('staffBookMatch', { params: { matchId } }),
    refetchInterval: boardEveryMs,
  });

export const resultQuery = (resultId: string) =>
  queryOptions({
    queryKey: ['staffBookResult', resultId] as const,
    queryFn: () => callApi('staffBookResult', { params: { resultId } }),
  });

export const limitsQuery = (vendorCode: BookCode) =>
  queryOptions({
    queryKey: ['staffBookLimits', vendorCode] as const,
    queryFn: () => callApi('staffBookLimits', { data: { vendorCode } }),
  });

/** What an act on a match changes, by the names of the calls. */
export const boardReads = ['staffBookMatch', 'staffBookMatches'] as const;
export const resultReads = ['staffBookResult', 'staffBookResults', ...boardReads] as const;
