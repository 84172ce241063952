import type { Game } from '@baize/contract';
import { EmptyState } from '@baize/ui/empty-state';
import { useTranslations } from 'use-intl';
import { art, type OpenableGame } from '../../../config/paths.ts';
import { GameGrid } from '../../../lib/games/game-grid.tsx';

export interface GameGroupProps {
  games: readonly Game[];
  onOpenGame: (game: OpenableGame) => void;
}

/** The address names a group: its games, to choose one. */
export function GameGroup({ games, onOpenGame }: GameGroupProps) {
  const t = useTranslations('lobbies.group');
  return (
    <div className="absolute inset-0 overflow-y-auto bg-ground">
      {games.length === 0 ? (
        <EmptyState picture={art.gameFallback} title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <div className="page-width flex flex-col gap-5 py-6">
          <h2 className="text-xl font-bold">{t('title')}</h2>
          <GameGrid
            games={games}
            skeletons={0}
            onOpenGame={(game, event) => {
              event.preventDefault();
              onOpenGame(game);
            }}
          />
        </div>
      )}
    </div>
  );
}
