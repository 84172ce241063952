import { Badge } from '@baize/ui/badge';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { Money } from '../../../lib/money.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { CorrectionPanel } from './correction-panel.tsx';

type Correction = RowOf<'staffCorrections'>;

const stateTones = { waiting: 'gold', booked: 'success', refused: 'danger' } as const;

/** Corrections of balances that wait for a second person, and those that were decided. */
export function CorrectionsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleMembers.corrections');
  return (
    <PageFrame title={pages('corrections')} text={t('text')} fills>
      <DataTable
        list="staffCorrections"
        caption={pages('corrections')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={(correction) => correction.correctionId}
        panel={(correction, close) => (
          <CorrectionPanel key={correction.correctionId} correction={correction} onClose={close} />
        )}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </PageFrame>
  );
}

function useColumns(): readonly TableColumn<Correction>[] {
  const t = useTranslations('consoleMembers.corrections');
  const adjust = useTranslations('consoleMembers.adjust');
  return useMemo(
    () => [
      { key: 'member', header: t('member'), cell: (row) => row.memberName },
      {
        key: 'amount',
        header: t('amount'),
        align: 'end',
        isSortable: true,
        cell: (row) => <Money amount={row.amount} />,
      },
      { key: 'occasion', header: adjust('occasion'), cell: (row) => adjust(`occasions.${row.occasion}`) },
      {
        key: 'state',
        header: t('state'),
        cell: (row) => <Badge tone={stateTones[row.state]}>{t(`states.${row.state}`)}</Badge>,
      },
      { key: 'askedBy', header: t('askedBy'), cell: (row) => row.askedByName },
      { key: 'askedAt', header: t('askedAt'), isSortable: true, cell: (row) => <Moment at={row.askedAt} /> },
      { key: 'decidedBy', header: t('decidedBy'), isOptional: true, cell: (row) => row.decidedByName || '–' },
    ],
    [t, adjust],
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('consoleMembers.corrections');
  return useMemo(
    () => [
      {
        name: 'state',
        label: t('state'),
        kind: 'choice',
        hasNoAll: true,
        options: [
          { value: '', label: t('states.waiting') },
          { value: 'booked', label: t('states.booked') },
          { value: 'refused', label: t('states.refused') },
        ],
      },
    ],
    [t],
  );
}
