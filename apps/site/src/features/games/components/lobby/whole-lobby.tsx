import { useTranslations } from 'use-intl';
import { GameGrid } from '../../../../lib/games/game-grid.tsx';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { useLanguage } from '../../../../lib/preferences/language.ts';
import { useGameList } from '../../api/game-list.ts';
import { groupsOf, hotFirst } from '../../game-groups.ts';
import type { ListProps } from '../../list-props.ts';
import { gameListRequest } from '../paged-games.tsx';

export interface WholeLobbyProps {
  list: ListProps;
  /** How many games are expected. */
  count: number;
}

/** Everything that a small lobby has, the hot games first; slots and instant games as a group each. */
export function WholeLobby({ list: { gameType, state, favorites, onOpenGame }, count }: WholeLobbyProps) {
  const t = useTranslations('lobbies.row');
  const { locale } = useLanguage();
  const { data, isError, error, refetch } = useGameList(gameListRequest({ ...state, page: 1 }, gameType, locale));
  if (isError && data === undefined) {
    return <CallFailure thrown={error} onRetry={() => void refetch()} withPicture />;
  }
  const games = data && hotFirst(data.games);
  const groups = games && groupsOf(gameType, games);
  const shared = { onOpenGame, favorites };
  if (!groups) return <GameGrid games={games} skeletons={count} {...shared} />;
  return (
    <div className="flex flex-col gap-5 md:gap-6">
      {groups.map((group) => (
        <section key={group.name} aria-labelledby={group.name} className="flex flex-col gap-3">
          <h2 id={group.name} className="text-lg font-bold">
            {t(group.name)} <span className="tabular text-sm font-normal text-ink-muted">{group.games.length}</span>
          </h2>
          <GameGrid games={group.games} skeletons={0} isGroup {...shared} />
        </section>
      ))}
    </div>
  );
}
