import { SidePanel } from '@baize/ui/side-panel';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import { Facts } from '../../../lib/facts.tsx';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';

type Crash = RowOf<'staffErrors'>;

/** Unexpected errors; the number that a member or a vendor was shown finds one. */
export function ErrorsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleSystem.errors');
  return (
    <PageFrame title={pages('errors')} text={t('text')} fills>
      <DataTable
        list="staffErrors"
        caption={pages('errors')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={({ reference }) => reference}
        panel={(crash, close) => <CrashPanel crash={crash} onClose={close} />}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </PageFrame>
  );
}

function useColumns(): readonly TableColumn<Crash>[] {
  const t = useTranslations('consoleSystem.errors');
  return useMemo(
    () => [
      { key: 'at', header: t('at'), isSortable: true, cell: (row) => <Moment at={row.at} /> },
      { key: 'reference', header: t('reference'), cell: (row) => <span className="verbatim">{row.reference}</span> },
      { key: 'place', header: t('place'), cell: (row) => <span className="verbatim">{row.place}</span> },
      { key: 'message', header: t('message'), cell: (row) => <span className="verbatim">{row.message}</span> },
    ],
    [t],
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('consoleSystem.errors');
  return useMemo(() => [{ name: 'reference', label: t('reference'), kind: 'text' }], [t]);
}

function CrashPanel({ crash, onClose }: { crash: Crash; onClose: () => void }) {
  const t = useTranslations('consoleSystem.errors');
  const common = useTranslations('common.action');
  return (
    <SidePanel open onClose={onClose} title={crash.reference} subtitle={crash.place} closeLabel={common('close')}>
      <Facts
        facts={[
          { label: t('at'), value: <Moment at={crash.at} /> },
          { label: t('message'), value: crash.message },
        ]}
      />
      <div className="text-sm">
        <p className="pb-1 text-xs text-ink-muted">{t('stack')}</p>
        <pre className="verbatim rounded-md bg-sunken px-3 py-2 font-mono text-xs wrap-anywhere whitespace-pre-wrap">
          {crash.stack}
        </pre>
      </div>
    </SidePanel>
  );
}
