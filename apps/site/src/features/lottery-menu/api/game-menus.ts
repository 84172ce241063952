import type { Calls, CallValue, LocaleCode } from '@baize/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';

export type LotteryMenu = CallValue<Calls['gameMenus']>['menus'][number];
export type LotteryGame = LotteryMenu['gameMenus'][number];
/** All lotteries, or the Vietnamese ones alone. */
export type LotteryArea = 'all' | 'VN';
/** Menus with the moments at which the question left and the answer came, in milliseconds of `performance.now`. */
export interface DrawMenus {
  menus: LotteryMenu[];
  askedAtMs: number;
  answeredAtMs: number;
}

/** The lotteries with their open draws. */
export function gameMenusQuery(language: LocaleCode, area: LotteryArea) {
  return queryOptions({
    queryKey: ['gameMenus', language, area] as const,
    queryFn: async ({ signal }): Promise<DrawMenus> => {
      const askedAtMs = performance.now();
      const call = area === 'VN' ? 'vnGameMenus' : 'gameMenus';
      const { menus } = await callApi(call, { query: { language } }, { signal });
      return { menus, askedAtMs, answeredAtMs: performance.now() };
    },
  });
}

export function useGameMenus(language: LocaleCode, area: LotteryArea) {
  return useQuery(gameMenusQuery(language, area));
}
