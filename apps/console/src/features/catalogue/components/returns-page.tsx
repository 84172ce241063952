import type { Calls, CallValue } from '@baize/contract';
import { Badge } from '@baize/ui/badge';
import { SelectField } from '@baize/ui/select';
import { SkeletonText } from '@baize/ui/skeleton';
import { type Column, Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { Money } from '../../../lib/money.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { useChangeSearch, useSearchParams } from '../../../lib/search-params.ts';
import { ReturnBand } from './return-band.tsx';

type Return = CallValue<Calls['staffGameReturns']>['rows'][number];

const spans = [1, 7, 31] as const;

/** What games paid back against what they should, with the band in which it lies in 99 of 100 cases. */
export function ReturnsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleSystem.returns');
  const change = useChangeSearch();
  const { days: chosen } = useSearchParams();
  const columns = useColumns();
  const days = spans.find((span) => String(span) === chosen) ?? 7;
  const { data, error, refetch } = useQuery({
    queryKey: ['staffGameReturns', days] as const,
    queryFn: async () => (await callApi('staffGameReturns', { data: { days } })).rows,
  });
  return (
    <PageFrame title={pages('gameReturns')} text={t('text')} back={{ path: '/games', label: pages('games') }}>
      <SelectField
        label={t('span')}
        className="max-w-xs"
        options={spans.map((span) => ({ value: String(span), label: t('days', { count: span }) }))}
        value={String(days)}
        onChange={({ target }) => change({ days: target.value })}
      />
      {data === undefined && error === null && <SkeletonText lines={8} />}
      {error !== null && <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="text-sm text-ink-muted">{t('none')}</p>}
      {data !== undefined && data.length > 0 && (
        <Table caption={pages('gameReturns')} columns={columns} rows={data} rowKey={({ gameId }) => gameId} />
      )}
    </PageFrame>
  );
}

function useColumns(): readonly Column<Return>[] {
  const t = useTranslations('consoleSystem.returns');
  return [
    {
      key: 'name',
      header: t('game'),
      cell: ({ name, vendorCode }) => (
        <>
          <span className="font-medium">{name}</span>
          <span className="verbatim block text-xs text-ink-muted">{vendorCode}</span>
        </>
      ),
    },
    { key: 'bets', header: t('bets'), align: 'end', cell: ({ bets }) => bets },
    { key: 'staked', header: t('staked'), align: 'end', cell: ({ staked }) => <Money amount={staked} /> },
    { key: 'expected', header: t('expected'), align: 'end', cell: ({ expectedPercent }) => percent(expectedPercent) },
    { key: 'paid', header: t('paid'), align: 'end', cell: ({ paidPercent }) => percent(paidPercent) },
    { key: 'band', header: t('band'), cell: (row) => <ReturnBand row={row} /> },
    { key: 'verdict', header: t('verdict'), cell: (row) => <Verdict row={row} /> },
  ];
}

/** Whether what was paid lies in the band, and how many bets it takes until a point of drift would show. */
function Verdict({ row: { bets, band, isOutside, expectedPercent, betsForPoint } }: { row: Return }) {
  const t = useTranslations('consoleSystem.returns');
  if (expectedPercent === null) return <span className="text-ink-muted">{t('unknown')}</span>;
  const forPoint = betsForPoint !== null && betsForPoint > bets ? t('forPoint', { count: betsForPoint }) : null;
  if (band === null) return <span className="text-ink-muted">{forPoint ?? t('few')}</span>;
  return (
    <>
      {isOutside ? <Badge tone="danger">{t('outside')}</Badge> : <Badge tone="success">{t('inside')}</Badge>}
      {forPoint !== null && <span className="block text-xs text-ink-muted">{forPoint}</span>}
    </>
  );
}

const percent = (value: string | null): string => (value === null ? '–' : `${value} %`);
