import type { OpenedDraw } from '@baize/contract';
import { usePopularLotteries, useRecentDraws, useRecentLotteries } from '../../lib/api/queries/lottery-lists.ts';
import { useLanguage } from '../../lib/language.ts';
import { usePrizeModes } from '../../lib/use-prize-modes.ts';
import type { ListedIds } from './lottery-search.ts';

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
