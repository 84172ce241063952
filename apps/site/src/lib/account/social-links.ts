import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../api/client.ts';
import { ownKey } from '../session/own.ts';

export const socialLinksKey = [...ownKey, 'socialLinks'] as const;

/** Social logins that the brand offers, and which of them the account is linked with. */
export function socialLinksQuery() {
  return queryOptions({
    queryKey: socialLinksKey,
    queryFn: async ({ signal }) => (await callApi('socialLinks', {}, { signal })).list,
  });
}

export function useSocialLinks(isOffered: boolean) {
  return useQuery({ ...socialLinksQuery(), enabled: isOffered });
}
