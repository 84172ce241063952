import type { LocaleCode } from '@baize/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../client.ts';

const FRESH_MS = 60_000;

export const hotGamesKey = (language: LocaleCode) => ['hotGames', language] as const;

/** The games that the brand marks as hot. */
export function hotGamesQuery(language: LocaleCode) {
  return queryOptions({
    queryKey: hotGamesKey(language),
    queryFn: ({ signal }) => callApi('hotGames', { data: { language } }, { signal }),
    staleTime: FRESH_MS,
  });
}

export function useHotGames(language: LocaleCode) {
  return useQuery(hotGamesQuery(language));
}
