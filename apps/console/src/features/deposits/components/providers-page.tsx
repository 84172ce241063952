import type { Calls, CallValue } from '@baize/contract';
import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { MoneyText } from '@baize/ui/money-text';
import { Skeleton } from '@baize/ui/skeleton';
import { type Column, Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { providersQuery } from '../api/deposits.ts';

type Row = CallValue<Calls['staffPaymentProviders']>['rows'][number];

const tones = { equal: 'success', different: 'danger', notAnswering: 'warning', noReport: 'neutral' } as const;

/** What each payment provider holds, by the ledger beside its own report. */
export function ProvidersPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleDeposits.providers');
  const { data, error, refetch, isFetching } = useQuery(providersQuery());
  const columns = useColumns();
  return (
    <PageFrame
      title={pages('providers')}
      text={t('text')}
      actions={
        <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          {t('again')}
        </Button>
      }
    >
      {error !== null && <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton className="h-40" />}
      {data?.length === 0 && <p className="text-sm text-ink-muted">{t('none')}</p>}
      {data !== undefined && data.length > 0 && (
        <Table
          caption={pages('providers')}
          columns={columns}
          rows={data}
          rowKey={({ provider, currency }) => `${provider} ${currency}`}
        />
      )}
    </PageFrame>
  );
}

function useColumns(): Column<Row>[] {
  const t = useTranslations('consoleDeposits');
  const amount = (text: string | undefined | null) => (text ? <MoneyText amount={text} /> : '–');
  return [
    {
      key: 'provider',
      header: t('provider'),
      cell: (row) => (
        <span className="whitespace-nowrap">
          {row.provider} · {row.currency}
        </span>
      ),
    },
    { key: 'ledger', header: t('providers.ledger'), align: 'end', cell: (row) => amount(row.ledger) },
    { key: 'report', header: t('providers.report'), align: 'end', cell: (row) => amount(row.report?.net) },
    { key: 'difference', header: t('providers.difference'), align: 'end', cell: (row) => amount(row.difference) },
    {
      key: 'state',
      header: t('state'),
      cell: (row) => <Badge tone={tones[row.state]}>{t(`providers.states.${row.state}`)}</Badge>,
    },
    { key: 'deposited', header: t('providers.deposited'), align: 'end', cell: (row) => amount(row.report?.deposited) },
    { key: 'takenBack', header: t('providers.takenBack'), align: 'end', cell: (row) => amount(row.report?.reversed) },
    { key: 'paidOut', header: t('providers.paidOut'), align: 'end', cell: (row) => amount(row.report?.paidOut) },
  ];
}
