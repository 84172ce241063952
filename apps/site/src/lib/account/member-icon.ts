import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../api/client.ts';
import { ownKey } from '../session/own.ts';
import { isLoggedIn, useSession } from '../session/session.ts';

export const memberIconKey = [...ownKey, 'memberIcon'] as const;

/** The account's picture as a data URL; empty without one. */
function memberIconQuery() {
  return queryOptions({
    queryKey: memberIconKey,
    queryFn: async ({ signal }) => (await callApi('memberIcon', {}, { signal })).icon,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Asks only when somebody is logged in. */
export function useMemberIcon() {
  return useQuery({ ...memberIconQuery(), enabled: useSession(isLoggedIn) });
}
