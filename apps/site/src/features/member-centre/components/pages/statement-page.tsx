import { EmptyState } from '@baize/ui/empty-state';
import { MoneyText } from '@baize/ui/money-text';
import { type Column, Table } from '@baize/ui/table';
import { useFormatter, useTranslations } from 'use-intl';
import { art } from '../../../../config/paths.ts';
import { useChangeSearch, useSiteSearch } from '../../../../lib/page/site-search.ts';
import { type StatementLine, useTransactions } from '../../api/transactions.ts';
import { readPage, recordPageSize, writePage } from '../../record-search.ts';
import { PagedRecords } from '../records/paged-records.tsx';

/** The account record: every movement of the member's money, newest first. */
export function StatementPage() {
  const t = useTranslations('member.statement');
  const page = readPage(useSiteSearch());
  const changeSearch = useChangeSearch();
  const columns = useColumns();
  const statement = useTransactions({ pageNo: page, pageSize: recordPageSize });
  return (
    <PagedRecords
      label={t('title')}
      answer={statement}
      page={page}
      onPage={(target) => changeSearch(writePage(target))}
      empty={<EmptyState picture={art.emptyWallet} title={t('emptyTitle')} text={t('emptyText')} />}
    >
      {(lines) => <Table caption={t('title')} columns={columns} rows={lines} rowKey={(line) => line.id} />}
    </PagedRecords>
  );
}

function useColumns(): readonly Column<StatementLine>[] {
  const t = useTranslations('member.statement');
  const format = useFormatter();
  return [
    {
      key: 'movement',
      header: t('movement'),
      cell: ({ movement, reference }) => (
        <span className="grid gap-0.5">
          <span className="font-semibold">{t(`movements.${movement}`)}</span>
          <span className="max-w-60 truncate text-sm text-ink-muted" title={reference}>
            {t(`explanations.${movement}`, { reference })}
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
    { key: 'amount', header: t('amount'), align: 'end', cell: ({ amount }) => <MoneyText amount={amount} signed /> },
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
