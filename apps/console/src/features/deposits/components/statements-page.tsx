import { toFailure } from '@baize/client';
import { faultText } from '@baize/i18n';
import { FilePicker } from '@baize/ui/file-picker';
import { showToast } from '@baize/ui/toast';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Money } from '../../../lib/money.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { useAccess } from '../../../lib/staff.ts';
import { useAct } from '../../../lib/use-act.ts';
import { depositReads } from '../api/deposits.ts';

type Line = RowOf<'staffStatementLines'>;

/** Bank statements: read in, and what of them waits for a person. */
export function StatementsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleDeposits.statements');
  const mayImport = useAccess({ permission: 'deposits.handle' }) === 'allowed';
  return (
    <PageFrame title={pages('statements')} text={t('text')} fills>
      {mayImport && <Import />}
      <DataTable
        list="staffStatementLines"
        caption={pages('statements')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={({ lineId }) => lineId}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </PageFrame>
  );
}

function Import() {
  const t = useTranslations('consoleDeposits.statements');
  const errors = useTranslations('errors');
  const { refresh } = useAct(depositReads);
  const [error, setError] = useState<string>();
  const send = async ([file]: File[]) => {
    if (!file) return;
    setError(undefined);
    try {
      // Systems name a CSV file's type as they like.
      const upload = new Blob([await file.arrayBuffer()], { type: 'text/csv' });
      const counts = await callApi('staffStatementImport', { upload });
      showToast({ title: t('done', counts), tone: 'success' });
    } catch (thrown) {
      const failure = toFailure(thrown);
      const [where, fault] = Object.entries(failure.fields)[0] ?? [];
      const reason = faultText(errors, fault ?? { key: failure.messageKey });
      setError(t('wrong', { where: where === undefined ? reason : `${where}: ${reason}` }));
    }
    await refresh();
  };
  return (
    <FilePicker
      label={t('import')}
      hint={t('hint')}
      error={error}
      files={[]}
      onAdd={(files) => void send(files)}
      onRemove={() => undefined}
      accept=".csv,text/csv"
      maxFiles={1}
      pickLabel={t('import')}
      removeLabel={(name) => name}
      className="max-w-xl"
    />
  );
}

const ruleNames = ['referenceAndAmount', 'reference', 'staff'] as const;

function useColumns(): readonly TableColumn<Line>[] {
  const t = useTranslations('consoleDeposits.statements');
  const deposits = useTranslations('consoleDeposits');
  return useMemo(
    () => [
      { key: 'bookedOn', header: t('bookedOn'), isSortable: true, cell: (row) => row.bookedOn },
      {
        key: 'amount',
        header: deposits('amount'),
        align: 'end',
        isSortable: true,
        cell: (row) => <Money amount={row.amount} />,
      },
      { key: 'payer', header: t('payer'), cell: (row) => <span className="verbatim">{row.payer}</span> },
      { key: 'words', header: t('words'), cell: (row) => <span className="verbatim">{row.words}</span> },
      {
        key: 'matchedBy',
        header: t('matchedBy'),
        cell: (row) => {
          const rule = ruleNames.find((name) => name === row.matchedBy);
          return rule === undefined ? '–' : t(`rules.${rule}`);
        },
      },
    ],
    [t, deposits],
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('consoleDeposits.statements');
  const deposits = useTranslations('consoleDeposits');
  return useMemo(
    () => [
      { name: 'search', label: t('search'), kind: 'text' },
      {
        name: 'state',
        label: deposits('state'),
        kind: 'choice',
        hasNoAll: true,
        options: [
          { value: '', label: t('states.open') },
          { value: 'matched', label: t('states.matched') },
        ],
      },
    ],
    [t, deposits],
  );
}
