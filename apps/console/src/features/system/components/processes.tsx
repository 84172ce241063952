import { Badge } from '@baize/ui/badge';
import { type Column, Table } from '@baize/ui/table';
import { useTranslations } from 'use-intl';
import { Section } from '../../../lib/facts.tsx';
import { Moment } from '../../../lib/moment.tsx';
import type { SystemState } from '../api/system.ts';

type Process = SystemState['processes'][number];

/** Processes with their last sign of life. */
export function Processes({ state }: { state: SystemState }) {
  const t = useTranslations('consoleSystem.system');
  const columns: readonly Column<Process>[] = [
    {
      key: 'host',
      header: t('host'),
      cell: ({ host, isAnswering }) => (
        <span className="flex flex-wrap items-center gap-2">
          <span className="verbatim font-medium">{host}</span>
          {isAnswering && <Badge>{t('answering')}</Badge>}
        </span>
      ),
    },
    { key: 'role', header: t('role'), cell: ({ role }) => t(`roles.${role}`) },
    { key: 'version', header: t('version'), cell: ({ version }) => version },
    { key: 'startedAt', header: t('startedAt'), cell: ({ startedAt }) => <Moment at={startedAt} /> },
    { key: 'seenAt', header: t('seenAt'), cell: ({ seenAt }) => <Moment at={seenAt} /> },
    {
      key: 'state',
      header: t('state'),
      cell: ({ isSilent }) =>
        isSilent ? <Badge tone="danger">{t('silent')}</Badge> : <Badge tone="success">{t('alive')}</Badge>,
    },
  ];
  return (
    <Section title={t('processes')}>
      {state.processes.length === 0 ? (
        <p className="text-sm text-ink-muted">{t('noProcesses')}</p>
      ) : (
        <Table
          caption={t('processes')}
          columns={columns}
          rows={state.processes}
          rowKey={({ processId }) => processId}
        />
      )}
    </Section>
  );
}
