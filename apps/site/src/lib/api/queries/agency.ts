import type { CallRequest, Calls } from '@baize/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../client.ts';
import { ownAnswerWriter, ownKey } from './own.ts';

const referralLinksKey = [...ownKey, 'referralLinks'] as const;
const applicationKey = [...ownKey, 'affiliateApplication'] as const;
const contractRequestsKey = [...ownKey, 'contractRequests'] as const;

export function referralLinksQuery() {
  return queryOptions({
    queryKey: referralLinksKey,
    queryFn: ({ signal }) => callApi('referralLinks', {}, { signal }),
  });
}

export const useReferralLinks = () => useQuery(referralLinksQuery());

export function useAddReferralLink() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (label: string) => callApi('addReferralLink', { body: { label } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: referralLinksKey }),
  });
}

export function useEndReferralLink() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => callApi('endReferralLink', { params: { code } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: referralLinksKey }),
  });
}

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
