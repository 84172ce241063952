import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../../lib/api.ts';
import { DataTable } from '../../../../lib/data-table/data-table.tsx';
import type { TableColumn } from '../../../../lib/data-table/types.ts';
import { ConfirmAct } from '../../../../lib/dialogs/confirm-act.tsx';
import { Section } from '../../../../lib/facts.tsx';
import type { RowOf } from '../../../../lib/list-query.ts';
import { LoadFailure } from '../../../../lib/load-failure.tsx';
import { Moment } from '../../../../lib/moment.tsx';
import { PageFrame } from '../../../../lib/page-frame.tsx';
import { useAct } from '../../../../lib/use-act.ts';
import { type ReportSchedule, schedulesQuery } from '../../api/saved.ts';

type Run = RowOf<'staffReportRuns'>;
const tones = {
  waiting: 'warning',
  leaving: 'warning',
  sent: 'success',
  notSent: 'danger',
  undelivered: 'danger',
} as const;

/** The own schedules, with the way to end each, and what they sent or did not send. */
export function ScheduledPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleReports.schedules');
  const [ending, setEnding] = useState<ReportSchedule | null>(null);
  return (
    <PageFrame title={pages('scheduledReports')} text={t('text')}>
      <Section title={t('own')} className="shrink-0">
        <Schedules onEnd={setEnding} />
      </Section>
      <DataTable
        list="staffReportRuns"
        caption={t('runs')}
        columns={useColumns()}
        rowKey={({ runId }) => runId}
        emptyTitle={t('noRuns')}
        emptyText={t('noRunsText')}
        isPart
      />
      {ending !== null && <EndSchedule schedule={ending} onClose={() => setEnding(null)} />}
    </PageFrame>
  );
}

function Schedules({ onEnd }: { onEnd: (schedule: ReportSchedule) => void }) {
  const t = useTranslations('consoleReports.schedules');
  const schedules = useQuery(schedulesQuery());
  if (schedules.error !== null && schedules.data === undefined)
    return <LoadFailure thrown={schedules.error} onRetry={() => void schedules.refetch()} />;
  if (schedules.data === undefined) return <SkeletonText lines={3} />;
  if (schedules.data.schedules.length === 0) return <EmptyState title={t('none')} text={t('noneText')} />;
  return (
    <ul className="-my-2 flex flex-col divide-y divide-line">
      {schedules.data.schedules.map((schedule) => (
        <li key={schedule.scheduleId} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-2 text-sm">
          <span className="verbatim min-w-0 flex-1 basis-40 font-semibold wrap-anywhere">{schedule.name}</span>
          <span>
            {t(`cadences.${schedule.cadence}`)},{' '}
            <span className="tabular">{`${schedule.hour}`.padStart(2, '0')}:00</span>
          </span>
          <span className="uppercase">{schedule.format}</span>
          <span className="text-ink-muted">
            {t('next')} <Moment at={schedule.nextAt} />
          </span>
          <Button variant="secondary" onClick={() => onEnd(schedule)}>
            {t('end')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function EndSchedule({ schedule: { scheduleId, name }, onClose }: { schedule: ReportSchedule; onClose: () => void }) {
  const t = useTranslations('consoleReports.schedules');
  const act = useAct(['staffReportSchedules']);
  return (
    <ConfirmAct
      label={t('end')}
      tone="danger"
      act={act}
      onConfirm={() => void act.run(() => callApi('staffReportScheduleEnd', { params: { scheduleId } }), onClose)}
      onClose={onClose}
    >
      {t('endText', { name })}
    </ConfirmAct>
  );
}

function useColumns(): readonly TableColumn<Run>[] {
  const t = useTranslations('consoleReports.schedules');
  return useMemo(
    () => [
      { key: 'dueAt', header: t('dueAt'), isSortable: true, cell: (row) => <Moment at={row.dueAt} /> },
      { key: 'name', header: t('report'), cell: (row) => <span className="verbatim">{row.name}</span> },
      { key: 'format', header: t('format'), cell: (row) => <span className="uppercase">{row.format}</span> },
      {
        key: 'state',
        header: t('state'),
        cell: (row) => (
          <span className="flex flex-wrap items-center gap-2">
            <Badge tone={tones[row.state]}>{t(`states.${row.state}`)}</Badge>
            {row.reason !== null && <span className="text-ink-muted">{t(`reasons.${row.reason}`)}</span>}
          </span>
        ),
      },
      { key: 'rows', header: t('rows'), align: 'end', cell: (row) => row.rows ?? '–' },
    ],
    [t],
  );
}
