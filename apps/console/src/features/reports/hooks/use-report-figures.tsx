import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { TableColumn } from '../../../lib/data-table/types.ts';
import type { Fact } from '../../../lib/facts.tsx';
import { ReportMoney } from '../components/report-money.tsx';
import { SplitName } from '../components/split-name.tsx';
import type { Split } from './use-report-filters.ts';

type Count = 'bets' | 'players' | 'deposits' | 'withdrawals' | 'registrations' | 'firstDeposits';
type Amount = 'stakes' | 'wins' | 'ggr' | 'bonusCost' | 'ngr' | 'deposited' | 'withdrawn' | 'net' | 'firstDeposited';
type ReportRow<C extends Count, A extends Amount> = { name: string; currency: string } & Record<C, number> &
  Record<A, string | null>;

/** Which figures a report shows, in their order. Must not change with every render. */
export interface ReportFigures<C extends Count, A extends Amount> {
  counts: readonly C[];
  amounts: readonly A[];
  /** Those that the list cannot be sorted by. */
  unsorted?: readonly A[];
}

/** The columns of a report, and its figures as facts of one row. */
export function useReportFigures<C extends Count, A extends Amount, Row extends ReportRow<C, A>>(
  by: Split,
  { counts, amounts, unsorted = [] }: ReportFigures<C, A>,
): { columns: readonly TableColumn<Row>[]; factsOf: (row: Row) => readonly Fact[] } {
  const t = useTranslations('consoleReports');
  const format = useFormatter();
  return useMemo(() => {
    const countOf = (row: Row, key: C) => <span className="tabular">{format.number(row[key], 'count')}</span>;
    const amountOf = (row: Row, key: A) => <ReportMoney amount={row[key]} currency={row.currency} />;
    const nameOf = (key: Count | Amount) => t(key);
    const numbers = { align: 'end' as const };
    return {
      columns: [
        {
          key: 'name',
          header: t(`splits.${by}`),
          isSortable: true,
          cell: ({ name }) => <SplitName by={by} name={name} />,
        },
        { key: 'currency', header: t('currency'), isOptional: true, cell: ({ currency }) => currency },
        ...counts.map((key) => ({
          ...numbers,
          key,
          header: nameOf(key),
          isSortable: true,
          cell: (row: Row) => countOf(row, key),
        })),
        ...amounts.map((key) => ({
          ...numbers,
          ...{ key, header: nameOf(key), isSortable: !unsorted.includes(key), cell: (row: Row) => amountOf(row, key) },
        })),
      ],
      factsOf: (row) => [
        ...amounts.map((key) => ({ label: nameOf(key), value: amountOf(row, key) })),
        ...counts.map((key) => ({ label: nameOf(key), value: countOf(row, key) })),
      ],
    };
  }, [t, format, by, counts, amounts, unsorted]);
}
