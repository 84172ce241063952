import type { Game } from '@baize/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CardFavorites } from '../../../lib/games/favourite-of.ts';
import type { GameGridProps } from '../../../lib/games/game-grid.tsx';
import { GameGrid } from '../../../lib/games/game-grid.tsx';
import { CallFailure } from '../../../lib/page/call-failure.tsx';

export interface HotGamesProps extends Pick<GameGridProps, 'onOpenGame'> {
  hot: Pick<UseQueryResult, 'isError' | 'error' | 'refetch'>;
  /** Undefined while they are on their way. */
  games: readonly Game[] | undefined;
  favorites: CardFavorites;
  /** How many there are at most, where it is known. */
  expected?: number | undefined;
}

const DEFAULT_SHAPES = 10;

/** All hot games on a single page. */
export function HotGames({ hot, games, favorites, expected = DEFAULT_SHAPES, onOpenGame }: HotGamesProps) {
  if (hot.isError) return <CallFailure thrown={hot.error} onRetry={() => void hot.refetch()} withPicture />;
  return (
    <GameGrid
      games={games}
      skeletons={Math.min(expected, DEFAULT_SHAPES)}
      isAllHot
      onOpenGame={onOpenGame}
      favorites={favorites}
    />
  );
}
