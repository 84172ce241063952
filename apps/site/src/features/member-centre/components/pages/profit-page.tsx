import { Chips } from '@baize/ui/chips';
import { EmptyState } from '@baize/ui/empty-state';
import { MoneyText } from '@baize/ui/money-text';
import { Skeleton } from '@baize/ui/skeleton';
import { type Column, Table } from '@baize/ui/table';
import { useFormatter, useTranslations } from 'use-intl';
import { art } from '../../../../config/paths.ts';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { useChangeSearch, useSiteSearch } from '../../../../lib/page/site-search.ts';
import { type PersonalProfit, type ProfitFilter, usePersonalProfit } from '../../api/personal-profit.ts';
import { profitPeriods, readProfitSearch, writeProfitSearch } from '../../profit-search.ts';
import { PeriodSpan } from '../records/period-span.tsx';
import { ProfitChart } from '../records/profit-chart.tsx';
import { RecordSums } from '../records/record-sums.tsx';

/** What the member won and lost in a day, week, half month or month of the brand's calendar: sums, a bar each day, a line each game type. */
export function ProfitPage() {
  const t = useTranslations('member.profit');
  const filter = readProfitSearch(useSiteSearch());
  const changeSearch = useChangeSearch();
  const change = (next: ProfitFilter) => changeSearch(writeProfitSearch(next));
  const answer = usePersonalProfit(filter);
  const symbol = useWhitelabel().data?.currency.symbol;
  const profit = answer.data;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Chips
          legend={t('period')}
          showLegend
          look="segmented"
          options={profitPeriods.map((value) => ({ value, label: t(`periods.${value}`) }))}
          value={filter.period}
          onChange={(period) => change({ period, back: 0 })}
        />
        <PeriodSpan filter={filter} shown={profit} onChange={change} />
      </div>
      {answer.isError ? (
        <CallFailure thrown={answer.error} onRetry={() => void answer.refetch()} withPicture />
      ) : (
        <>
          <RecordSums sums={profit && { ...profit.sums, count: profit.sums.bets }} symbol={symbol} />
          {profit === undefined && <Skeleton className="h-44 rounded-lg" />}
          {profit?.types.length === 0 && (
            <EmptyState picture={art.emptyBets} title={t('emptyTitle')} text={t('emptyText')} />
          )}
          {profit !== undefined && profit.types.length > 0 && (
            <>
              {profit.days.length > 1 && <ProfitChart days={profit.days} />}
              <ByType types={profit.types} />
              <p className="text-sm text-ink-muted">{t('zone', { zone: profit.timeZone })}</p>
            </>
          )}
        </>
      )}
    </div>
  );
}

type TypeLine = PersonalProfit['types'][number];

function ByType({ types }: { types: readonly TypeLine[] }) {
  const t = useTranslations('member.profit');
  const record = useTranslations('member.record');
  const gameType = useTranslations('common.gameType');
  const format = useFormatter();
  const columns: readonly Column<TypeLine>[] = [
    {
      key: 'type',
      header: record('gameType'),
      cell: (line) => <span className="font-semibold">{gameType(line.gameType)}</span>,
    },
    { key: 'bets', header: record('count'), align: 'end', cell: (line) => format.number(line.bets, 'count') },
    { key: 'stake', header: record('stake'), align: 'end', cell: (line) => <MoneyText amount={line.stake} /> },
    {
      key: 'turnover',
      header: t('validTurnover'),
      align: 'end',
      cell: (line) => <MoneyText amount={line.validTurnover} />,
    },
    { key: 'payout', header: record('payout'), align: 'end', cell: (line) => <MoneyText amount={line.payout} /> },
    { key: 'net', header: record('net'), align: 'end', cell: (line) => <MoneyText amount={line.net} signed /> },
  ];
  return <Table caption={t('byType')} columns={columns} rows={types} rowKey={(line) => line.gameType} />;
}
