import type { LocaleCode } from '@baize/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';
import { ownKey } from '../../../lib/session/own.ts';

export interface SubGamesRequest {
  vassalage: string;
  /** The VASSALAGE entry that holds them. */
  nodeId: string;
  language: LocaleCode;
}

const FRESH_MS = 60_000;

/** The games behind a VASSALAGE entry, of all its types. */
export function subGamesQuery(request: SubGamesRequest) {
  return queryOptions({
    queryKey: [...ownKey, 'subGames', request] as const,
    queryFn: async ({ signal }) =>
      (await callApi('vassGameTypes', { data: request }, { signal })).list.flatMap(({ games }) => games),
    staleTime: FRESH_MS,
  });
}

export function useSubGames(request: SubGamesRequest) {
  return useQuery(subGamesQuery(request));
}
