import { Button } from '@baize/ui/button';
import { GameCardSkeleton } from '@baize/ui/game-card';
import { Skeleton } from '@baize/ui/skeleton';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { lobbyOf } from '../../../../config/paths.ts';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { useIsAwaited } from '../../../../lib/page/is-awaited.ts';
import { useHighlights } from '../../api/highlights.ts';
import { useClassName } from '../../hooks/use-class-name.ts';
import { useRowGames } from '../../hooks/use-games.ts';
import type { ListProps } from '../../list-props.ts';
import { type LobbyRow, largestFeatures, lobbyRows } from '../../lobby-row-groups.ts';
import { lobbyChanges, writeLobbySearch } from '../../lobby-search.ts';
import { GameRow, rowTile } from '../game-row.tsx';
import { HighlightRows } from '../highlight-rows.tsx';

export interface LobbyRowsProps {
  list: ListProps;
  /** How many games there are here. */
  count: number;
}

/** The games of a large lobby below its hot ones: what is played and what is new, a row for each class, and the whole list one press away. */
export function LobbyRows({ list: { gameType, state, favorites, onChange, onOpenGame }, count }: LobbyRowsProps) {
  const t = useTranslations('lobbies');
  const nameOf = useRowName();
  const { data, isPlaceholderData, isError, error, refetch } = useRowGames(gameType, state);
  const games = data?.games;
  // They stand above the others, which are not pushed down.
  const isAwaited = useIsAwaited(useHighlights(gameType));
  const rows = useMemo(() => games && lobbyRows(games), [games]);
  if (rows === undefined && isError) return <CallFailure thrown={error} onRetry={() => void refetch()} />;
  if (rows === undefined || isPlaceholderData || isAwaited) return <RowShapes />;
  const whole = lobbyChanges.list(state, 'none');
  const isPart = games !== undefined && games.length < count;
  const allOf = (row: LobbyRow) => {
    if (row.kind === 'class') return lobbyChanges.filter(state, { classify: row.classify });
    return row.kind === 'vendor' ? lobbyChanges.vendor(row.vendor) : whole;
  };
  return (
    <>
      <div className="flex flex-col gap-5 md:gap-6">
        <HighlightRows gameType={gameType} vendor={state.vendor} favorites={favorites} onOpenGame={onOpenGame} />
        {rows.map((row) => (
          <GameRow
            key={keyOf(row)}
            title={nameOf(row)}
            games={row.games}
            isPart={isPart}
            to={isPart || row.games.length > largestFeatures ? lobbyOf(gameType) : undefined}
            search={writeLobbySearch(allOf(row))}
            favorites={favorites}
            onOpenGame={onOpenGame}
          />
        ))}
      </div>
      <Button variant="secondary" className="self-center" onClick={() => onChange(whole)}>
        {`${t('list.none')} (${count})`}
      </Button>
    </>
  );
}

function keyOf(row: LobbyRow): string {
  if (row.kind === 'class') return row.classify;
  return row.kind === 'vendor' ? `vendor ${row.vendor}` : `rest ${row.group}`;
}

/** The names of rows. */
function useRowName(): (row: LobbyRow) => string {
  const t = useTranslations('lobbies');
  const classNameOf = useClassName();
  return (row) => {
    if (row.kind === 'class') return classNameOf(row.classify);
    if (row.kind === 'vendor') return t('row.vendor', { name: row.name });
    switch (row.group) {
      case 'slots':
        return t(row.isAlone ? 'row.slots' : 'row.moreSlots');
      case 'instant':
        return t(row.isAlone ? 'row.instant' : 'row.moreInstant');
      case 'all':
        return t(row.isAlone ? 'list.none' : 'row.moreGames');
    }
  };
}

const SHAPES = 8;

/** A row's place while the games are on their way; what stands below it is off the screen. */
function RowShapes() {
  return (
    <div aria-busy="true" className="flex min-h-dvh flex-col gap-2">
      <Skeleton className="h-7 w-32" />
      <div className="-m-1 flex gap-3 overflow-hidden p-1 md:gap-4">
        {Array.from({ length: SHAPES }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes without identity
          <div key={index} className={rowTile}>
            <GameCardSkeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
