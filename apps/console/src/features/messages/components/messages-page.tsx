import { Badge, type BadgeTone } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { useChangeSearch, useSearchParams } from '../../../lib/search-params.ts';
import { AudienceText } from './audience-text.tsx';
import { MessagePanel } from './message-panel.tsx';
import { WritePanel } from './write-panel.tsx';

type Message = RowOf<'staffMessages'>;
const states = ['scheduled', 'sending', 'sent', 'withdrawn'] as const;
const tones: Readonly<Record<Message['state'], BadgeTone>> = {
  scheduled: 'gold',
  sending: 'warning',
  sent: 'success',
  withdrawn: 'neutral',
};

/** Messages that staff wrote to members, and a new one. */
export function MessagesPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleMessages.list');
  const { act } = useSearchParams();
  const change = useChangeSearch();
  return (
    <PageFrame
      title={pages('messages')}
      text={t('text')}
      actions={<Button onClick={() => change({ act: 'write' })}>{t('write')}</Button>}
      fills
    >
      <DataTable
        list="staffMessages"
        caption={pages('messages')}
        columns={useColumns()}
        filters={useFilters()}
        rowKey={(message) => message.messageId}
        panel={(message, close) => <MessagePanel key={message.messageId} message={message} onClose={close} />}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
      />
      {act === 'write' && <WritePanel onClose={() => change({ act: undefined }, { replace: true })} />}
    </PageFrame>
  );
}

function useColumns(): readonly TableColumn<Message>[] {
  const t = useTranslations('consoleMessages.list');
  const stateTexts = useTranslations('consoleMessages.states');
  return useMemo(
    () => [
      { key: 'title', header: t('title'), cell: ({ texts }) => texts[0]?.title },
      { key: 'audience', header: t('audience'), cell: ({ audience }) => <AudienceText audience={audience} /> },
      {
        key: 'state',
        header: t('state'),
        cell: ({ state }) => <Badge tone={tones[state]}>{stateTexts(state)}</Badge>,
      },
      { key: 'sendAt', header: t('sendAt'), isSortable: true, cell: (row) => <Moment at={row.sendAt} /> },
      { key: 'recipients', header: t('recipients'), align: 'end', cell: (row) => row.recipients },
      { key: 'writtenBy', header: t('writtenBy'), cell: (row) => row.writtenBy },
      {
        key: 'writtenAt',
        header: t('writtenAt'),
        isSortable: true,
        isOptional: true,
        cell: (row) => <Moment at={row.writtenAt} />,
      },
    ],
    [t, stateTexts],
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('consoleMessages.list');
  const stateTexts = useTranslations('consoleMessages.states');
  return useMemo(
    () => [
      {
        name: 'state',
        label: t('state'),
        kind: 'choice',
        options: states.map((value) => ({ value, label: stateTexts(value) })),
      },
    ],
    [t, stateTexts],
  );
}
