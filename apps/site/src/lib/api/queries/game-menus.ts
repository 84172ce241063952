import type { Calls, CallValue, LocaleCode } from '@baize/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../client.ts';

export type LotteryMenu = CallValue<Calls['gameMenus']>['menus'][number];
export type LotteryGame = LotteryMenu['gameMenus'][number];

/** The lotteries with their open draws, and when the question left and the answer came, in milliseconds of `performance.now`. */
export function gameMenusQuery(language: LocaleCode) {
  return queryOptions({
    queryKey: ['gameMenus', language] as const,
    queryFn: async ({ signal }) => {
      const askedAtMs = performance.now();
      const { menus } = await callApi('gameMenus', { query: { language } }, { signal });
      return { menus, askedAtMs, answeredAtMs: performance.now() };
    },
  });
}

export function useGameMenus(language: LocaleCode) {
  return useQuery(gameMenusQuery(language));
}
