import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../api/client.ts';
import { ownKey } from '../session/own.ts';

const referralLinksKey = [...ownKey, 'referralLinks'] as const;

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
