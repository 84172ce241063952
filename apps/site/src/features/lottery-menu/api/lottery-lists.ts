import type { Calls, CallValue, LocaleCode } from '@baize/contract';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { popularLotteryCount, recentDrawCount } from '../../../config/limits.ts';
import { callApi } from '../../../lib/api/client.ts';
import { ownKey } from '../../../lib/session/own.ts';
import { isLoggedIn, useSession } from '../../../lib/session/session.ts';
import type { PrizeMode } from '../prize-mode.ts';

/** No list of draws is older than this. */
const FRESH_MS = 30_000;

export interface LotteryDevice {
  /** Each is asked for by itself; none before they are known. */
  prizeModes: readonly PrizeMode[];
  language: LocaleCode;
}

/** Ids of the lotteries that the server marks as hot. */
export function popularLotteriesQuery(prizeMode: PrizeMode, language: LocaleCode) {
  const data = { count: popularLotteryCount, prizeMode, device: 'html5-desktop', language };
  return queryOptions({
    queryKey: ['popularLotteries', data] as const,
    queryFn: async ({ signal }) => (await callApi('popularLotteries', { data }, { signal })).games,
    staleTime: FRESH_MS,
  });
}

const onlyOnce = <Game extends { vendor: string; gameId: string }>(games: readonly Game[]): Game[] => [
  ...new Map(games.map((game) => [`${game.vendor} ${game.gameId}`, game])).values(),
];

/** Those of every prize mode, each once; the ones that have been answered so far. */
export function usePopularLotteries({ prizeModes, language }: LotteryDevice) {
  return useQueries({
    queries: prizeModes.map((prizeMode) => popularLotteriesQuery(prizeMode, language)),
    combine: (answers) => onlyOnce(answers.flatMap(({ data }) => data ?? [])),
  });
}

export const recentLotteriesKey = [...ownKey, 'recentLotteries'] as const;

/** The lotteries that the account opened, the latest first. */
export function recentLotteriesQuery(language: LocaleCode) {
  return queryOptions({
    queryKey: [...recentLotteriesKey, language] as const,
    queryFn: async ({ signal }) => (await callApi('vnRecentGames', { query: { language } }, { signal })).games,
  });
}

/** Asks only when somebody is logged in. */
export function useRecentLotteries(language: LocaleCode) {
  return useQuery({ ...recentLotteriesQuery(language), enabled: useSession(isLoggedIn) });
}

/** The latest draws with their numbers, by gameId. */
export function recentDrawsQuery(prizeMode: PrizeMode, language: LocaleCode) {
  const data = { prizeMode, device: 'html5-desktop', recentCount: recentDrawCount, language };
  return queryOptions({
    queryKey: ['recentDraws', data] as const,
    queryFn: ({ signal }) => callApi('recentDraws', { data }, { signal }),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
  });
}

/** Those of every prize mode; the ones that have been answered so far. */
export function useRecentDraws({ prizeModes, language }: LotteryDevice) {
  return useQueries({
    queries: prizeModes.map((prizeMode) => recentDrawsQuery(prizeMode, language)),
    combine: (answers): CallValue<Calls['recentDraws']> => Object.assign({}, ...answers.map(({ data }) => data)),
  });
}
