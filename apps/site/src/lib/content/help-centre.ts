import type { LocaleCode } from '@baize/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../api/client.ts';

const FRESH_MS = 5 * 60_000;

/** Help articles in their order. */
export function helpCentreQuery(language: LocaleCode) {
  return queryOptions({
    queryKey: ['helpCentre', language] as const,
    queryFn: async ({ signal }) => (await callApi('helpCenter', { query: { language } }, { signal })).articles,
    staleTime: FRESH_MS,
  });
}

export function useHelpCentre(language: LocaleCode) {
  return useQuery(helpCentreQuery(language));
}
