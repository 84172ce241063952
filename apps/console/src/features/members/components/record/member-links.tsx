import { Badge } from '@baize/ui/badge';
import { SkeletonText } from '@baize/ui/skeleton';
import { Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Section } from '../../../../lib/facts.tsx';
import { LoadFailure } from '../../../../lib/load-failure.tsx';
import { Moment } from '../../../../lib/moment.tsx';
import { type MemberLinks as Links, linksQuery } from '../../api/record.ts';

/** Other accounts that share something with this one, each with the reason, and where this one is used. */
export function MemberLinks({ memberId }: { memberId: string }) {
  const { data, error, refetch } = useQuery(linksQuery(memberId));
  if (data === undefined) {
    return error === null ? <SkeletonText lines={6} /> : <LoadFailure thrown={error} onRetry={() => void refetch()} />;
  }
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Linked linked={data.linked} />
      <Devices devices={data.devices} />
    </div>
  );
}

function Linked({ linked }: { linked: Links['linked'] }) {
  const t = useTranslations('consoleMemberRecord');
  const members = useTranslations('consoleMembers');
  return (
    <Section title={t('linked.title')}>
      {linked.length === 0 ? (
        <p className="text-sm text-ink-muted">{t('linked.none')}</p>
      ) : (
        <Table
          caption={t('linked.title')}
          rows={linked}
          rowKey={({ memberId }) => memberId}
          columns={[
            {
              key: 'member',
              header: t('linked.member'),
              cell: ({ memberId, username, isBlocked }) => (
                <span className="inline-flex flex-wrap items-center gap-2">
                  <Link to={`/members/${memberId}` as never} className="verbatim font-medium underline">
                    {username}
                  </Link>
                  {isBlocked && <Badge tone="danger">{members('list.blocked')}</Badge>}
                </span>
              ),
            },
            {
              key: 'reasons',
              header: t('linked.reasons'),
              cell: ({ reasons }) => (
                <span className="inline-flex flex-wrap gap-1">
                  {reasons.map((reason) => (
                    <Badge key={reason} tone={isStrong(reason) ? 'warning' : 'neutral'}>
                      {t(`reason.${reason}`)}
                    </Badge>
                  ))}
                </span>
              ),
            },
            { key: 'type', header: members('list.type'), cell: ({ type }) => members(`types.${type}`) },
            {
              key: 'lastLoginAt',
              header: t('linked.lastLoginAt'),
              align: 'end',
              cell: ({ lastLoginAt }) => <Moment at={lastLoginAt} />,
            },
          ]}
        />
      )}
    </Section>
  );
}

/** A shared payee or device speaks for one person; an address may be a café's. */
export const isStrong = (reason: Links['linked'][number]['reasons'][number]): boolean =>
  reason === 'payee' || reason === 'device';

function Devices({ devices }: { devices: Links['devices'] }) {
  const t = useTranslations('consoleMemberRecord.devices');
  const format = useFormatter();
  return (
    <Section title={t('title')}>
      {devices.length === 0 ? (
        <p className="text-sm text-ink-muted">{t('none')}</p>
      ) : (
        <Table
          caption={t('title')}
          rows={devices}
          rowKey={({ address, userAgent }) => `${address} ${userAgent}`}
          columns={[
            {
              key: 'address',
              header: t('address'),
              cell: ({ address, isOpen }) => (
                <span className="inline-flex flex-wrap items-center gap-2">
                  <span className="verbatim">{address || '–'}</span>
                  {isOpen && <Badge tone="success">{t('open')}</Badge>}
                </span>
              ),
            },
            {
              key: 'browser',
              header: t('browser'),
              cell: ({ userAgent }) => (
                <span className="verbatim line-clamp-2 max-w-96 text-xs wrap-anywhere text-ink-muted">
                  {userAgent || '–'}
                </span>
              ),
            },
            {
              key: 'sessions',
              header: t('sessions'),
              align: 'end',
              cell: ({ sessions }) => <span className="tabular">{format.number(sessions, 'count')}</span>,
            },
            { key: 'firstAt', header: t('firstAt'), align: 'end', cell: ({ firstAt }) => <Moment at={firstAt} /> },
            { key: 'lastAt', header: t('lastAt'), align: 'end', cell: ({ lastAt }) => <Moment at={lastAt} /> },
          ]}
        />
      )}
    </Section>
  );
}
