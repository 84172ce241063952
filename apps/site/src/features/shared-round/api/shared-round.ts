import type { LocaleCode } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';

/** A round that its player shows to everybody. */
export const sharedRoundQuery = (shareId: string, language: LocaleCode) =>
  queryOptions({
    queryKey: ['sharedRound', shareId, language] as const,
    queryFn: ({ signal }) => callApi('sharedRound', { params: { shareId }, data: { language } }, { signal }),
    retry: false,
    // Its owner may take it back.
    staleTime: 0,
  });
