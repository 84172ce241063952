import type { CallRequest, Calls } from '@baize/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';
import { ownKey } from '../../../lib/session/own.ts';

const contractRequestsKey = [...ownKey, 'contractRequests'] as const;

export function contractRequestsQuery() {
  return queryOptions({
    queryKey: contractRequestsKey,
    queryFn: async ({ signal }) => (await callApi('contractRequests', {}, { signal })).list,
  });
}

export const useContractRequests = () => useQuery(contractRequestsQuery());

export function useRequestContract() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CallRequest<Calls['requestContract']>['body']) => callApi('requestContract', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: contractRequestsKey }),
  });
}
