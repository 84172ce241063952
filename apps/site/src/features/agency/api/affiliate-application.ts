import type { CallRequest, Calls } from '@baize/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';
import { ownAnswerWriter, ownKey } from '../../../lib/session/own.ts';

const applicationKey = [...ownKey, 'affiliateApplication'] as const;

export function applicationQuery() {
  return queryOptions({
    queryKey: applicationKey,
    queryFn: async ({ signal }) => (await callApi('affiliateApplicationState', {}, { signal })).application,
  });
}

export const useApplication = () => useQuery(applicationQuery());

export function useApply() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CallRequest<Calls['applyAsAffiliate']>['body']) => callApi('applyAsAffiliate', { body }),
    onMutate: () => ownAnswerWriter(queryClient),
    onSuccess: (application, _body, write) => write(applicationKey, application),
  });
}
