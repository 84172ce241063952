import type { Game, GameType } from '@baize/contract';
import { buttonClass } from '@baize/ui/button';
import { Chips } from '@baize/ui/chips';
import { EmptyState } from '@baize/ui/empty-state';
import { Skeleton } from '@baize/ui/skeleton';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { art, paths } from '../../../../config/paths.ts';
import { useHotGames } from '../../../../lib/games/hot-games.ts';
import { useChangeSearch, useSiteSearch } from '../../../../lib/page/site-search.ts';
import { useLanguage } from '../../../../lib/preferences/language.ts';
import { useFavorites } from '../../hooks/use-favorites.ts';
import { HotGames } from '../hot-games.tsx';
import type { LobbyProps } from './lobby.tsx';

/** The types that the games are of, each once, in the order of their first game. */
const typesOf = (games: readonly Game[] = []): GameType[] => [...new Set(games.map((game) => game.gameType))];

/** The hot games of every type on one page; a type is chosen where there are several. */
export function HotLobby({
  title,
  requireLogin,
  onOpenGame,
}: Pick<LobbyProps, 'title' | 'requireLogin' | 'onOpenGame'>) {
  const t = useTranslations('lobbies.hot');
  const name = useTranslations('common.gameType');
  const action = useTranslations('common.action');
  const { locale } = useLanguage();
  const favorites = useFavorites(requireLogin);
  const changeSearch = useChangeSearch();
  const hot = useHotGames(locale);
  const types = typesOf(hot.data?.list);
  const { type: wanted } = useSiteSearch();
  const chosen = types.find((type) => type === wanted) ?? 'all';
  const games = hot.data?.list.filter((game) => chosen === 'all' || game.gameType === chosen);
  return (
    <div className="page-width flex flex-col gap-6 py-6 md:py-10">
      <h1 className="text-2xl font-bold md:text-3xl">{title}</h1>
      {hot.data === undefined && <Skeleton className="h-touch w-full max-w-lg rounded-full" />}
      {types.length > 1 && (
        <Chips
          legend={t('types')}
          options={[
            { value: 'all' as const, label: t('allTypes') },
            ...types.map((value) => ({ value, label: name(value) })),
          ]}
          value={chosen}
          onChange={(type) => changeSearch({ type: type === 'all' ? undefined : type })}
        />
      )}
      {games?.length === 0 ? (
        <EmptyState
          picture={art.notFound}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            <Link to={paths.slots} className={buttonClass('secondary')}>
              {action('toGames')}
            </Link>
          }
        />
      ) : (
        <HotGames hot={hot} games={games} favorites={favorites} onOpenGame={onOpenGame} />
      )}
    </div>
  );
}
