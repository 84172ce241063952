import { riskSigns } from '@baize/contract';
import { Badge } from '@baize/ui/badge';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { PageFrame } from '../../../lib/page-frame.tsx';

type Row = RowOf<'staffProtectionSigns'>;

/** Members to speak to: who showed signs of harmful play in the last seven days, and which. */
export function SignsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleProtection.list');
  return (
    <PageFrame title={pages('protectionSigns')} text={t('text')} fills>
      <DataTable
        list="staffProtectionSigns"
        caption={pages('protectionSigns')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={(row) => row.memberId}
        rowPath={(row) => `/members/${row.memberId}`}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </PageFrame>
  );
}

function useColumns(): readonly TableColumn<Row>[] {
  const t = useTranslations('consoleProtection');
  return useMemo(
    () => [
      { key: 'member', header: t('list.member'), cell: (row) => row.username },
      { key: 'score', header: t('list.score'), align: 'end', isSortable: true, cell: (row) => row.score },
      {
        key: 'signs',
        header: t('list.signs'),
        cell: (row) => (
          <span className="flex flex-wrap gap-1">
            {row.signs.map(({ sign, figure, from }) => (
              <Badge key={sign} tone="warning">
                {t(`signs.${sign}`, { figure, from })}
              </Badge>
            ))}
          </span>
        ),
      },
      {
        key: 'bar',
        header: t('member.bar'),
        cell: (row) => (row.bar === null ? t('member.none') : t(`bars.${row.bar.kind}`)),
      },
    ],
    [t],
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('consoleProtection');
  return useMemo(
    () => [
      {
        name: 'sign',
        label: t('list.signs'),
        kind: 'choice',
        options: riskSigns.map((sign) => ({ value: sign, label: t(`signNames.${sign}`) })),
      },
    ],
    [t],
  );
}
