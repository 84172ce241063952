import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { SkeletonText } from '@baize/ui/skeleton';
import { type Column, Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { Section } from '../../../lib/facts.tsx';
import { FailureNote } from '../../../lib/failure-note.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { deviceName } from '../../../lib/session/device-name.ts';
import { useAct } from '../../../lib/use-act.ts';

const sessionsQuery = () => ({
  queryKey: ['staffSessions'] as const,
  queryFn: async () => (await callApi('staffSessions', {})).rows,
});

/** Where the own account is signed in. */
export function OwnSessions() {
  const t = useTranslations('consoleStaff.sessions');
  const { data: sessions, error, refetch } = useQuery(sessionsQuery());
  const { run, isBusy, failure } = useAct(['staffSessions']);
  const end = (sessionId: string) => void run(() => callApi('staffSessionEnd', { params: { sessionId } }));
  const columns: readonly Column<NonNullable<typeof sessions>[number]>[] = [
    { key: 'device', header: t('device'), cell: ({ userAgent }) => deviceName(userAgent) },
    { key: 'ip', header: t('ip'), cell: ({ ip }) => ip },
    { key: 'lastSeenAt', header: t('lastSeenAt'), cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} /> },
    { key: 'expiresAt', header: t('expiresAt'), cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
    {
      key: 'end',
      header: t('act'),
      align: 'end',
      cell: ({ isOwn, sessionId }) =>
        isOwn ? (
          <Badge tone="success">{t('thisOne')}</Badge>
        ) : (
          <Button variant="secondary" disabled={isBusy} onClick={() => end(sessionId)}>
            {t('end')}
          </Button>
        ),
    },
  ];
  return (
    <Section title={t('own')}>
      {error !== null && <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      {error === null && sessions === undefined && <SkeletonText lines={3} />}
      <FailureNote failure={failure} />
      {sessions !== undefined && (
        <Table caption={t('own')} columns={columns} rows={sessions} rowKey={({ sessionId }) => sessionId} />
      )}
    </Section>
  );
}
