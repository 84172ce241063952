import { Chips } from '@baize/ui/chips';
import { EmptyState } from '@baize/ui/empty-state';
import { IconButton } from '@baize/ui/icon-button';
import { MoneyText } from '@baize/ui/money-text';
import { Skeleton } from '@baize/ui/skeleton';
import { type Column, Table } from '@baize/ui/table';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { art } from '../../../../config/paths.ts';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { useChangeSearch, useSiteSearch } from '../../../../lib/page/site-search.ts';
import { type PersonalProfit, type ProfitFilter, usePersonalProfit } from '../../api/personal-profit.ts';
import { maxPeriodsBack, profitPeriods, readProfitSearch, writeProfitSearch } from '../../profit-search.ts';
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
        <Span filter={filter} profit={profit} onChange={change} />
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

/** The dates that are shown, with a step to the period before and after. */
function Span({
  filter,
  profit,
  onChange,
}: {
  filter: ProfitFilter;
  profit: PersonalProfit | undefined;
  onChange: (next: ProfitFilter) => void;
}) {
  const t = useTranslations('member.profit');
  const format = useFormatter();
  const day = (date: string) =>
    format.dateTime(new Date(`${date}T00:00:00Z`), {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
  const { back } = filter;
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label={t('earlier')}
        disabled={back >= maxPeriodsBack}
        onClick={() => onChange({ ...filter, back: back + 1 })}
      >
        <ChevronLeft size={20} aria-hidden="true" />
      </IconButton>
      <p aria-live="polite" className="tabular min-w-40 text-center text-sm font-semibold">
        {profit &&
          (profit.firstDate === profit.lastDate
            ? day(profit.firstDate)
            : `${day(profit.firstDate)} – ${day(profit.lastDate)}`)}
      </p>
      <IconButton label={t('later')} disabled={back === 0} onClick={() => onChange({ ...filter, back: back - 1 })}>
        <ChevronRight size={20} aria-hidden="true" />
      </IconButton>
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
