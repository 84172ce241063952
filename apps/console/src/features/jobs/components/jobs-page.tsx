import { Badge } from '@baize/ui/badge';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { JobKinds } from './job-kinds.tsx';
import { JobPanel } from './job-panel.tsx';

type Job = RowOf<'staffJobs'>;

const statuses = ['waiting', 'running', 'failed', 'done'] as const;
const tones = { waiting: 'neutral', running: 'warning', failed: 'danger', done: 'success' } as const;

/** Durable jobs: what comes next, what runs, and what failed. */
export function JobsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleOperations.jobs');
  return (
    <PageFrame title={pages('jobs')} text={t('text')}>
      <JobKinds />
      <DataTable
        list="staffJobs"
        caption={pages('jobs')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={({ kind, subject, periodKey }) => `${kind}/${subject}/${periodKey}`}
        panel={(job, close) => <JobPanel job={job} onClose={close} />}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
        isPart
      />
    </PageFrame>
  );
}

function useColumns(): readonly TableColumn<Job>[] {
  const t = useTranslations('consoleOperations.jobs');
  return useMemo(
    () => [
      { key: 'kind', header: t('kind'), isSortable: true, cell: (row) => row.kind },
      { key: 'subject', header: t('subject'), cell: (row) => <span className="text-xs">{row.subject}</span> },
      { key: 'period', header: t('period'), cell: (row) => row.periodKey },
      {
        key: 'status',
        header: t('status'),
        cell: (row) => <Badge tone={tones[row.status]}>{t(`statuses.${row.status}`)}</Badge>,
      },
      { key: 'attempts', header: t('attempts'), align: 'end', cell: (row) => row.attempts },
      { key: 'dueAt', header: t('dueAt'), isSortable: true, cell: (row) => <Moment at={row.dueAt} /> },
      { key: 'finishedAt', header: t('finishedAt'), isSortable: true, cell: (row) => <Moment at={row.finishedAt} /> },
    ],
    [t],
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('consoleOperations.jobs');
  return useMemo(
    () => [
      { name: 'kind', label: t('kind'), kind: 'text' },
      {
        name: 'status',
        label: t('status'),
        kind: 'choice',
        options: statuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
      },
    ],
    [t],
  );
}
