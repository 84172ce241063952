import type { Calls, CallValue } from '@baize/contract';
import { Badge } from '@baize/ui/badge';
import { SkeletonText } from '@baize/ui/skeleton';
import { type Column, Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { CallBars } from './call-bars.tsx';

type Health = CallValue<Calls['staffVendorHealth']>['rows'][number];

const renewedEveryMs = 10_000;

/** How vendors fared with their calls to the wallet within the last hour. */
export function HealthPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleSystem.health');
  const columns = useColumns();
  const { data, error, refetch } = useQuery({
    queryKey: ['staffVendorHealth'] as const,
    queryFn: async () => (await callApi('staffVendorHealth', {})).rows,
    refetchInterval: renewedEveryMs,
  });
  return (
    <PageFrame title={pages('vendorHealth')} text={t('text')}>
      {data === undefined && error === null && <SkeletonText lines={8} />}
      {error !== null && <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      {data !== undefined && (
        <Table caption={pages('vendorHealth')} columns={columns} rows={data} rowKey={({ vendorCode }) => vendorCode} />
      )}
    </PageFrame>
  );
}

function useColumns(): readonly Column<Health>[] {
  const t = useTranslations('consoleSystem.health');
  const format = useFormatter();
  return [
    {
      key: 'name',
      header: t('vendor'),
      cell: ({ vendorCode, name }) => (
        <Link to={`/vendors/${vendorCode}` as never} className="font-medium underline">
          {name}
        </Link>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      cell: ({ calls, errors }) => {
        if (calls === 0) return <span className="text-ink-muted">{t('silent')}</span>;
        return errors > 0 ? <Badge tone="danger">{t('failing')}</Badge> : <Badge tone="success">{t('well')}</Badge>;
      },
    },
    { key: 'calls', header: t('calls'), align: 'end', cell: ({ calls }) => format.number(calls) },
    { key: 'refusals', header: t('refusals'), align: 'end', cell: ({ refusals }) => format.number(refusals) },
    { key: 'errors', header: t('errors'), align: 'end', cell: ({ errors }) => format.number(errors) },
    {
      key: 'latency',
      header: t('latency'),
      align: 'end',
      cell: ({ calls, meanMs, maxMs }) => (calls === 0 ? '–' : t('ms', { mean: meanMs, max: maxMs })),
    },
    { key: 'lastAt', header: t('lastAt'), cell: ({ lastAt }) => <Moment at={lastAt} /> },
    { key: 'lastErrorAt', header: t('lastErrorAt'), cell: ({ lastErrorAt }) => <Moment at={lastErrorAt} /> },
    { key: 'bars', header: t('bars'), cell: ({ name, bars }) => <CallBars name={name} bars={bars} /> },
  ];
}
