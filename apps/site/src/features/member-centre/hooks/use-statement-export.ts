import { toFailure } from '@baize/client';
import { faultText } from '@baize/i18n';
import { useMutation } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api/client.ts';
import type { StatementLine, TransactionsFilter } from '../api/transactions.ts';
import { csvText, saveFile } from '../csv.ts';

const exportPageSize = 100;
const maxExportPages = 50;
export const maxExportLines = exportPageSize * maxExportPages;

/** Writes what the filter shows into a CSV file in the reader's language: the newest 5,000 lines. */
export function useStatementExport() {
  const t = useTranslations('member.statement');
  const errors = useTranslations('errors');
  const format = useFormatter();
  const rowOf = (line: StatementLine): string[] => [
    format.dateTime(new Date(line.bookedAt), 'moment'),
    t(`movements.${line.movement}`),
    [line.gameName, t(`explanations.${line.movement}`, { reference: line.reference })].filter(Boolean).join(': '),
    line.amount,
    line.balanceBefore,
    line.balanceAfter,
    line.reference,
  ];
  const exporting = useMutation({
    mutationFn: async (filter: TransactionsFilter) => {
      const lines = await allLines(filter);
      const head = [
        ...[t('bookedAt'), t('movement'), t('explanation'), t('amount'), t('balanceBefore'), t('balanceAfter')],
        t('reference'),
      ];
      saveFile('account-record.csv', csvText([head, ...lines.map(rowOf)]), 'text/csv;charset=utf-8');
    },
  });
  return {
    start: (filter: TransactionsFilter) => exporting.mutate(filter),
    isBusy: exporting.isPending,
    failure: exporting.isError ? faultText(errors, { key: toFailure(exporting.error).messageKey }) : undefined,
  };
}

async function allLines(filter: TransactionsFilter): Promise<StatementLine[]> {
  const lines: StatementLine[] = [];
  // Lines that come meanwhile push the others on: each is written once.
  const seen = new Set<string>();
  for (let pageNo = 1; pageNo <= maxExportPages; pageNo += 1) {
    const page = await callApi('transactions', { data: { ...filter, pageNo, pageSize: exportPageSize } });
    for (const line of page.list.filter(({ id }) => !seen.has(id))) {
      seen.add(line.id);
      lines.push(line);
    }
    if (page.list.length < exportPageSize) break;
  }
  return lines;
}
