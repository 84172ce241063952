import type { Game } from '@baize/contract';
import { buttonClass } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Link } from '@tanstack/react-router';
import { type MouseEvent, useDeferredValue } from 'react';
import { useTranslations } from 'use-intl';
import { hotGamesShown } from '../../../config/limits.ts';
import { type GameAddress, paths } from '../../../config/paths.ts';
import { GameGrid } from '../../../lib/games/game-grid.tsx';
import { useHotGames } from '../../../lib/games/hot-games.ts';
import { CallFailure } from '../../../lib/page/call-failure.tsx';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { FeaturedGame } from './featured-game.tsx';

export interface HotGamesProps {
  onOpenGame: (game: GameAddress, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Up to so many hot games each get a wide card. */
const FEW_GAMES = 2;

/** The home page's row of hot games. */
export function HotGames({ onOpenGame }: HotGamesProps) {
  const t = useTranslations('site.home');
  const action = useTranslations('common.action');
  const { locale } = useLanguage();
  const hot = useHotGames(locale);
  const list = useDeferredValue(hot.data?.list);
  const games: Game[] | undefined = list?.slice(0, hotGamesShown);
  return (
    <section aria-labelledby="hot-games" className="flex flex-col gap-3">
      <div className="flex items-end justify-between gap-4">
        <h2 id="hot-games" className="text-lg font-bold md:text-xl">
          {t('hotTitle')}
        </h2>
        <Link to={paths.hot} className={buttonClass('quiet', 'md', '-my-2 -mr-4')}>
          {action('showAll')}
        </Link>
      </div>
      {hot.isError && <CallFailure thrown={hot.error} onRetry={() => void hot.refetch()} />}
      {!hot.isError && games?.length === 0 && (
        <EmptyState
          level={3}
          title={t('hotEmptyTitle')}
          text={t('hotEmptyText')}
          action={
            <Link to={paths.slots} className={buttonClass('secondary')}>
              {action('toGames')}
            </Link>
          }
        />
      )}
      {!hot.isError && <Games games={games} onOpenGame={onOpenGame} />}
    </section>
  );
}

/** Few games are shown large, many as a grid. */
function Games({ games, onOpenGame }: HotGamesProps & { games: Game[] | undefined }) {
  const [first] = games ?? [];
  if (games?.length === 0) return null;
  if (games === undefined || first === undefined || games.length > FEW_GAMES) {
    return <GameGrid games={games} skeletons={8} onOpenGame={onOpenGame} isAllHot />;
  }
  return (
    <div className="flex flex-col gap-5">
      {games.map((game) => (
        <FeaturedGame key={game.nodeId} game={game} onOpenGame={onOpenGame} />
      ))}
    </div>
  );
}
