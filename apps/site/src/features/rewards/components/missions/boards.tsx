import { EmptyState } from '@baize/ui/empty-state';
import { MoneyText, moneyLabel } from '@baize/ui/money-text';
import { SkeletonText } from '@baize/ui/skeleton';
import { type Column, Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { scene } from '../../../../config/paths.ts';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { useLanguage } from '../../../../lib/preferences/language.ts';
import { type Board, boardsQuery } from '../../api/missions.ts';

/** The first places of each running board, and the member's own. */
export function Boards() {
  const t = useTranslations('rewards.missions');
  const { locale } = useLanguage();
  const { data, error, refetch } = useQuery(boardsQuery(locale));
  if (data === undefined && error !== null) return <CallFailure thrown={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonText lines={6} />;
  if (data.list.length === 0)
    return <EmptyState picture={scene('ranking')} title={t('noBoards')} text={t('noBoardsText')} />;
  return data.list.map((board) => <OneBoard key={board.leaderboardId} board={board} />);
}

type Row = Board['rows'][number];

function OneBoard({ board }: { board: Board }) {
  const t = useTranslations('rewards.missions');
  const format = useFormatter();
  const symbol = useWhitelabel().data?.currency.symbol;
  const { mine } = board;
  const columns: readonly Column<Row>[] = [
    { key: 'place', header: t('place'), cell: ({ place }) => <span className="tabular font-bold">{place}</span> },
    {
      key: 'name',
      header: t('player'),
      cell: ({ name, isMine }) => (isMine ? <span className="font-bold">{t('you', { name })}</span> : name),
    },
    { key: 'score', header: t('turnover'), align: 'end', cell: ({ score }) => <MoneyText amount={score} /> },
    { key: 'prize', header: t('prizeColumn'), align: 'end', cell: ({ prize }) => <MoneyText amount={prize} /> },
  ];
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-bold">{board.name}</h2>
      <p className="text-sm text-ink-muted">
        {t('until', { date: format.dateTime(new Date(board.endsAt), 'moment') })}{' '}
        {mine === null
          ? t('notPlaced')
          : t('placed', { place: mine.place, score: moneyLabel(mine.score, symbol), players: board.players })}
      </p>
      {board.rows.length > 0 && (
        <Table
          caption={board.name}
          columns={columns}
          rows={board.rows}
          rowKey={(row) => String(board.rows.indexOf(row))}
        />
      )}
      <p className="text-sm text-ink-muted">{t('ties')}</p>
    </section>
  );
}
