import type { LocaleCode } from '@baize/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';

const FRESH_MS = 60_000;
/** As many as a screen shows. */
const pageSize = 12;

/** The games and lotteries whose names fit best; those of the text before stay until they are there. */
export function useFoundGames(language: LocaleCode, gameName: string) {
  return useQuery({
    queryKey: ['foundGames', language, gameName] as const,
    queryFn: ({ signal }) => callApi('gameList', { data: { gameName, language, pageNo: 1, pageSize } }, { signal }),
    staleTime: FRESH_MS,
    enabled: gameName !== '',
    placeholderData: keepPreviousData,
  });
}
