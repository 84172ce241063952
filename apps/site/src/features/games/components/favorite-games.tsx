import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Pager } from '@baize/ui/pager';
import { useTranslations } from 'use-intl';
import { gamePageSize } from '../../../config/limits.ts';
import { art } from '../../../config/paths.ts';
import { GameGrid } from '../../../lib/games/game-grid.tsx';
import { CallFailure } from '../../../lib/page/call-failure.tsx';
import { usePagerLabels } from '../../../lib/page/use-pager-labels.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { useFavoriteList } from '../api/favorite-games.ts';
import { type ListProps, vendorFilter } from '../list-props.ts';
import { lobbyChanges } from '../lobby-search.ts';

/** The account's saved games of this lobby, the newest first. */
export function FavoriteGames({ gameType, state, favorites, onChange, onOpenGame }: ListProps) {
  const t = useTranslations('lobbies.saved');
  const { locale } = useLanguage();
  const labels = usePagerLabels();
  const saved = useFavoriteList({
    gameType,
    ...vendorFilter(state),
    language: locale,
    pageNo: state.page,
    pageSize: gamePageSize,
  });
  if (saved.isError) return <CallFailure thrown={saved.error} onRetry={() => void saved.refetch()} withPicture />;
  if (saved.data?.content.length === 0) {
    const isBeyondEnd = saved.data.total > 0;
    return (
      <EmptyState
        picture={art.gameFallback}
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={
          <Button variant="secondary" onClick={() => onChange(lobbyChanges.list(state, isBeyondEnd ? 'fav' : 'none'))}>
            {t(isBeyondEnd ? 'firstPage' : 'toAll')}
          </Button>
        }
      />
    );
  }
  return (
    <section aria-label={t('label')} className="flex flex-col gap-6">
      <GameGrid games={saved.data?.content} skeletons={5} onOpenGame={onOpenGame} favorites={favorites} />
      <Pager
        page={state.page}
        totalPages={saved.data?.totalPages ?? 1}
        onChange={(page) => onChange(lobbyChanges.page(state, page))}
        labels={labels}
      />
    </section>
  );
}
