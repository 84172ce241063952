import type { CallRequest, Calls } from '@baize/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../client.ts';
import { ownKey } from './own.ts';

export type LaunchRequest = CallRequest<Calls['launchGame']>['data'];

export const launchGameKey = (request: LaunchRequest, attempt: number) =>
  [...ownKey, 'launch', request, attempt] as const;

/**
 * The URL of a game frame with its one-use token. It is never asked for twice on its own: a new token would throw the running
 * game out. Raise `attempt` to start again.
 */
export function launchGameQuery(request: LaunchRequest, attempt: number) {
  return queryOptions({
    queryKey: launchGameKey(request, attempt),
    queryFn: ({ signal }) => callApi('launchGame', { data: request }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}

export function useLaunchGame(request: LaunchRequest, attempt: number, enabled: boolean) {
  return useQuery({ ...launchGameQuery(request, attempt), enabled });
}
