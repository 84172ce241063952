import type { Game, GameType } from '@baize/contract';
import { useDeferredValue, useMemo } from 'react';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { useGameList } from '../api/game-list.ts';
import { hotFirst } from '../game-groups.ts';
import { vendorFilter } from '../list-props.ts';

const ROW_GAMES = 40;
const allVendors = { vendor: '' };

/** The games of a type that rows are made of; of one vendor where it is chosen. */
export function useRowGames(gameType: GameType, state: Parameters<typeof vendorFilter>[0]) {
  const { locale } = useLanguage();
  return useGameList({ gameType, language: locale, pageNo: 1, pageSize: ROW_GAMES, ...vendorFilter(state) });
}

/** The games of a type that a row shows, hot ones first; none while they are on their way. A press comes before drawing them. */
export function useGames(gameType: GameType): Game[] {
  const { data } = useRowGames(gameType, allVendors);
  const games = useDeferredValue(data?.games);
  return useMemo(() => hotFirst(games ?? []), [games]);
}
