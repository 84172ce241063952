import { useTranslations } from 'use-intl';
import { GameGrid } from '../../../../lib/games/game-grid.tsx';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { useLanguage } from '../../../../lib/preferences/language.ts';
import { useGameList } from '../../api/game-list.ts';
import type { ListProps } from '../../list-props.ts';
import { hotFirst, shelvesOf } from '../../shelves.ts';
import { gameListRequest } from '../paged-games.tsx';

export interface WholeLobbyProps {
  list: ListProps;
  /** How many games are expected. */
  count: number;
}

/** Everything that a small lobby has, the hot games first; slots and instant games on a shelf each. */
export function WholeLobby({ list: { gameType, state, favorites, onOpenGame }, count }: WholeLobbyProps) {
  const t = useTranslations('lobbies.shelf');
  const { locale } = useLanguage();
  const { data, isError, error, refetch } = useGameList(gameListRequest({ ...state, page: 1 }, gameType, locale));
  if (isError && data === undefined) {
    return <CallFailure thrown={error} onRetry={() => void refetch()} withPicture />;
  }
  const games = data && hotFirst(data.games);
  const shelves = games && shelvesOf(gameType, games);
  const shared = { onOpenGame, favorites };
  if (!shelves) return <GameGrid games={games} skeletons={count} {...shared} />;
  return (
    <div className="flex flex-col gap-5 md:gap-6">
      {shelves.map((shelf) => (
        <section key={shelf.name} aria-labelledby={shelf.name} className="flex flex-col gap-3">
          <h2 id={shelf.name} className="text-lg font-bold">
            {t(shelf.name)} <span className="tabular text-sm font-normal text-ink-muted">{shelf.games.length}</span>
          </h2>
          <GameGrid games={shelf.games} skeletons={0} isShelf {...shared} />
        </section>
      ))}
    </div>
  );
}
