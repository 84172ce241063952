import { Button } from '@baize/ui/button';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import { FailureNote } from '../../../lib/failure-note.tsx';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { deviceName } from '../../../lib/session/device-name.ts';
import { useAct } from '../../../lib/use-act.ts';

type Session = RowOf<'staffAllSessions'>;

/** Open sessions of all staff of the brand. */
export function SessionsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleStaff.sessions');
  return (
    <PageFrame title={pages('sessions')} text={t('text')} fills>
      <DataTable
        list="staffAllSessions"
        caption={pages('sessions')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={(session) => session.sessionId}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </PageFrame>
  );
}

function useColumns(): readonly TableColumn<Session>[] {
  const t = useTranslations('consoleStaff.sessions');
  return useMemo(
    () => [
      { key: 'username', header: t('username'), isSortable: true, cell: (row) => row.username },
      { key: 'ip', header: t('ip'), cell: (row) => row.ip },
      { key: 'device', header: t('device'), cell: (row) => deviceName(row.userAgent) },
      {
        key: 'secondFactor',
        header: t('secondFactor'),
        cell: (row) => t(row.isSecondFactorVerified ? 'verified' : 'notVerified'),
      },
      { key: 'createdAt', header: t('createdAt'), isSortable: true, cell: (row) => <Moment at={row.createdAt} /> },
      { key: 'lastSeenAt', header: t('lastSeenAt'), isSortable: true, cell: (row) => <Moment at={row.lastSeenAt} /> },
      { key: 'end', header: t('act'), align: 'end', cell: (row) => <EndButton sessionId={row.sessionId} /> },
    ],
    [t],
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('consoleStaff.accounts');
  return useMemo(() => [{ name: 'search', label: t('search'), kind: 'text' }], [t]);
}

function EndButton({ sessionId }: { sessionId: string }) {
  const t = useTranslations('consoleStaff.sessions');
  const { run, isBusy, failure } = useAct(['staffAllSessions', 'staffAccounts']);
  return (
    <>
      <Button
        variant="secondary"
        busy={isBusy}
        onClick={() => void run(() => callApi('staffAnySessionEnd', { params: { sessionId } }))}
      >
        {t('end')}
      </Button>
      <FailureNote failure={failure} />
    </>
  );
}
