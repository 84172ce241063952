import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn } from '../../../lib/data-table/types.ts';
import { downloadExport, type ExportRow, exportsQuery } from '../../../lib/exports.ts';
import { FailureNote } from '../../../lib/failure-note.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { useAct } from '../../../lib/use-act.ts';

const tones = { waiting: 'warning', ready: 'success', failed: 'danger', expired: 'neutral' } as const;

/** The own exports, for as long as each can be had. */
export function ExportsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleOperations.exports');
  // Keeps the list fresh while a file is being made.
  useQuery(exportsQuery());
  return (
    <PageFrame title={pages('exports')} text={t('text')} fills>
      <DataTable
        list="staffExports"
        caption={pages('exports')}
        columns={useColumns()}
        rowKey={(row) => row.exportId}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </PageFrame>
  );
}

function useColumns(): readonly TableColumn<ExportRow>[] {
  const t = useTranslations('consoleOperations.exports');
  const table = useTranslations('console.table');
  return useMemo(
    () => [
      { key: 'list', header: t('list'), cell: (row) => t(`lists.${row.list}`) },
      { key: 'format', header: t('format'), cell: (row) => table(`formats.${row.format}`) },
      {
        key: 'state',
        header: t('state'),
        cell: (row) => <Badge tone={tones[row.state]}>{t(`states.${row.state}`)}</Badge>,
      },
      { key: 'rows', header: t('rows'), align: 'end', cell: (row) => row.rows ?? '–' },
      {
        key: 'requestedAt',
        header: t('requestedAt'),
        isSortable: true,
        cell: (row) => <Moment at={row.requestedAt} />,
      },
      { key: 'expiresAt', header: t('expiresAt'), cell: (row) => <Moment at={row.expiresAt} /> },
      { key: 'file', header: t('file'), align: 'end', cell: (row) => <FileButton row={row} /> },
    ],
    [t, table],
  );
}

function FileButton({ row }: { row: ExportRow }) {
  const table = useTranslations('console.table');
  const { run, isBusy, failure } = useAct(['staffExports']);
  if (row.state !== 'ready') return null;
  return (
    <>
      <Button variant="secondary" busy={isBusy} onClick={() => void run(() => downloadExport(row.exportId))}>
        {table('download')}
      </Button>
      <FailureNote failure={failure} />
    </>
  );
}
