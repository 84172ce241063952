import type { ReportDimension, ReportFigure, ReportQuestion } from '@baize/contract';
import { Chips } from '@baize/ui/chips';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Section } from '../../../../lib/facts.tsx';
import { listQuery } from '../../../../lib/list-query.ts';
import { DimensionName, type FigureRow, useFigureText } from './figure-value.tsx';

const times: readonly ReportDimension[] = ['day', 'week', 'month'];
const maxMoments = 100;
const maxBars = 10;
const percent = 100;

/** One figure at a time: over days as columns, over anything else the ten highest as bars. Of several currencies the first is drawn. */
export function ReportChart({ question }: { question: ReportQuestion }) {
  const t = useTranslations('consoleReports');
  const [wanted, setWanted] = useState<ReportFigure | null>(null);
  const [dimension = 'day', ...others] = question.by;
  const [firstFigure = 'stakes'] = question.figures;
  const figure = wanted !== null && question.figures.includes(wanted) ? wanted : firstFigure;
  const isTime = times.includes(dimension);
  const order = isTime
    ? { sort: 'split', direction: 'asc', pageSize: maxMoments }
    : { sort: figure, direction: 'desc', pageSize: maxBars };
  const page = useQuery(listQuery('staffReport', { data: { ...question, ...order } }));
  const rows = page.data?.rows ?? [];
  const drawn = rows.filter(({ currency }) => currency === rows[0]?.currency);
  // Two dimensions make too many columns to be read, and one column says no more than the sums.
  if (others.length > 0 || drawn.length < 2) return null;
  return (
    <Section
      title={t(figure)}
      className="shrink-0"
      actions={
        question.figures.length > 1 && (
          <Chips
            legend={t('figures')}
            look="segmented"
            value={figure}
            onChange={setWanted}
            options={question.figures.slice(0, 4).map((value) => ({ value, label: t(value) }))}
          />
        )
      }
    >
      {isTime ? (
        <Columns rows={drawn} figure={figure} dimension={dimension} />
      ) : (
        <Bars rows={drawn} figure={figure} dimension={dimension} />
      )}
    </Section>
  );
}

interface DrawnProps {
  rows: readonly FigureRow[];
  figure: ReportFigure;
  dimension: ReportDimension;
}
const numberOf = (row: FigureRow, figure: ReportFigure) => Number(row[figure] ?? 0);

function Columns({ rows, figure, dimension }: DrawnProps) {
  const textOf = useFigureText();
  const values = rows.map((row) => numberOf(row, figure));
  const [top, bottom] = [Math.max(0, ...values), Math.max(0, ...values.map((value) => -value))];
  const part = (value: number, isUp: boolean) => (
    <span
      className={clsx('flex min-h-0', isUp ? 'items-end border-b border-line-strong' : 'items-start')}
      style={{ flexGrow: isUp ? top : bottom, flexBasis: 0 }}
    >
      <span
        className={clsx('block flex-1', isUp ? 'rounded-t-sm bg-success-ink' : 'rounded-b-sm bg-danger-ink')}
        style={{ height: `${heightOf(isUp ? value : -value, isUp ? top : bottom)}%` }}
      />
    </span>
  );
  return (
    <figure className="flex flex-col gap-1">
      <ol className="flex h-36 gap-px md:gap-1">
        {rows.map((row) => {
          const text = `${row[dimension]}: ${textOf(row, figure)}`;
          return (
            <li key={row.key} title={text} className="flex min-w-0 flex-1 flex-col">
              <span className="sr-only">{text}</span>
              <span aria-hidden="true" className="flex min-h-0 flex-1 flex-col">
                {part(numberOf(row, figure), true)}
                {bottom > 0 && part(numberOf(row, figure), false)}
              </span>
            </li>
          );
        })}
      </ol>
      <figcaption className="tabular flex justify-between text-xs text-ink-muted" aria-hidden="true">
        <span>{rows[0]?.[dimension]}</span>
        {rows.length > 1 && <span>{rows.at(-1)?.[dimension]}</span>}
      </figcaption>
    </figure>
  );
}

const heightOf = (value: number, largest: number) => (value <= 0 || largest === 0 ? 0 : (value / largest) * percent);

function Bars({ rows, figure, dimension }: DrawnProps) {
  const textOf = useFigureText();
  const largest = Math.max(...rows.map((row) => Math.abs(numberOf(row, figure))));
  return (
    <ol className="flex flex-col gap-2 text-sm">
      {rows.map((row) => (
        <li key={row.key} className="grid grid-cols-[8rem_1fr_auto] items-center gap-3 md:grid-cols-[14rem_1fr_auto]">
          <span className="truncate">
            <DimensionName row={row} dimension={dimension} />
          </span>
          <span aria-hidden="true" className="h-3 rounded-sm bg-sunken">
            <span
              className={clsx(
                'block h-full rounded-sm',
                numberOf(row, figure) < 0 ? 'bg-danger-ink' : 'bg-success-ink',
              )}
              style={{ width: `${heightOf(Math.abs(numberOf(row, figure)), largest)}%` }}
            />
          </span>
          <span className="tabular">{textOf(row, figure)}</span>
        </li>
      ))}
    </ol>
  );
}
