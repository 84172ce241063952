import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';
import { ownKey } from '../../../lib/session/own.ts';

export const sessionListKey = [...ownKey, 'sessionList'] as const;

/** The account's living sessions, newest first. */
export function sessionListQuery() {
  return queryOptions({
    queryKey: sessionListKey,
    queryFn: async ({ signal }) => (await callApi('sessionList', {}, { signal })).list,
  });
}

export function useSessionList() {
  return useQuery(sessionListQuery());
}
