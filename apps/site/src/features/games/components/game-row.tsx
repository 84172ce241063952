import type { Game } from '@baize/contract';
import { buttonClass } from '@baize/ui/button';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { type GameGridProps, GameTile } from '../../../lib/games/game-grid.tsx';

export interface GameRowProps extends Pick<GameGridProps, 'onOpenGame'> {
  title: string;
  games: readonly Game[];
  /** Where all of them are. */
  to: string;
}

/** Games in one row that is moved by the finger, with the way to all of them; nothing without a game. */
export function GameRow({ title, games, to, onOpenGame }: GameRowProps) {
  const action = useTranslations('common.action');
  const id = useId();
  if (games.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-4">
        <h2 id={id} className="text-lg font-bold md:text-xl">
          {title} <span className="tabular text-sm font-normal text-ink-muted">{games.length}</span>
        </h2>
        <Link
          to={to}
          aria-label={`${action('showAll')}: ${title}`}
          className={buttonClass('quiet', 'md', '-my-2 -mr-4')}
        >
          {action('showAll')}
        </Link>
      </div>
      <ul className="no-scrollbar -m-1 flex snap-x scroll-px-1 gap-3 overflow-x-auto p-1 md:gap-4">
        {games.map((game) => (
          <li key={game.nodeId} className="w-28 shrink-0 snap-start md:w-35">
            <GameTile game={game} onOpenGame={onOpenGame} />
          </li>
        ))}
      </ul>
    </section>
  );
}
