import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';
import { ownKey } from '../../../lib/session/own.ts';

export const memberInfoKey = [...ownKey, 'memberInfo'] as const;

/** Who is logged in. Screens read it from `useSession`, which is complete once this has answered. */
export function memberInfoQuery() {
  return queryOptions({
    queryKey: memberInfoKey,
    queryFn: ({ signal }) => callApi('memberInfo', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
