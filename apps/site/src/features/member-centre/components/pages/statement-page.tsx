import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { MoneyText } from '@baize/ui/money-text';
import { type Column, Table } from '@baize/ui/table';
import { useFormatter, useTranslations } from 'use-intl';
import { art } from '../../../../config/paths.ts';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { useChangeSearch, useSiteSearch } from '../../../../lib/page/site-search.ts';
import { useLanguage } from '../../../../lib/preferences/language.ts';
import { type StatementLine, useTransactions } from '../../api/transactions.ts';
import { dayKey, isWholeDay } from '../../day-net.ts';
import { useStatementExport } from '../../hooks/use-statement-export.ts';
import {
  readStatementSearch,
  type StatementSearch,
  statementRequest,
  writeStatementSearch,
} from '../../statement-search.ts';
import { DayHeading } from '../records/day-heading.tsx';
import { PagedRecords } from '../records/paged-records.tsx';
import { StatementFilters } from '../records/statement-filters.tsx';

const DEFAULT_EXPONENT = 2;

/** The account record: every movement of the member's money, newest first, narrowed by time, kind and amount. */
export function StatementPage() {
  const t = useTranslations('member.statement');
  const state = readStatementSearch(useSiteSearch());
  const changeSearch = useChangeSearch();
  const change = (next: StatementSearch) => changeSearch(writeStatementSearch(next));
  const exponent = useWhitelabel().data?.currency.exponent ?? DEFAULT_EXPONENT;
  const { locale } = useLanguage();
  const request = { ...statementRequest(state, exponent, new Date()), language: locale };
  const columns = useColumns();
  const statement = useTransactions(request);
  const exporting = useStatementExport();
  return (
    <div className="flex flex-col gap-5">
      <StatementFilters
        state={state}
        onChange={change}
        onExport={() => exporting.start(request)}
        isExporting={exporting.isBusy}
      />
      {exporting.failure !== undefined && (
        <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-sm text-danger-ink">
          {exporting.failure}
        </p>
      )}
      <PagedRecords
        label={t('title')}
        answer={statement}
        page={state.page}
        onPage={(page) => change({ ...state, page })}
        empty={<NoLines state={state} onReset={() => change(readStatementSearch({}))} />}
      >
        {(lines) => (
          <Table
            caption={t('title')}
            columns={columns}
            rows={lines}
            rowKey={(line) => line.id}
            groups={{
              keyOf: ({ bookedAt }) => dayKey(bookedAt),
              heading: (ofDay) => {
                const [{ bookedAt } = { bookedAt: '' }] = ofDay;
                const days = lines.map((line) => dayKey(line.bookedAt));
                const totalPages = statement.data?.totalPages ?? state.page;
                return (
                  <DayHeading
                    instant={bookedAt}
                    amounts={ofDay.map(({ amount }) => amount)}
                    isWhole={isWholeDay(dayKey(bookedAt), { days, page: state.page, totalPages })}
                  />
                );
              },
            }}
          />
        )}
      </PagedRecords>
    </div>
  );
}

function NoLines({ state, onReset }: { state: StatementSearch; onReset: () => void }) {
  const t = useTranslations('member.statement');
  const record = useTranslations('member.record');
  const records = useTranslations('records');
  const isFiltered = state.kind !== '' || state.period !== 'all' || state.min !== '' || state.max !== '';
  if (!isFiltered) return <EmptyState picture={art.emptyWallet} title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <EmptyState
      picture={art.emptyWallet}
      title={records('noLine')}
      action={
        <Button variant="secondary" onClick={onReset}>
          {record('reset')}
        </Button>
      }
    />
  );
}

function useColumns(): readonly Column<StatementLine>[] {
  const t = useTranslations('member.statement');
  const format = useFormatter();
  return [
    {
      key: 'movement',
      header: t('movement'),
      phone: 'start',
      cell: ({ movement, reference, gameName, bookedAt }) => (
        <span className="grid gap-0.5">
          <span className="flex items-baseline gap-2 font-semibold">
            <span className="min-w-0 truncate">{t(`movements.${movement}`)}</span>
            <span aria-hidden="true" className="tabular text-xs font-normal text-ink-muted md:hidden">
              {format.dateTime(new Date(bookedAt), 'time')}
            </span>
          </span>
          <span className="truncate text-xs text-ink-muted md:max-w-60 md:text-sm" title={reference}>
            {gameName || t(`explanations.${movement}`, { reference })}
          </span>
        </span>
      ),
    },
    {
      key: 'bookedAt',
      header: t('bookedAt'),
      cell: ({ bookedAt }) => (
        <time dateTime={bookedAt} className="tabular">
          {format.dateTime(new Date(bookedAt), 'moment')}
        </time>
      ),
    },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      phone: 'end',
      cell: ({ amount, balanceAfter }) => (
        <>
          <MoneyText amount={amount} signed className="block font-semibold md:font-normal" />
          <span aria-hidden="true" className="text-xs text-ink-muted md:hidden">
            <MoneyText amount={balanceAfter} />
          </span>
        </>
      ),
    },
    {
      key: 'balanceBefore',
      header: t('balanceBefore'),
      align: 'end',
      cell: ({ balanceBefore }) => <MoneyText amount={balanceBefore} />,
    },
    {
      key: 'balanceAfter',
      header: t('balanceAfter'),
      align: 'end',
      cell: ({ balanceAfter }) => <MoneyText amount={balanceAfter} />,
    },
  ];
}
