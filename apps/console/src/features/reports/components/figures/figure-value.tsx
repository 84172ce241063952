import { type ReportDimension, type ReportFigure, reportFigures } from '@baize/contract';
import { moneyLabel } from '@baize/ui/money-text';
import { useFormatter } from 'use-intl';
import type { RowOf } from '../../../../lib/list-query.ts';
import { useStaff } from '../../../../lib/staff.ts';
import { ReportMoney } from '../report-money.tsx';
import { SplitName } from '../split-name.tsx';

export type FigureRow = RowOf<'staffReport'>;

/** A figure of a row: a count, or an amount in the row's currency. */
export function FigureValue({ row, figure }: { row: FigureRow; figure: ReportFigure }) {
  const format = useFormatter();
  const value = row[figure] ?? 0;
  if (reportFigures[figure].unit === 'amount') return <ReportMoney amount={String(value)} currency={row.currency} />;
  return <span className="tabular">{format.number(Number(value), 'count')}</span>;
}

/** The same as words. */
export function useFigureText(): (row: FigureRow, figure: ReportFigure) => string {
  const format = useFormatter();
  const { currency } = useStaff();
  return (row, figure) => {
    const value = row[figure] ?? 0;
    if (reportFigures[figure].unit === 'count') return format.number(Number(value), 'count');
    return moneyLabel(String(value), row.currency === currency.code ? currency.symbol : row.currency);
  };
}

/** What a row stands for, in one dimension. */
export const DimensionName = ({ row, dimension }: { row: FigureRow; dimension: ReportDimension }) => (
  <SplitName by={dimension} name={row[dimension] ?? ''} />
);
