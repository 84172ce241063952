import type { Game } from '@baize/contract';
import { buttonClass } from '@baize/ui/button';
import { GameCardSkeleton } from '@baize/ui/game-card';
import { Skeleton } from '@baize/ui/skeleton';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { type GameGridProps, GameTile } from '../../../lib/games/game-grid.tsx';
import type { SiteSearch } from '../../../lib/page/site-search.ts';
import { useNearness } from '../../../lib/page/use-nearness.ts';
import { largestFeatures } from '../lobby-row-groups.ts';
import { FeatureTile } from './feature-tile.tsx';

export interface GameRowProps extends Pick<GameGridProps, 'onOpenGame' | 'isAllHot' | 'favorites'> {
  title: string;
  games: readonly Game[];
  /** There may be more of them: their number is not said. */
  isPart?: boolean;
  /** Where all of them are; without it they are all here. */
  to?: string | undefined;
  search?: SiteSearch;
}

/** The width of a card in a row. */
export const rowTile = 'w-28 shrink-0 snap-start md:w-35';

/** Large cards side by side fill their row on a desk. */
const columns = ['', '', 'md:grid-cols-2', 'md:grid-cols-3', 'md:grid-cols-2 xl:grid-cols-4'];

/**
 * Games in one row that is moved by the finger, with the way to all of them; nothing without a game. Too few games for a row stand on large
 * cards. Its cards are drawn once it comes near.
 */
export function GameRow(props: GameRowProps) {
  const { title, games, isPart = false, to, search = {}, isAllHot = false, favorites, onOpenGame } = props;
  const action = useTranslations('common.action');
  const id = useId();
  const [list, isNear] = useNearness<HTMLUListElement>(games.length > 0);
  if (games.length === 0) return null;
  const areFeatures = games.length <= largestFeatures;
  const tile = areFeatures ? clsx('shrink-0 snap-start md:w-auto', games.length > 1 ? 'w-72' : 'w-full') : rowTile;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-4">
        <h2 id={id} className="text-lg font-bold md:text-xl">
          {title} {!isPart && <span className="tabular text-sm font-normal text-ink-muted">{games.length}</span>}
        </h2>
        {to !== undefined && (
          <Link
            to={to}
            search={search}
            aria-label={`${action('showAll')}: ${title}`}
            className={buttonClass('quiet', 'md', '-my-2 -mr-4')}
          >
            {action('showAll')}
          </Link>
        )}
      </div>
      <ul
        ref={list}
        className={clsx(
          'no-scrollbar -m-1 flex snap-x scroll-px-1 gap-3 overflow-x-auto p-1 md:gap-4',
          areFeatures && `md:grid ${columns[games.length]}`,
        )}
      >
        {isNear ? (
          games.map((game) => (
            <li key={game.nodeId} className={tile}>
              {areFeatures ? (
                <FeatureTile game={game} favorites={favorites} onOpenGame={onOpenGame} />
              ) : (
                <GameTile game={game} isAllHot={isAllHot} favorites={favorites} onOpenGame={onOpenGame} />
              )}
            </li>
          ))
        ) : (
          <li aria-hidden="true" className={tile}>
            {areFeatures ? <Skeleton className="h-44 rounded-xl md:h-52" /> : <GameCardSkeleton />}
          </li>
        )}
      </ul>
    </section>
  );
}
