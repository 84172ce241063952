import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { ApplicationPanel } from './application-panel.tsx';
import { decidedColumn, memberFilter, stateColumn, stateFilter } from './list-parts.tsx';

type Application = RowOf<'staffPromotionApplications'>;
const tones = { applying: 'warning', approved: 'success', rejected: 'neutral' } as const;

/** Members who apply for a reward, those who wait longest first. */
export function ApplicationsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleRewards');
  return (
    <PageFrame title={pages('promotionApplications')} text={t('applicationsText')} fills>
      <DataTable
        list="staffPromotionApplications"
        caption={pages('promotionApplications')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={({ entryId }) => entryId}
        panel={(application, close) => (
          <ApplicationPanel key={application.entryId} application={application} onClose={close} />
        )}
        emptyTitle={t('noApplications')}
        emptyText={t('noApplicationsText')}
      />
    </PageFrame>
  );
}

function useColumns() {
  const t = useTranslations('consoleRewards');
  return useMemo(
    (): readonly TableColumn<Application>[] => [
      { key: 'member', header: t('member'), cell: ({ memberName }) => memberName },
      { key: 'campaign', header: t('campaign'), cell: ({ title }) => title },
      stateColumn(t, tones),
      {
        key: 'appliedAt',
        header: t('appliedAt'),
        isSortable: true,
        cell: ({ appliedAt }) => <Moment at={appliedAt} />,
      },
      decidedColumn(t),
    ],
    [t],
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('consoleRewards');
  return useMemo(() => [stateFilter(t, ['applying', 'approved', 'rejected', 'all']), memberFilter(t)], [t]);
}
