import { MoneyText } from '@baize/ui/money-text';
import { type Column, Table } from '@baize/ui/table';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { type TransferLine, useMemberTransfers } from '../../api/member-transfers.ts';
import { recordPageSize } from '../../record-search.ts';
import { PagedRecords } from '../records/paged-records.tsx';

/** What was sent and received so far, newest first. */
export function TransferList() {
  const t = useTranslations('transfers');
  const [page, setPage] = useState(1);
  const answer = useMemberTransfers({ pageNo: page, pageSize: recordPageSize });
  const columns = useColumns();
  return (
    <div className="flex flex-col gap-4">
      <h2 className="text-lg font-bold">{t('listTitle')}</h2>
      <PagedRecords
        label={t('listTitle')}
        answer={answer}
        page={page}
        onPage={setPage}
        empty={<p className="text-sm text-ink-muted">{t('listEmpty')}</p>}
      >
        {(lines) => (
          <Table caption={t('listTitle')} columns={columns} rows={lines} rowKey={({ transferId }) => transferId} />
        )}
      </PagedRecords>
    </div>
  );
}

function useColumns(): readonly Column<TransferLine>[] {
  const t = useTranslations('transfers');
  const format = useFormatter();
  return [
    {
      key: 'who',
      header: t('who'),
      cell: ({ side, otherName, note }) => (
        <span className="grid gap-0.5">
          <span className="font-semibold">{t(`sides.${side}`, { name: otherName })}</span>
          {note !== '' && <span className="max-w-60 text-sm break-words text-ink-muted">{note}</span>}
        </span>
      ),
    },
    {
      key: 'at',
      header: t('at'),
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="tabular">
          {format.dateTime(new Date(createdAt), 'moment')}
        </time>
      ),
    },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      cell: ({ amount, side }) => <MoneyText amount={side === 'sent' ? `-${amount}` : amount} signed />,
    },
  ];
}
