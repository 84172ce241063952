import type { CallRequest, Calls } from '@baize/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';

const FRESH_MS = 60_000;

export type GameListFilter = CallRequest<Calls['gameList']>['data'];

export const gameListKey = (filter: GameListFilter) => ['gameList', filter] as const;

/** One page of games; the page before stays on screen until the next one is there. */
export function gameListQuery(filter: GameListFilter) {
  return queryOptions({
    queryKey: gameListKey(filter),
    queryFn: ({ signal }) => callApi('gameList', { data: filter }, { signal }),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
}

export function useGameList(filter: GameListFilter) {
  return useQuery(gameListQuery(filter));
}
