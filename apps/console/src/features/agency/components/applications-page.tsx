import { Badge } from '@baize/ui/badge';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { useRequestFilters } from '../hooks/use-request-filters.ts';
import { RequestPanel, stateTones } from './request-panel.tsx';

type Application = RowOf<'staffApplications'>;

const reads = ['staffApplications', 'staffMembers', 'staffMember'];

/** Members who want to become affiliates. */
export function ApplicationsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleMembers.applications');
  return (
    <PageFrame title={pages('applications')} text={t('text')} fills>
      <DataTable
        list="staffApplications"
        caption={pages('applications')}
        columns={useColumns()}
        filters={useRequestFilters()}
        rowKey={(application) => application.id}
        panel={(application, close) => (
          <ApplicationPanel key={application.id} application={application} onClose={close} />
        )}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </PageFrame>
  );
}

function useColumns(): readonly TableColumn<Application>[] {
  const t = useTranslations('consoleMembers');
  return useMemo(
    () => [
      { key: 'member', header: t('requests.member'), cell: (row) => row.memberName },
      { key: 'channel', header: t('applications.channel'), cell: (row) => t(`applications.channels.${row.channel}`) },
      { key: 'audience', header: t('applications.audience'), cell: (row) => <Clipped text={row.audience} /> },
      {
        key: 'state',
        header: t('requests.state'),
        cell: (row) => <Badge tone={stateTones[row.state]}>{t(`requests.states.${row.state}`)}</Badge>,
      },
      {
        key: 'createdAt',
        header: t('requests.createdAt'),
        isSortable: true,
        cell: (row) => <Moment at={row.createdAt} />,
      },
      {
        key: 'decidedAt',
        header: t('requests.decidedAt'),
        isSortable: true,
        cell: (row) => <Moment at={row.decidedAt} />,
      },
    ],
    [t],
  );
}

const Clipped = ({ text }: { text: string }) => <span className="verbatim line-clamp-1 max-w-80">{text}</span>;

function ApplicationPanel({ application, onClose }: { application: Application; onClose: () => void }) {
  const t = useTranslations('consoleMembers.applications');
  return (
    <RequestPanel
      title={t('one')}
      request={application}
      facts={[
        { label: t('channel'), value: t(`channels.${application.channel}`) },
        { label: t('audience'), value: application.audience },
        { label: t('contact'), value: application.contact },
      ]}
      approveText={t('approveText', { name: application.memberName })}
      reads={reads}
      decide={(body) => callApi('staffApplicationDecide', { params: { applicationId: application.id }, body })}
      onClose={onClose}
    />
  );
}
