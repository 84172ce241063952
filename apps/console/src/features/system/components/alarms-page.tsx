import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';

type Alarm = RowOf<'staffAlarms'>;

/** What a person must look at; docs/how-to/run-an-operation.md says what to do about each. */
export function AlarmsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleSystem.alarms');
  return (
    <PageFrame title={pages('alarms')} text={t('text')} fills>
      <DataTable
        list="staffAlarms"
        caption={pages('alarms')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={({ alarmId }) => alarmId}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </PageFrame>
  );
}

function useColumns(): readonly TableColumn<Alarm>[] {
  const t = useTranslations('consoleSystem.alarms');
  return useMemo(
    () => [
      { key: 'at', header: t('at'), isSortable: true, cell: (row) => <Moment at={row.at} /> },
      { key: 'code', header: t('code'), cell: (row) => <span className="verbatim font-medium">{row.code}</span> },
      {
        key: 'detail',
        header: t('detail'),
        cell: (row) => (
          <span className="verbatim text-xs wrap-anywhere">
            {Object.entries(row.detail)
              .map(([name, value]) => `${name}: ${value}`)
              .join(' · ')}
          </span>
        ),
      },
    ],
    [t],
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('consoleSystem.alarms');
  return useMemo(() => [{ name: 'code', label: t('code'), kind: 'text' }], [t]);
}
