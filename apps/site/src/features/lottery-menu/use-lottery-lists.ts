import { usePopularLotteries, useRecentDraws, useRecentLotteries } from '../../lib/api/queries/lottery-lists.ts';
import { useLanguage } from '../../lib/language.ts';
import { usePrizeMode } from '../../lib/use-prize-mode.ts';
import type { ListedIds } from './lottery-search.ts';

const idsOf = (games: readonly { gameId: string }[] | undefined) => games?.map(({ gameId }) => gameId) ?? [];

/** Ids of the house's hot lotteries and of the account's recent ones; empty until they are known. */
export function useLotteryLists(): Pick<ListedIds, 'hot' | 'recent'> {
  const { locale } = useLanguage();
  const prizeMode = usePrizeMode();
  const hot = usePopularLotteries({ prizeMode, language: locale });
  const recent = useRecentLotteries(locale);
  return { hot: idsOf(hot.data), recent: idsOf(recent.data) };
}

/** The numbers of a lottery's last draw; empty while they are not known. */
export function useOpenNumbers(): (gameId: string) => string {
  const { locale } = useLanguage();
  const prizeMode = usePrizeMode();
  const draws = useRecentDraws({ prizeMode, language: locale }).data;
  return (gameId) => draws?.[gameId]?.[0]?.openNumbers ?? '';
}
