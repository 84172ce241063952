import { toFailure } from '@baize/client';
import type { LocaleCode } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Pager } from '@baize/ui/pager';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { gamePageSize } from '../../../config/limits.ts';
import { art } from '../../../config/paths.ts';
import { GameGrid } from '../../../lib/games/game-grid.tsx';
import { CallFailure } from '../../../lib/page/call-failure.tsx';
import { usePagerLabels } from '../../../lib/page/use-pager-labels.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { type GameListFilter, useGameList } from '../api/game-list.ts';
import { type ListProps, vendorFilter } from '../list-props.ts';
import { isAtStart, type LobbySearch, lobbyChanges } from '../lobby-search.ts';
import { UnknownVendor } from './vendors/unknown-vendor.tsx';

/** The call for one page of the lobby: only what is given is sent. */
export function gameListRequest(
  state: LobbySearch,
  gameType: ListProps['gameType'],
  language: LocaleCode,
): GameListFilter {
  return {
    gameType,
    language,
    pageNo: state.page,
    pageSize: gamePageSize,
    ...vendorFilter(state),
    ...(state.name === '' ? {} : { gameName: state.name }),
    ...(state.classify === '' ? {} : { gameClassify: state.classify }),
    ...(state.minBet === '' ? {} : { minBet: state.minBet }),
  };
}

export interface PagedGamesProps extends ListProps {
  /** How many games there are without a filter, where it is known. */
  expected?: number | undefined;
}

/** The normal list: 15 games a page, with its filters. */
export function PagedGames(props: PagedGamesProps) {
  const { gameType, state, favorites, expected = gamePageSize, onChange, onOpenGame } = props;
  const t = useTranslations('lobbies.paged');
  const { locale } = useLanguage();
  const labels = usePagerLabels();
  const top = useRef<HTMLElement>(null);
  const games = useGameList(gameListRequest(state, gameType, locale));
  const allVendors = () => onChange(lobbyChanges.vendor(''));
  if (games.isError) {
    if (toFailure(games.error).messageKey === 'vendor_not_found') return <UnknownVendor onLeave={allVendors} />;
    return <CallFailure thrown={games.error} onRetry={() => void games.refetch()} withPicture />;
  }
  const goTo = (page: number) => {
    onChange(lobbyChanges.page(state, page));
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <section ref={top} aria-label={t('label')} className="flex flex-col gap-4">
      <p
        role="status"
        className={clsx('tabular text-sm text-ink-muted', isAtStart(state) ? 'sr-only' : 'max-md:sr-only')}
      >
        {games.data === undefined ? '\u00a0' : t('count', { count: games.data.total })}
      </p>
      {games.data?.games.length === 0 ? (
        <EmptyState
          picture={art.notFound}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            <Button variant="secondary" onClick={() => onChange(lobbyChanges.list(lobbyChanges.vendor(''), 'none'))}>
              {t('reset')}
            </Button>
          }
        />
      ) : (
        <div className={clsx('transition-opacity', games.isPlaceholderData && 'opacity-60')}>
          <GameGrid
            games={games.data?.games}
            skeletons={Math.min(expected, gamePageSize)}
            onOpenGame={onOpenGame}
            favorites={favorites}
          />
        </div>
      )}
      <Pager page={state.page} totalPages={games.data?.totalPages ?? 1} onChange={goTo} labels={labels} />
    </section>
  );
}
