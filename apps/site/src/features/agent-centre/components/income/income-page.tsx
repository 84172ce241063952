import type { PayKind, PayState } from '@baize/contract';
import { Badge, type BadgeTone } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { MoneyText } from '@baize/ui/money-text';
import { Stat } from '@baize/ui/stat';
import type { Column } from '@baize/ui/table';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type PayLine, useIncome } from '../../api/income.ts';
import { useSymbol } from '../../hooks/use-symbol.ts';
import { PagedTable, reportPageSize } from '../report/paged-table.tsx';
import { type ReportDays, ReportFrame } from '../report/report-frame.tsx';
import { IncomeLine } from './income-line.tsx';
import { shownPayPeriod } from './pay-period.ts';

export const MyIncome = () => <IncomePage />;
export const DividendRecord = () => <IncomePage kind="dividend" />;
export const DailyWages = () => <IncomePage kind="dailySalary" />;
export const HourlySalary = () => <IncomePage kind="hourSalary" />;
export const RealTimeSalary = () => <IncomePage kind="realTimeSalary" />;

/** What the agent was paid, of all kinds or of one, each line with how it came to be. */
function IncomePage({ kind }: { kind?: PayKind }) {
  const t = useTranslations('agents.pay');
  const symbol = useSymbol();
  const [days, setDays] = useState<ReportDays>({ period: 'month' });
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<PayLine>();
  const answer = useIncome({ ...days, ...(kind === undefined ? {} : { kind }), page, pageSize: reportPageSize });
  const columns = useColumns(setOpened, kind === undefined);
  return (
    <>
      <ReportFrame
        days={days}
        onDays={(chosen) => {
          setDays(chosen);
          setPage(1);
        }}
        answer={answer}
      >
        {(data) => (
          <>
            <dl className="grid grid-cols-2 gap-4 md:grid-cols-3">
              {data.sources
                .filter((source) => kind === undefined || source.kind === kind)
                .map(({ kind: source, paid }) => (
                  <Stat key={source} label={t(`kinds.${source}`)} value={<MoneyText amount={paid} {...symbol} />} />
                ))}
            </dl>
            <PagedTable
              caption={t('source')}
              columns={columns}
              rows={data.rows}
              rowKey={({ payId }) => payId}
              total={data.total}
              page={page}
              onPage={setPage}
              empty={{ title: t('emptyTitle'), text: t('emptyText') }}
            />
          </>
        )}
      </ReportFrame>
      {opened !== undefined && <IncomeLine line={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

const tones: Record<PayState, BadgeTone> = { paid: 'success', held: 'warning', refused: 'danger', nothing: 'neutral' };

function useColumns(onOpen: (line: PayLine) => void, hasKind: boolean): readonly Column<PayLine>[] {
  const t = useTranslations('agents.pay');
  const kind: Column<PayLine> = {
    key: 'kind',
    header: t('source'),
    phone: 'hidden',
    cell: (line) => <span className="font-semibold">{t(`kinds.${line.kind}`)}</span>,
  };
  return [
    ...(hasKind ? [kind] : []),
    {
      key: 'period',
      header: t('period'),
      phone: 'start',
      cell: (line) => (
        <>
          {hasKind && <span className="block font-semibold md:hidden">{t(`kinds.${line.kind}`)}</span>}
          <span className="tabular">{shownPayPeriod(line.period)}</span>
        </>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      phone: 'hidden',
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>,
    },
    { key: 'due', header: t('due'), align: 'end', phone: 'hidden', cell: ({ due }) => <MoneyText amount={due} /> },
    {
      key: 'paid',
      header: t('paid'),
      align: 'end',
      phone: 'end',
      cell: ({ paid, state }) => (
        <>
          <MoneyText amount={paid} className="font-semibold md:font-normal" />
          <span className="block text-xs text-ink-muted md:hidden">{t(`states.${state}`)}</span>
        </>
      ),
    },
    {
      key: 'how',
      header: '',
      align: 'end',
      phone: 'over',
      cell: (line) => (
        <Button
          variant="secondary"
          className="max-md:size-full max-md:border-transparent max-md:bg-transparent max-md:hover:bg-transparent"
          onClick={() => onOpen(line)}
        >
          <span className="max-md:sr-only">{t('how')}</span>
        </Button>
      ),
    },
  ];
}
