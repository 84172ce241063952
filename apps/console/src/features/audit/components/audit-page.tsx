import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { acts } from '../../../lib/audit-acts.ts';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { useActName } from '../../../lib/use-act-name.ts';
import { AuditPanel } from './audit-panel.tsx';
import { ChainCheck } from './chain-check.tsx';

type Entry = RowOf<'staffAuditLog'>;

/** Who did what, and what was before and after. */
export function AuditPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleOperations.audit');
  return (
    <PageFrame title={pages('audit')} text={t('text')} fills>
      <ChainCheck />
      <DataTable
        list="staffAuditLog"
        caption={pages('audit')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={(entry) => entry.seq}
        panel={(entry, close) => <AuditPanel entry={entry} onClose={close} />}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </PageFrame>
  );
}

function useColumns(): readonly TableColumn<Entry>[] {
  const t = useTranslations('consoleOperations.audit');
  const nameOf = useActName();
  return useMemo(
    () => [
      { key: 'at', header: t('at'), isSortable: true, cell: (row) => <Moment at={row.at} /> },
      {
        key: 'actor',
        header: t('actor'),
        cell: (row) => (row.actorKind === 'system' ? t('system', { name: row.actorName }) : row.actorName),
      },
      { key: 'act', header: t('act'), cell: (row) => <span className="whitespace-nowrap">{nameOf(row.act)}</span> },
      {
        key: 'subject',
        header: t('subject'),
        cell: (row) => <span className="verbatim line-clamp-1 max-w-64">{row.subjectName || row.subject}</span>,
      },
      {
        key: 'reason',
        header: t('reason'),
        cell: (row) => row.reason && <span className="verbatim line-clamp-1 max-w-80">{row.reason}</span>,
      },
      { key: 'ip', header: t('ip'), isOptional: true, cell: (row) => <span className="verbatim">{row.ip}</span> },
    ],
    [t, nameOf],
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('consoleOperations.audit');
  const table = useTranslations('console.table');
  const nameOf = useActName();
  return useMemo(
    () => [
      { name: 'actor', label: t('actor'), kind: 'text' },
      { name: 'act', label: t('act'), kind: 'choice', options: acts.map((value) => ({ value, label: nameOf(value) })) },
      { name: 'subject', label: t('subject'), kind: 'text' },
      { name: 'from', label: table('from'), kind: 'dayStart' },
      { name: 'to', label: table('to'), kind: 'dayEnd' },
    ],
    [t, table, nameOf],
  );
}
