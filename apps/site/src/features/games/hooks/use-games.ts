import type { Game, GameType } from '@baize/contract';
import { useDeferredValue, useMemo } from 'react';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { useGameList } from '../api/game-list.ts';
import { hotFirst } from '../game-groups.ts';

const ROW_GAMES = 40;

/** The games of a type that a row shows, hot ones first; none while they are on their way. A press comes before drawing them. */
export function useGames(gameType: GameType): Game[] {
  const { locale } = useLanguage();
  const { data } = useGameList({ gameType, language: locale, pageNo: 1, pageSize: ROW_GAMES });
  const games = useDeferredValue(data?.games);
  return useMemo(() => hotFirst(games ?? []), [games]);
}
