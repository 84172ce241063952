import { Button } from '@baize/ui/button';
import { GameCardSkeleton } from '@baize/ui/game-card';
import { Skeleton } from '@baize/ui/skeleton';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { lobbyOf } from '../../../../config/paths.ts';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { useClassName } from '../../hooks/use-class-name.ts';
import { useRowGames } from '../../hooks/use-games.ts';
import type { ListProps } from '../../list-props.ts';
import { type LobbyRow, lobbyRows } from '../../lobby-row-groups.ts';
import { lobbyChanges, writeLobbySearch } from '../../lobby-search.ts';
import { GameRow, rowTile } from '../game-row.tsx';

export interface LobbyRowsProps {
  list: ListProps;
  /** How many games there are here. */
  count: number;
}

/** So few cards are all in sight: on a wide screen two such rows stand side by side. */
const SHORT_ROW = 3;

/** The games of a large lobby below its hot ones: a row for each class, and the whole list one press away. */
export function LobbyRows({ list: { gameType, state, favorites, onChange, onOpenGame }, count }: LobbyRowsProps) {
  const t = useTranslations('lobbies');
  const nameOf = useRowName();
  const { data, isPlaceholderData, isError, error, refetch } = useRowGames(gameType, state);
  const games = data?.games;
  const rows = useMemo(() => games && lobbyRows(games), [games]);
  if (rows === undefined && isError) return <CallFailure thrown={error} onRetry={() => void refetch()} />;
  if (rows === undefined || isPlaceholderData) return <RowShapes />;
  const whole = lobbyChanges.list(state, 'none');
  const isPart = games !== undefined && games.length < count;
  const isShort = (row: LobbyRow) => row.games.length <= SHORT_ROW;
  return (
    <>
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-2 md:gap-y-6">
        {rows.map((row) => (
          <div
            key={row.kind === 'class' ? row.classify : `rest ${row.group}`}
            className={clsx('min-w-0', !isShort(row) && 'md:col-span-2')}
          >
            <GameRow
              title={nameOf(row)}
              games={row.games}
              isPart={isPart}
              to={isPart || !isShort(row) ? lobbyOf(gameType) : undefined}
              search={writeLobbySearch(
                row.kind === 'class' ? lobbyChanges.filter(state, { classify: row.classify }) : whole,
              )}
              favorites={favorites}
              onOpenGame={onOpenGame}
            />
          </div>
        ))}
      </div>
      <Button variant="secondary" className="self-center" onClick={() => onChange(whole)}>
        {`${t('list.none')} (${count})`}
      </Button>
    </>
  );
}

/** The names of rows. */
function useRowName(): (row: LobbyRow) => string {
  const t = useTranslations('lobbies');
  const classNameOf = useClassName();
  return (row) => {
    if (row.kind === 'class') return classNameOf(row.classify);
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
