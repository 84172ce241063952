import { type GameType, gameType } from '@baize/contract';
import { IconButton } from '@baize/ui/icon-button';
import { SelectField } from '@baize/ui/select';
import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { FailureNote } from '../../../lib/failure-note.tsx';
import { listQuery, type RowOf } from '../../../lib/list-query.ts';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { useChangeSearch, useSearchParams } from '../../../lib/search-params.ts';
import { useAct } from '../../../lib/use-act.ts';
import { PlaceState } from './place-state.tsx';

type Game = RowOf<'staffGames'>;

const shown = 100;

/** The order of a category's games: dragged, moved by buttons, or by Alt and the arrows. */
export function OrderPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleSystem.order');
  const types = useTranslations('common.gameType');
  const change = useChangeSearch();
  const { gameType: chosen } = useSearchParams();
  const type = gameType.options.find((one) => one === chosen) ?? 'RNG';
  return (
    <PageFrame title={pages('gameOrder')} text={t('text')} back={{ path: '/games', label: pages('games') }}>
      <SelectField
        label={t('category')}
        className="max-w-xs"
        options={gameType.options.map((value) => ({ value, label: types(value) }))}
        value={type}
        onChange={({ target }) => change({ gameType: target.value })}
      />
      <Games key={type} type={type} />
    </PageFrame>
  );
}

function Games({ type }: { type: GameType }) {
  const t = useTranslations('consoleSystem.order');
  const { data, error, refetch } = useQuery(listQuery('staffGames', { data: { gameType: type, pageSize: shown } }));
  const { run, isBusy, failure } = useAct(['staffGames']);
  if (data === undefined)
    return error === null ? <SkeletonText lines={8} /> : <LoadFailure thrown={error} onRetry={() => void refetch()} />;
  const games = data.rows;
  const move = (moved: Game | undefined, to: number) => {
    const from = games.findIndex((game) => game.gameId === moved?.gameId);
    const other = games[to];
    if (moved === undefined || other === undefined || from === to || isBusy) return;
    const body = { side: to < from ? ('before' as const) : ('behind' as const), otherId: other.gameId };
    void run(() => callApi('staffGameMove', { params: { gameId: moved.gameId }, body }));
  };
  return (
    <>
      <FailureNote failure={failure} />
      {games.length === 0 && <p className="text-sm text-ink-muted">{t('none')}</p>}
      <Rows games={games} isBusy={isBusy} onMove={move} />
      {data.total > games.length && <p className="text-sm text-ink-muted">{t('more', { count: shown })}</p>}
    </>
  );
}

interface RowsProps {
  games: readonly Game[];
  isBusy: boolean;
  onMove: (game: Game | undefined, to: number) => void;
}

function Rows({ games, isBusy, onMove }: RowsProps) {
  const t = useTranslations('consoleSystem.order');
  const [dragged, setDragged] = useState<Game | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  const onKeyDown = (event: KeyboardEvent, game: Game, at: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined || !event.altKey) return;
    event.preventDefault();
    onMove(game, at + by);
  };
  return (
    <ol aria-busy={isBusy} className="flex max-w-3xl flex-col gap-1">
      {games.map((game, at) => (
        <li
          key={game.gameId}
          draggable
          onDragStart={() => setDragged(game)}
          onDragEnd={end}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(at);
          }}
          onDrop={() => {
            if (dragged) onMove(dragged, at);
            end();
          }}
          onKeyDown={(event) => onKeyDown(event, game, at)}
          className={clsx(
            'flex min-h-touch items-center gap-3 rounded-md border bg-surface pr-1 pl-2 text-sm',
            over === at && dragged !== game ? 'border-gold-ink' : 'border-line',
            dragged === game && 'opacity-55',
          )}
        >
          <GripVertical size={16} aria-hidden="true" className="shrink-0 cursor-grab text-ink-muted" />
          <span className="tabular w-8 shrink-0 text-right text-ink-muted">{at + 1}</span>
          <span className="min-w-0 flex-1 truncate font-medium">{game.name}</span>
          <span className="max-sm:hidden">
            <PlaceState place={game} />
          </span>
          <IconButton label={t('up', { name: game.name })} disabled={at === 0} onClick={() => onMove(game, at - 1)}>
            <ArrowUp size={16} />
          </IconButton>
          <IconButton
            label={t('down', { name: game.name })}
            disabled={at === games.length - 1}
            onClick={() => onMove(game, at + 1)}
          >
            <ArrowDown size={16} />
          </IconButton>
        </li>
      ))}
    </ol>
  );
}
