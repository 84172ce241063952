import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../client.ts';
import { isLoggedIn, useSession } from '../session.ts';
import { ownKey } from './own.ts';

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
