import type { GameType, LocaleCode } from '@baize/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';

/** The server counts once a minute. */
const FRESH_MS = 60_000;

/** New games and those that are played now, of one type or of all. */
export function highlightsQuery(language: LocaleCode, gameType?: GameType) {
  return queryOptions({
    queryKey: ['lobbyRows', language, gameType ?? ''] as const,
    queryFn: ({ signal }) =>
      callApi('lobbyRows', { data: { language, ...(gameType !== undefined && { gameType }) } }, { signal }),
    staleTime: FRESH_MS,
  });
}

export function useHighlights(gameType?: GameType) {
  const { locale } = useLanguage();
  return useQuery(highlightsQuery(locale, gameType));
}
