import { useEffect } from 'react';
import { type LotteryArea, useGameMenus } from '../../lib/api/queries/game-menus.ts';
import { useLanguage } from '../../lib/language.ts';
import { closesAtMs, refreshDelayMs } from './draw-clock.ts';

/** The lotteries with their open draws; asked for again when the nearest draw ends, until the page is left. */
export function useDraws(area: LotteryArea = 'all') {
  const { locale } = useLanguage();
  const draws = useGameMenus(locale, area);
  const { data, refetch, errorUpdateCount } = draws;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failed attempt is followed by another one as well
  useEffect(() => {
    if (data === undefined || data.menus.length === 0) return;
    const closings = data.menus.flatMap(({ gameMenus }) => gameMenus).map((game) => closesAtMs(game, data));
    const timer = setTimeout(() => void refetch(), refreshDelayMs(closings, performance.now()));
    return () => clearTimeout(timer);
  }, [data, refetch, errorUpdateCount]);
  return draws;
}
