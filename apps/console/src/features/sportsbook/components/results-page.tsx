import { Badge } from '@baize/ui/badge';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { useBookFilters, useMatchColumns } from '../list-parts.ts';
import { resultTones } from '../result-tones.ts';
import { OutcomeText } from './outcome-text.tsx';

type Row = RowOf<'staffBookResults'>;
const states = ['PROPOSED', 'APPROVED', 'REFUSED', 'APPLIED'] as const;

/** Results that were entered or corrected, and who approved them. */
export function ResultsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleSportsbook.results');
  return (
    <PageFrame title={pages('bookResults')} text={t('text')} fills>
      <DataTable
        list="staffBookResults"
        caption={pages('bookResults')}
        columns={useColumns()}
        filters={useBookFilters(states, useTranslations('consoleSportsbook.results.states'))}
        rowKey={({ resultId }) => resultId}
        rowPath={({ resultId }) => `/sportsbook/results/${resultId}`}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </PageFrame>
  );
}

function useColumns(): readonly TableColumn<Row>[] {
  const t = useTranslations('consoleSportsbook');
  const head = useMatchColumns<Row>();
  return useMemo(
    () => [
      ...head,
      { key: 'result', header: t('board.result'), cell: (row) => <OutcomeText {...row} /> },
      {
        key: 'state',
        header: t('state'),
        cell: (row) => <Badge tone={resultTones[row.state]}>{t(`results.states.${row.state}`)}</Badge>,
      },
      { key: 'proposedBy', header: t('results.proposedBy'), cell: (row) => row.proposedBy },
      {
        key: 'proposedAt',
        header: t('results.proposedAt'),
        isSortable: true,
        cell: (row) => <Moment at={row.proposedAt} />,
      },
      { key: 'decidedBy', header: t('results.decidedBy'), isOptional: true, cell: (row) => row.decidedBy || '–' },
      {
        key: 'appliedAt',
        header: t('results.appliedAt'),
        isOptional: true,
        cell: (row) => <Moment at={row.appliedAt} />,
      },
    ],
    [t, head],
  );
}
