import type { GameType, LocaleCode } from '@baize/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../api/client.ts';

const FRESH_MS = 60_000;

export interface HotGamesFilter {
  gameType?: GameType;
  /** Vendor code. */
  vassalage?: string;
}

export const hotGamesKey = (language: LocaleCode) => ['hotGames', language] as const;

/** The games that the brand marks as hot, the first hundred. */
export function hotGamesQuery(language: LocaleCode, filter: HotGamesFilter = {}) {
  return queryOptions({
    queryKey: [...hotGamesKey(language), filter] as const,
    queryFn: ({ signal }) => callApi('hotGames', { data: { ...filter, language } }, { signal }),
    staleTime: FRESH_MS,
  });
}

export function useHotGames(language: LocaleCode, filter?: HotGamesFilter) {
  return useQuery(hotGamesQuery(language, filter));
}
