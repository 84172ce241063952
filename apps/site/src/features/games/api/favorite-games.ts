import type { CallRequest, Calls } from '@baize/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';
import { ownKey } from '../../../lib/session/own.ts';
import { isLoggedIn, useSession } from '../../../lib/session/session.ts';

export type FavoriteListFilter = CallRequest<Calls['favoriteGamesList']>['data'];

export const favoriteListKey = [...ownKey, 'favoriteGamesList'] as const;
export const favoriteIdsKey = [...ownKey, 'favoriteGames'] as const;

/** One page of the account's favourite games, the newest first. */
export function favoriteListQuery(filter: FavoriteListFilter) {
  return queryOptions({
    queryKey: [...favoriteListKey, filter] as const,
    queryFn: ({ signal }) => callApi('favoriteGamesList', { data: filter }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Asks only when somebody is logged in. */
export function useFavoriteList(filter: FavoriteListFilter) {
  return useQuery({ ...favoriteListQuery(filter), enabled: useSession(isLoggedIn) });
}

/** The ids of all favourite games of the account. */
export function favoriteIdsQuery() {
  return queryOptions({
    queryKey: favoriteIdsKey,
    queryFn: async ({ signal }) => (await callApi('favoriteGames', { data: {} }, { signal })).nodeIds,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Asks only when somebody is logged in. */
export function useFavoriteIds() {
  return useQuery({ ...favoriteIdsQuery(), enabled: useSession(isLoggedIn) });
}
