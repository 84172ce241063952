import type { CallRequest, Calls, CallValue } from '@baize/contract';
import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callApi } from '../api/client.ts';
import { ownKey } from '../session/own.ts';
import { isLoggedIn, useSession } from '../session/session.ts';

export type RecentFilter = Omit<CallRequest<Calls['recentGames']>['data'], 'pageNo'>;
export type RecentGame = CallValue<Calls['recentGames']>['list'][number];

export const recentGamesKey = [...ownKey, 'recentGames'] as const;

/** True while another page follows. */
export const hasMore = (page: number, totalPages: number): boolean => page < totalPages;

/** The account's last games, one page after another until the last. */
export function recentGamesQuery(filter: RecentFilter) {
  return infiniteQueryOptions({
    queryKey: [...recentGamesKey, 'pages', filter] as const,
    queryFn: ({ signal, pageParam }) => callApi('recentGames', { data: { ...filter, pageNo: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, _, page) => (hasMore(page, totalPages) ? page + 1 : undefined),
  });
}

/** Asks only when somebody is logged in. */
export function useRecentGames(filter: RecentFilter) {
  return useInfiniteQuery({ ...recentGamesQuery(filter), enabled: useSession(isLoggedIn) });
}

/** The first page alone: what there is to go on with. */
export function latestGamesQuery(filter: RecentFilter) {
  return queryOptions({
    queryKey: [...recentGamesKey, 'latest', filter] as const,
    queryFn: async ({ signal }) => (await callApi('recentGames', { data: { ...filter, pageNo: 1 } }, { signal })).list,
  });
}

/** Asks only when somebody is logged in. */
export function useLatestGames(filter: RecentFilter) {
  return useQuery({ ...latestGamesQuery(filter), enabled: useSession(isLoggedIn) });
}
