import { Badge } from '@baize/ui/badge';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { siteQuery } from '../api/content.ts';
import { TextPanel } from './text-panel.tsx';

type Row = RowOf<'staffSiteTexts'>;

/** Every text of the site, found by its key or its wording, with what the brand says in its place. */
export function TextsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleContent.texts');
  const filters = useMemo<readonly TableFilter[]>(
    () => [
      { name: 'search', label: t('search'), kind: 'text' },
      {
        ...{ name: 'which', label: t('which'), kind: 'choice' },
        options: (['own', 'missing'] as const).map((value) => ({ value, label: t(`kinds.${value}`) })),
      },
    ],
    [t],
  );
  return (
    <PageFrame title={pages('contentTexts')} text={t('intro')} fills>
      <DataTable
        list="staffSiteTexts"
        caption={pages('contentTexts')}
        columns={useColumns()}
        filters={filters}
        rowKey={({ key }) => key}
        panel={(row, close) => <TextPanel key={`${row.key}-${row.version}`} row={row} onClose={close} />}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
    </PageFrame>
  );
}

function useColumns(): readonly TableColumn<Row>[] {
  const t = useTranslations('consoleContent.texts');
  const { locale } = useLanguage();
  const languages = useQuery(siteQuery).data?.languages;
  return useMemo(
    () => [
      {
        key: 'key',
        header: t('key'),
        isSortable: true,
        cell: (row) => <code className="font-mono text-xs wrap-anywhere">{row.key}</code>,
      },
      { key: 'base', header: t('base'), cell: (row) => <Wording text={row.base[locale] ?? ''} /> },
      {
        key: 'own',
        header: t('own'),
        cell: (row) => {
          const own = row.own[locale] ?? row.own.TY ?? Object.values(row.own)[0];
          if (own === undefined) return <span className="text-ink-muted">–</span>;
          const missing = languages?.filter((each) => row.own[each] === undefined) ?? [];
          return (
            <span className="flex flex-wrap items-center gap-2">
              <Wording text={own} />
              {missing.length > 0 && <Badge tone="warning">{t('missing', { languages: missing.join(', ') })}</Badge>}
            </span>
          );
        },
      },
    ],
    [t, locale, languages],
  );
}

const Wording = ({ text }: { text: string }) => (
  <span className="verbatim line-clamp-2 max-w-md wrap-anywhere">{text}</span>
);
