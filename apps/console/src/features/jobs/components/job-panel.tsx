import { Button } from '@baize/ui/button';
import { SidePanel } from '@baize/ui/side-panel';
import { showToast } from '@baize/ui/toast';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { Facts } from '../../../lib/facts.tsx';
import { FailureNote } from '../../../lib/failure-note.tsx';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { useAct } from '../../../lib/use-act.ts';

/** One job with its last error; one that failed can be tried again. */
export function JobPanel({ job, onClose }: { job: RowOf<'staffJobs'>; onClose: () => void }) {
  const t = useTranslations('consoleOperations.jobs');
  const common = useTranslations('common.action');
  const { run, isBusy, failure } = useAct(['staffJobs', 'staffJobKinds']);
  const { kind, subject, periodKey } = job;
  const retry = () =>
    void run(
      () => callApi('staffJobRetry', { body: { kind, subject, periodKey } }),
      () => {
        showToast({ title: t('retried', { kind }), tone: 'success' });
        onClose();
      },
    );
  return (
    <SidePanel open onClose={onClose} title={kind} subtitle={periodKey} closeLabel={common('close')}>
      <Facts
        columns={2}
        facts={[
          { label: t('status'), value: t(`statuses.${job.status}`) },
          { label: t('attempts'), value: job.attempts },
          { label: t('subject'), value: subject },
          { label: t('zone'), value: job.zone },
          { label: t('startsAt'), value: <Moment at={job.startsAt} /> },
          { label: t('endsAt'), value: <Moment at={job.endsAt} /> },
          { label: t('dueAt'), value: <Moment at={job.dueAt} /> },
          { label: t('finishedAt'), value: <Moment at={job.finishedAt} /> },
        ]}
      />
      {job.lastError !== null && (
        <div className="text-sm">
          <p className="pb-1 text-xs text-ink-muted">{t('lastError')}</p>
          <pre className="verbatim rounded-md bg-danger-soft px-3 py-2 font-mono text-xs whitespace-pre-wrap text-danger-ink">
            {job.lastError}
          </pre>
        </div>
      )}
      <FailureNote failure={failure} />
      {job.status === 'failed' && (
        <Button busy={isBusy} className="self-end" onClick={retry}>
          {t('retry')}
        </Button>
      )}
    </SidePanel>
  );
}
