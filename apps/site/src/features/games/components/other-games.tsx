import type { Game } from '@baize/contract';
import { useTranslations } from 'use-intl';
import { GameGrid } from '../../../lib/games/game-grid.tsx';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { useGameList } from '../api/game-list.ts';
import type { ListProps } from '../list-props.ts';
import { gameListRequest } from './paged-games.tsx';

export interface OtherGamesProps {
  list: ListProps;
  hotGames: readonly Game[];
  /** How many are expected. */
  count: number;
}

/** The games of a small lobby that are not hot: all that it has stands on one page. */
export function OtherGames({ list: { gameType, state, favorites, onOpenGame }, hotGames, count }: OtherGamesProps) {
  const t = useTranslations('lobbies');
  const { locale } = useLanguage();
  const { data, isError } = useGameList(gameListRequest({ ...state, page: 1 }, gameType, locale));
  const others = data?.games.filter(({ nodeId }) => !hotGames.some((game) => game.nodeId === nodeId));
  if (isError || others?.length === 0) return null;
  return (
    <section aria-labelledby="other-games" className="flex flex-col gap-3 md:gap-4">
      <h2 id="other-games" className="text-lg font-bold md:text-xl">
        {t('others')}
      </h2>
      <GameGrid games={others} skeletons={count} onOpenGame={onOpenGame} favorites={favorites} />
    </section>
  );
}
