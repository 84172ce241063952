import type { LocaleCode, PeriodCode } from '@baize/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { GameAddress } from '../../../config/paths.ts';
import { callApi } from '../../../lib/api/client.ts';

/** As often as the server reads them anew. */
const LATEST_MS = 5_000;
const PERIOD_MS = 30_000;
const BOARD_SIZE = 20;
const RANKING_SIZE = 50;
const GAME_SIZE = 5;

export type BoardKind = 'latest' | 'biggest';

/** Wins as they are booked; the latest renew themselves while the page is seen. */
export function winnerBoardQuery(kind: BoardKind, period: PeriodCode, language: LocaleCode) {
  const data = { kind, period, language, size: BOARD_SIZE };
  return queryOptions({
    queryKey: ['winnerBoard', kind, kind === 'latest' ? '' : period, language] as const,
    queryFn: async ({ signal }) => (await callApi('winnerBoard', { data }, { signal })).list,
    refetchInterval: kind === 'latest' ? LATEST_MS : PERIOD_MS,
    placeholderData: keepPreviousData,
  });
}

/** The biggest wins of a game this month. */
export function gameWinsQuery({ vendor, gameCode }: GameAddress, language: LocaleCode) {
  const data = { kind: 'biggest', period: 'M', language, size: GAME_SIZE, vassalage: vendor, gameCode } as const;
  return queryOptions({
    queryKey: ['winnerBoard', vendor, gameCode, language] as const,
    queryFn: async ({ signal }) => (await callApi('winnerBoard', { data }, { signal })).list,
  });
}

export function useWinnerBoard(kind: BoardKind, period: PeriodCode, language: LocaleCode) {
  return useQuery(winnerBoardQuery(kind, period, language));
}

export function rankingQuery(period: PeriodCode) {
  return queryOptions({
    queryKey: ['ranking', period] as const,
    queryFn: ({ signal }) => callApi('rankList', { data: { period, size: RANKING_SIZE } }, { signal }),
    refetchInterval: PERIOD_MS,
    placeholderData: keepPreviousData,
  });
}

export function useRanking(period: PeriodCode) {
  return useQuery(rankingQuery(period));
}
