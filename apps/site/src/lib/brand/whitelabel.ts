import { queryOptions, useQuery } from '@tanstack/react-query';
import { readBoot } from '../api/boot.ts';
import { fetchWhitelabel } from '../api/client.ts';

export const whitelabelKey = ['whitelabel'] as const;

/** What the brand of this host is. Comes with the page; asked again only when somebody needs it fresh. */
export function whitelabelQuery() {
  const { whitelabel } = readBoot();
  return queryOptions({
    queryKey: whitelabelKey,
    queryFn: ({ signal }) => fetchWhitelabel({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
    ...(whitelabel === undefined ? {} : { initialData: whitelabel }),
  });
}

export function useWhitelabel() {
  return useQuery(whitelabelQuery());
}
