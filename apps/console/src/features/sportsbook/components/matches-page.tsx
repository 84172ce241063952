import { isCup } from '@baize/i18n/book-names';
import { Badge } from '@baize/ui/badge';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { Money } from '../../../lib/money.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { useBookFilters, useMatchColumns } from '../list-parts.ts';
import { ImportDialog } from './import-dialog.tsx';

type Row = RowOf<'staffBookMatches'>;
const states = ['scheduled', 'live', 'finished'] as const;
const sources = ['simulator', 'feed', 'import'] as const;

/** Matches of all sportsbooks with what is at stake on them. */
export function MatchesPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleSportsbook');
  const [isImporting, setImporting] = useState(false);
  return (
    <PageFrame
      title={pages('bookMatches')}
      text={t('matches.text')}
      fills
      actions={
        <PermitButton permission="sportsbook.trade" forAllBrands variant="secondary" onClick={() => setImporting(true)}>
          {t('import.label')}
        </PermitButton>
      }
    >
      <DataTable
        list="staffBookMatches"
        caption={pages('bookMatches')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={({ matchId }) => matchId}
        rowPath={({ matchId }) => `/sportsbook/matches/${matchId}`}
        emptyTitle={t('matches.none')}
        emptyText={t('matches.noneText')}
      />
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </PageFrame>
  );
}

function useColumns(): readonly TableColumn<Row>[] {
  const t = useTranslations('consoleSportsbook');
  const head = useMatchColumns<Row>();
  return useMemo(
    () => [
      ...head,
      { key: 'league', header: t('league'), isSortable: true, cell: (row) => row.league },
      {
        key: 'state',
        header: t('state'),
        cell: (row) => (
          <span className="flex flex-wrap gap-1">
            <Badge tone={row.state === 'live' ? 'success' : 'neutral'}>{t(`states.${row.state}`)}</Badge>
            {row.isSuspended && row.state !== 'finished' && <Badge tone="warning">{t('suspended')}</Badge>}
          </span>
        ),
      },
      {
        key: 'score',
        header: t('score'),
        cell: (row) => (row.state === 'scheduled' || isCup(row) ? '–' : `${row.score.home}:${row.score.away}`),
      },
      { key: 'bets', header: t('bets'), align: 'end', cell: (row) => row.bets },
      { key: 'staked', header: t('staked'), align: 'end', cell: (row) => <Money amount={row.staked} /> },
      { key: 'liability', header: t('liability'), align: 'end', cell: (row) => <Money amount={row.liability} /> },
      { key: 'source', header: t('source'), isOptional: true, cell: (row) => t(`sources.${row.source}`) },
      { key: 'startsAt', header: t('starts'), isSortable: true, cell: (row) => <Moment at={row.startsAt} /> },
    ],
    [t, head],
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('consoleSportsbook');
  const shared = useBookFilters(states, useTranslations('consoleSportsbook.states'));
  return useMemo(
    () => [
      ...shared,
      {
        name: 'source',
        label: t('source'),
        kind: 'choice',
        options: sources.map((value) => ({ value, label: t(`sources.${value}`) })),
      },
      { name: 'search', label: t('search'), kind: 'text' },
    ],
    [t, shared],
  );
}
