import { useEffect } from 'react';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { type LotteryArea, useGameMenus } from '../api/game-menus.ts';
import { closesAtMs, refreshDelayMs } from '../draw-clock.ts';

/** The lotteries with their open draws; asked for again when the nearest draw ends, or after a while where none is open or the call failed, until the page is left. */
export function useDraws(area: LotteryArea = 'all') {
  const { locale } = useLanguage();
  const draws = useGameMenus(locale, area);
  const { data, isPending, refetch, errorUpdateCount } = draws;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failed attempt is followed by another one as well
  useEffect(() => {
    if (isPending) return;
    const games = data?.menus.flatMap(({ gameMenus }) => gameMenus) ?? [];
    const closings = games.flatMap((game) => (data === undefined ? [] : closesAtMs(game, data)));
    const timer = setTimeout(() => void refetch(), refreshDelayMs(closings, performance.now()));
    return () => clearTimeout(timer);
  }, [data, isPending, refetch, errorUpdateCount]);
  return draws;
}
