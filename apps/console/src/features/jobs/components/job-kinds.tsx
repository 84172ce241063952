import { type Column, Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Section } from '../../../lib/facts.tsx';
import { jobKindsQuery } from '../../../lib/job-kinds.ts';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { Moment } from '../../../lib/moment.tsx';

/** When each kind of job is due next, and how many wait or failed. */
export function JobKinds() {
  const t = useTranslations('consoleOperations.jobs');
  const { data: kinds = [], error, refetch } = useQuery(jobKindsQuery());
  const columns: readonly Column<(typeof kinds)[number]>[] = [
    { key: 'kind', header: t('kind'), cell: ({ kind }) => kind },
    { key: 'next', header: t('next'), cell: ({ nextDueAt }) => <Moment at={nextDueAt} /> },
    { key: 'waiting', header: t('statuses.waiting'), align: 'end', cell: ({ waiting }) => waiting },
    {
      key: 'failed',
      header: t('statuses.failed'),
      align: 'end',
      cell: ({ failed }) => <span className={failed > 0 ? 'font-bold text-danger-ink' : ''}>{failed}</span>,
    },
  ];
  return (
    <Section title={t('kinds')}>
      {error !== null && <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      {kinds.length > 0 && <Table caption={t('kinds')} columns={columns} rows={kinds} rowKey={({ kind }) => kind} />}
    </Section>
  );
}
