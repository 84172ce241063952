import { Badge } from '@baize/ui/badge';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import { Moment } from '../../../lib/moment.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import type { TableMessage } from '../api/table-chat.ts';
import { tableCodes, useTableName } from '../hooks/use-table-name.ts';
import { MessagePanel } from './message-panel.tsx';

const states = ['reported', 'standing', 'removed'] as const;
/** The list is read again so often: it is looked at while players write. */
const refreshMs = 5_000;

/** What players say at the tables of the brand, the reported first. */
export function ChatPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleService.tableChat');
  return (
    <PageFrame title={pages('tableChat')} text={t('text')} fills>
      <DataTable
        list="staffTableChat"
        caption={pages('tableChat')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={({ messageId }) => messageId}
        panel={(message, close) => <MessagePanel key={message.messageId} message={message} onClose={close} />}
        refreshMs={refreshMs}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </PageFrame>
  );
}

function StateBadge({ message: { reports, removedBy, mutedUntil } }: { message: TableMessage }) {
  const t = useTranslations('consoleService.tableChat');
  if (removedBy !== '') return <Badge tone="neutral">{t('states.removed')}</Badge>;
  if (reports > 0) return <Badge tone="danger">{t('reports', { count: reports })}</Badge>;
  return mutedUntil === null ? null : <Badge tone="warning">{t('muted')}</Badge>;
}

function useColumns(): readonly TableColumn<TableMessage>[] {
  const t = useTranslations('consoleService.tableChat');
  const nameOf = useTableName();
  return useMemo(
    () => [
      { key: 'member', header: t('member'), cell: ({ member }) => <b>{member}</b> },
      { key: 'text', header: t('message'), cell: ({ text }) => <bdi className="wrap-anywhere">{text}</bdi> },
      { key: 'reports', header: t('state'), isSortable: true, cell: (message) => <StateBadge message={message} /> },
      { key: 'table', header: t('table'), cell: ({ gameCode }) => nameOf(gameCode) },
      { key: 'sentAt', header: t('sentAt'), isSortable: true, cell: ({ sentAt }) => <Moment at={sentAt} /> },
    ],
    [t, nameOf],
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('consoleService.tableChat');
  const nameOf = useTableName();
  return useMemo(
    () => [
      {
        name: 'state',
        label: t('state'),
        kind: 'choice',
        options: states.map((value) => ({ value, label: t(`states.${value}`) })),
      },
      {
        name: 'gameCode',
        label: t('table'),
        kind: 'choice',
        options: tableCodes.map((value) => ({ value, label: nameOf(value) })),
      },
      { name: 'member', label: t('member'), kind: 'text' },
    ],
    [t, nameOf],
  );
}
