import type { Game } from '@baize/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CardFavorites, GameGridProps } from '../../../lib/games/game-grid.tsx';
import { GameGrid } from '../../../lib/games/game-grid.tsx';
import { CallFailure } from '../../../lib/page/call-failure.tsx';

export interface HotGamesProps extends Pick<GameGridProps, 'onOpenGame'> {
  hot: Pick<UseQueryResult, 'isError' | 'error' | 'refetch'>;
  /** Undefined while they are on their way. */
  games: readonly Game[] | undefined;
  favorites: CardFavorites;
}

/** All hot games on a single page. */
export function HotGames({ hot, games, favorites, onOpenGame }: HotGamesProps) {
  if (hot.isError) return <CallFailure thrown={hot.error} onRetry={() => void hot.refetch()} withPicture />;
  return <GameGrid games={games} skeletons={10} onOpenGame={onOpenGame} favorites={favorites} />;
}
