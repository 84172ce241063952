import type { OpenedDraw } from '@baize/contract';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { usePopularLotteries, useRecentDraws, useRecentLotteries } from '../api/lottery-lists.ts';
import type { ListedIds } from '../lottery-search.ts';
import { usePrizeModes } from './use-prize-modes.ts';

const idsOf = (games: readonly { gameId: string }[] | undefined) => games?.map(({ gameId }) => gameId) ?? [];

/** Ids of the server's hot lotteries and of the account's recent ones; empty until they are known. */
export function useLotteryLists(): Pick<ListedIds, 'hot' | 'recent'> {
  const { locale } = useLanguage();
  const hot = usePopularLotteries({ prizeModes: usePrizeModes(), language: locale });
  const recent = useRecentLotteries(locale);
  return { hot: idsOf(hot), recent: idsOf(recent.data) };
}

/** The latest draws of a lottery with their numbers, the latest first; none while they are not known. */
export function useOpenedDraws(): (gameId: string) => readonly OpenedDraw[] {
  const { locale } = useLanguage();
  const draws = useRecentDraws({ prizeModes: usePrizeModes(), language: locale });
  return (gameId) => draws[gameId] ?? [];
}
