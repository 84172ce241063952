import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { useTranslations } from 'use-intl';
import { gamePageSize } from '../../../config/limits.ts';
import { art } from '../../../config/paths.ts';
import { GameGrid } from '../../../lib/games/game-grid.tsx';
import { type RecentGame, useRecentGames } from '../../../lib/games/recent-games.ts';
import { CallFailure } from '../../../lib/page/call-failure.tsx';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { useEndInSight } from '../hooks/use-end-in-sight.ts';
import { type ListProps, vendorFilter } from '../list-props.ts';
import { lobbyChanges } from '../lobby-search.ts';

/** A game that was played meanwhile moves to the front, and so another stands on two pages. */
const distinct = (games: readonly RecentGame[]) => [...new Map(games.map((game) => [game.nodeId, game])).values()];

/** The games that the account played last; further pages come as the end of the list comes into sight, until the last. */
export function RecentGames({ gameType, state, favorites, onChange, onOpenGame }: ListProps) {
  const t = useTranslations('lobbies.recent');
  const { locale } = useLanguage();
  const recent = useRecentGames({ gameType, ...vendorFilter(state), language: locale, pageSize: gamePageSize });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = recent;
  const end = useEndInSight(hasNextPage && !isFetchingNextPage && !recent.isFetchNextPageError, fetchNextPage);
  const games = recent.data && distinct(recent.data.pages.flatMap(({ list }) => list));
  if (recent.isError && games === undefined) {
    return <CallFailure thrown={recent.error} onRetry={() => void recent.refetch()} withPicture />;
  }
  if (games?.length === 0) {
    return (
      <EmptyState
        picture={art.gameFallback}
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={
          <Button variant="secondary" onClick={() => onChange(lobbyChanges.list(state, 'none'))}>
            {t('toAll')}
          </Button>
        }
      />
    );
  }
  return (
    <section aria-label={t('label')} className="flex flex-col gap-6">
      <GameGrid games={games} skeletons={5} onOpenGame={onOpenGame} favorites={favorites} />
      <div ref={end} className="flex min-h-touch justify-center">
        {hasNextPage && (
          <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        )}
      </div>
    </section>
  );
}
