import { campaignStates } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { Money } from '../../../lib/money.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { newCampaign } from '../document/new-documents.ts';
import { CampaignPanel } from './campaign-panel.tsx';
import { stateColumn, stateFilter } from './list-parts.tsx';

type Campaign = RowOf<'staffCampaigns'>;
const tones = { draft: 'neutral', live: 'success', ended: 'neutral' } as const;

/** Offers of the brand: written as versions, begun and ended. */
export function CampaignsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleRewards');
  const [newId, setNewId] = useState<string>();
  return (
    <PageFrame
      title={pages('campaigns')}
      text={t('campaignsText')}
      actions={<Button onClick={() => setNewId(crypto.randomUUID())}>{t('addCampaign')}</Button>}
      fills
    >
      <DataTable
        list="staffCampaigns"
        caption={pages('campaigns')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={({ campaignId }) => campaignId}
        panel={(campaign, close) => <CampaignPanel key={campaign.campaignId} campaign={campaign} onClose={close} />}
        emptyTitle={t('noCampaigns')}
        emptyText={t('noCampaignsText')}
      />
      {newId !== undefined && (
        <CampaignPanel
          campaign={{ campaignId: newId, version: 0, state: 'draft', content: newCampaign() }}
          onClose={() => setNewId(undefined)}
        />
      )}
    </PageFrame>
  );
}

function useColumns() {
  const t = useTranslations('consoleRewards');
  return useMemo(
    (): readonly TableColumn<Campaign>[] => [
      { key: 'title', header: t('title'), cell: ({ content }) => content.texts.TY.title },
      { key: 'trigger', header: t('fields.trigger'), cell: ({ content }) => t(`choices.${content.trigger}`) },
      stateColumn(t, tones),
      { key: 'members', header: t('membersCount'), align: 'end', cell: ({ members }) => members },
      { key: 'given', header: t('givenTotal'), align: 'end', cell: ({ given }) => <Money amount={given} /> },
      {
        key: 'changedAt',
        header: t('changedAt'),
        isSortable: true,
        cell: ({ changedAt }) => <Moment at={changedAt} />,
      },
    ],
    [t],
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('consoleRewards');
  return useMemo(() => [stateFilter(t, ['all', ...campaignStates])], [t]);
}
