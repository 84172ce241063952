import type { GameType } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Pager } from '@baize/ui/pager';
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { art, type GameAddress } from '../../config/paths.ts';
import { useGameList } from '../../lib/api/queries/game-list.ts';
import { CallFailure } from '../../lib/call-failure.tsx';
import { GameGrid } from '../../lib/game-grid.tsx';
import { useLanguage } from '../../lib/language.ts';
import { usePagerLabels } from '../../lib/use-pager-labels.ts';
import { gameListRequest, type HallSearch, readHallSearch } from './hall-search.ts';

export interface PagedListProps {
  state: HallSearch;
  gameType: GameType;
  onChange: (next: HallSearch) => void;
  onOpenGame: (game: GameAddress, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** One page of a hall's games with its pager. */
export function PagedList({ state, gameType, onChange, onOpenGame }: PagedListProps) {
  const t = useTranslations('site.games');
  const { locale } = useLanguage();
  const labels = usePagerLabels();
  const games = useGameList(gameListRequest(state, gameType, locale));
  if (games.isError) return <CallFailure thrown={games.error} onRetry={() => void games.refetch()} withPicture />;
  const isFiltered = state.vendor !== '' || state.name !== '' || state.minBet !== '' || state.page !== 1;
  return (
    <section aria-label={t('title')} className="flex flex-col gap-6">
      <p role="status" className="tabular text-sm text-ink-muted">
        {games.data === undefined ? '\u00a0' : t('count', { count: games.data.total })}
      </p>
      {games.data?.games.length === 0 ? (
        <EmptyState
          picture={art.notFound}
          title={t(isFiltered ? 'emptyTitle' : 'noneTitle')}
          text={t(isFiltered ? 'emptyText' : 'noneText')}
          action={
            isFiltered && (
              <Button variant="secondary" onClick={() => onChange(readHallSearch({}))}>
                {t('emptyReset')}
              </Button>
            )
          }
        />
      ) : (
        <div className={games.isPlaceholderData ? 'opacity-60 transition-opacity' : 'transition-opacity'}>
          <GameGrid games={games.data?.games} skeletons={12} onOpenGame={onOpenGame} />
        </div>
      )}
      <Pager
        page={state.page}
        totalPages={games.data?.totalPages ?? 1}
        onChange={(page) => {
          onChange({ ...state, page });
          scrollTo({ top: 0 });
        }}
        labels={labels}
      />
    </section>
  );
}
