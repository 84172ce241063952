import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import { Section } from '../../../lib/facts.tsx';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { Money } from '../../../lib/money.tsx';

type Line = RowOf<'staffMemberTransactions'>;

/** The member's statement. */
export function MemberLines({ memberId }: { memberId: string }) {
  const t = useTranslations('consoleMembers.lines');
  const params = useMemo(() => ({ memberId }), [memberId]);
  return (
    <Section title={t('title')}>
      <DataTable
        list="staffMemberTransactions"
        params={params}
        caption={t('title')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={(line) => line.id}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
        isPart
      />
    </Section>
  );
}

function useColumns(): readonly TableColumn<Line>[] {
  const t = useTranslations('consoleMembers.lines');
  const movements = useTranslations('member.statement.movements');
  return useMemo(
    () => [
      { key: 'movement', header: t('movement'), cell: (line) => movements(line.movement) },
      { key: 'bookedAt', header: t('bookedAt'), isSortable: true, cell: (line) => <Moment at={line.bookedAt} /> },
      {
        key: 'reference',
        header: t('reference'),
        isOptional: true,
        cell: (line) => <span className="verbatim text-xs">{line.reference}</span>,
      },
      { key: 'amount', header: t('amount'), align: 'end', cell: (line) => <Money amount={line.amount} signed /> },
      {
        key: 'balanceBefore',
        header: t('balanceBefore'),
        align: 'end',
        isOptional: true,
        cell: (line) => <Money amount={line.balanceBefore} />,
      },
      {
        key: 'balanceAfter',
        header: t('balanceAfter'),
        align: 'end',
        cell: (line) => <Money amount={line.balanceAfter} />,
      },
    ],
    [t, movements],
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('console.table');
  return useMemo(
    () => [
      { name: 'from', label: t('from'), kind: 'dayStart' },
      { name: 'to', label: t('to'), kind: 'dayEnd' },
    ],
    [t],
  );
}
