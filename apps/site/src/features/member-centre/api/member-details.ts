import type { CallRequest, Calls, CallValue } from '@baize/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';
import { ownKey } from '../../../lib/session/own.ts';
import { identityCheckKey } from './identity-check.ts';

export type MemberDetails = CallValue<Calls['memberDetails']>;
export type DetailItem = MemberDetails['items'][number]['name'];

const memberDetailsKey = [...ownKey, 'memberDetails'] as const;

/** What the account's owner has told, and what is still missing. */
function memberDetailsQuery() {
  return queryOptions({
    queryKey: memberDetailsKey,
    queryFn: ({ signal }) => callApi('memberDetails', {}, { signal }),
  });
}

export const useMemberDetails = () => useQuery(memberDetailsQuery());

/** What depends on details is read again: the meter, and what the identity check still waits for. */
export function useSaveDetails() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CallRequest<Calls['setMemberDetails']>['body']) => callApi('setMemberDetails', { body }),
    onSettled: () =>
      Promise.all([memberDetailsKey, identityCheckKey].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
