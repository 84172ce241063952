import type { Game } from '@baize/contract';
import { buttonClass } from '@baize/ui/button';
import { GameCardSkeleton } from '@baize/ui/game-card';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { type GameGridProps, GameTile } from '../../../lib/games/game-grid.tsx';
import type { SiteSearch } from '../../../lib/page/site-search.ts';
import { useNearness } from '../../../lib/page/use-nearness.ts';

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

/** Games in one row that is moved by the finger, with the way to all of them; nothing without a game. Its cards are drawn once it comes near. */
export function GameRow(props: GameRowProps) {
  const { title, games, isPart = false, to, search = {}, isAllHot = false, favorites, onOpenGame } = props;
  const action = useTranslations('common.action');
  const id = useId();
  const [list, isNear] = useNearness<HTMLUListElement>(games.length > 0);
  if (games.length === 0) return null;
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
      <ul ref={list} className="no-scrollbar -m-1 flex snap-x scroll-px-1 gap-3 overflow-x-auto p-1 md:gap-4">
        {isNear ? (
          games.map((game) => (
            <li key={game.nodeId} className={rowTile}>
              <GameTile game={game} isAllHot={isAllHot} favorites={favorites} onOpenGame={onOpenGame} />
            </li>
          ))
        ) : (
          <li aria-hidden="true" className={rowTile}>
            <GameCardSkeleton />
          </li>
        )}
      </ul>
    </section>
  );
}
