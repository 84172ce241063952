import type { ReportQuestion } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../../lib/data-table/data-table.tsx';
import type { TableColumn } from '../../../../lib/data-table/types.ts';
import { Facts, Section } from '../../../../lib/facts.tsx';
import { listQuery } from '../../../../lib/list-query.ts';
import { useChangeSearch, useSearchParams } from '../../../../lib/search-params.ts';
import { questionOf, searchOfQuestion } from '../../question-search.ts';
import { ReportFrame } from '../report-frame.tsx';
import { SavedReports } from '../saved/saved-reports.tsx';
import { DimensionName, type FigureRow, FigureValue } from './figure-value.tsx';
import { QuestionForm } from './question-form.tsx';
import { ReportChart } from './report-chart.tsx';

const report = 'staffReport';

/** Any figures of the described set, split as staff chooses: a form, the sums, a chart and the rows. The question stands in the address. */
export function FiguresPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleReports');
  const search = useSearchParams();
  const change = useChangeSearch();
  const question = useMemo(() => questionOf(search), [search]);
  const ask = (next: ReportQuestion) => change(searchOfQuestion(next));
  const isWhole = question.span !== 'between' || (question.from !== undefined && question.to !== undefined);
  return (
    <ReportFrame
      title={pages('figuresReport')}
      text={t('figuresText')}
      actions={<SavedReports question={question} isWhole={isWhole} onOpen={ask} />}
    >
      <Section title={t('question')} className="shrink-0">
        <QuestionForm question={question} onChange={ask} />
      </Section>
      {isWhole ? <Results question={question} /> : <p className="text-sm text-ink-muted">{t('daysMissing')}</p>}
    </ReportFrame>
  );
}

function Results({ question }: { question: ReportQuestion }) {
  const t = useTranslations('consoleReports');
  const pages = useTranslations('console.pages');
  const columns = useColumns(question);
  const data = useMemo(() => ({ ...question }), [question]);
  const totals = useQuery(listQuery(report, { data: { ...question, by: ['currency'] } }));
  return (
    <>
      {totals.data?.rows.map((row) => (
        <Section key={row.currency} title={t('total', { currency: row.currency })} className="shrink-0">
          <Facts
            columns={4}
            facts={question.figures.map((figure) => ({
              label: t(figure),
              value: <FigureValue row={row} figure={figure} />,
            }))}
          />
        </Section>
      ))}
      <ReportChart question={question} />
      <DataTable
        list={report}
        data={data}
        caption={pages('figuresReport')}
        columns={columns}
        rowKey={({ key }) => key}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
        isPart
      />
    </>
  );
}

function useColumns({ figures, by }: ReportQuestion): readonly TableColumn<FigureRow>[] {
  const t = useTranslations('consoleReports');
  return useMemo(
    () => [
      ...by.map((dimension, index) => ({
        // The server sorts by all of what a row stands for.
        key: index === 0 ? 'split' : dimension,
        header: t(`dimensions.${dimension}`),
        isSortable: index === 0,
        cell: (row: FigureRow) => <DimensionName row={row} dimension={dimension} />,
      })),
      ...(by.includes('currency')
        ? []
        : [{ key: 'currency', header: t('currency'), isOptional: true, cell: (row: FigureRow) => row.currency }]),
      ...figures.map((figure) => ({
        key: figure,
        header: t(figure),
        align: 'end' as const,
        isSortable: true,
        cell: (row: FigureRow) => <FigureValue row={row} figure={figure} />,
      })),
    ],
    [t, figures, by],
  );
}
