import { type Calls, type CallValue, type PayKind, payKinds } from '@baize/contract';
import { SelectField } from '@baize/ui/select';
import { SkeletonText } from '@baize/ui/skeleton';
import { Table } from '@baize/ui/table';
import { showToast } from '@baize/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/dialogs/reason-dialog.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { Money, useMoneyLabel } from '../../../lib/money.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { useAct } from '../../../lib/use-act.ts';

const maxBack = 6;
type Preview = CallValue<Calls['staffAgentPayPreview']>;

/** What a pay run would pay, with warnings, and a closed period done again. */
export function AgentRunsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleAgents');
  const [kind, setKind] = useState<PayKind>('dailySalary');
  const [back, setBack] = useState(1);
  const [isAsked, setAsked] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['staffAgentPayPreview', kind, back],
    queryFn: () => callApi('staffAgentPayPreview', { data: { kind, back } }),
  });
  return (
    <PageFrame title={pages('agentRuns')} text={t('runs.text')}>
      <div className="flex flex-wrap items-end gap-4">
        <SelectField
          label={t('runs.kind')}
          value={kind}
          options={payKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={({ target }) => setKind(target.value as PayKind)}
        />
        <SelectField
          label={t('runs.which')}
          value={String(back)}
          options={Array.from({ length: maxBack + 1 }, (_, count) => ({
            value: String(count),
            label: t('runs.back', { count }),
          }))}
          onChange={({ target }) => setBack(Number(target.value))}
        />
        {back > 0 && (
          <PermitButton permission="agents.pay" onClick={() => setAsked(true)}>
            {t('runs.again')}
          </PermitButton>
        )}
      </div>
      {error !== null && <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <SkeletonText lines={8} />}
      {data !== undefined && <PreviewTable preview={data} />}
      {isAsked && data !== undefined && (
        <RunAgain kind={kind} back={back} period={data.period} onClose={() => setAsked(false)} />
      )}
    </PageFrame>
  );
}

function PreviewTable({ preview }: { preview: Preview }) {
  const t = useTranslations('consoleAgents');
  if (preview.rows.length === 0) return <p className="text-sm text-ink-muted">{t('runs.none')}</p>;
  return (
    <section className="flex flex-col gap-3">
      <p className="text-sm font-semibold">
        {t('runs.total', { period: preview.period })}: <Money amount={preview.total} />
      </p>
      <Table
        caption={t('runs.total', { period: preview.period })}
        rows={preview.rows}
        rowKey={({ memberId }) => memberId}
        columns={[
          {
            key: 'agent',
            header: t('pays.agent'),
            cell: ({ memberId, username }) => (
              <Link to={`/agents/${memberId}`} className="font-medium underline">
                {username}
              </Link>
            ),
          },
          { key: 'due', header: t('pays.due'), align: 'end', cell: ({ due }) => <Money amount={due} /> },
          { key: 'booked', header: t('runs.booked'), align: 'end', cell: ({ booked }) => <Money amount={booked} /> },
          {
            key: 'warnings',
            header: t('runs.warnings'),
            cell: ({ warnings }) => (
              <span className="text-warning-ink">
                {warnings.map((warning) => t(`runs.warn.${warning}`)).join(', ')}
              </span>
            ),
          },
        ]}
      />
    </section>
  );
}

interface RunAgainProps {
  kind: PayKind;
  back: number;
  period: string;
  onClose: () => void;
}

function RunAgain({ kind, back, period, onClose }: RunAgainProps) {
  const t = useTranslations('consoleAgents');
  const label = useMoneyLabel();
  const { refresh } = useAct(['staffAgentPayPreview', 'staffAgentPays', 'staffAgent']);
  const send = async (reason: string) => {
    const { lines, paid } = await callApi('staffAgentPayRun', { body: { kind, back, reason } });
    showToast({ title: t('runs.done', { count: lines, amount: label(paid) }), tone: 'success' });
    await refresh();
  };
  return (
    <ReasonDialog title={t('runs.again')} label={t('runs.again')} send={send} onClose={onClose}>
      <p>{t('runs.againText', { kind: t(`kinds.${kind}`), period })}</p>
    </ReasonDialog>
  );
}
