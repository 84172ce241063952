import type { RaffleContent } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { SidePanel } from '@baize/ui/side-panel';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn } from '../../../lib/data-table/types.ts';
import { Facts } from '../../../lib/facts.tsx';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { Money } from '../../../lib/money.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { useAct } from '../../../lib/use-act.ts';
import type { Fields } from '../document/document.ts';
import { DocumentForm } from '../document/document-form.tsx';
import { newRaffle } from '../document/new-documents.ts';
import { stateColumn } from './list-parts.tsx';

type Raffle = RowOf<'staffRaffles'>;
const tones = { coming: 'neutral', open: 'success', closed: 'warning', drawn: 'neutral' } as const;

/** Raffles: opened once, and bound from then on. */
export function RafflesPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleRewards');
  const [newId, setNewId] = useState<string>();
  return (
    <PageFrame
      title={pages('raffles')}
      text={t('rafflesText')}
      actions={<Button onClick={() => setNewId(crypto.randomUUID())}>{t('addRaffle')}</Button>}
      fills
    >
      <DataTable
        list="staffRaffles"
        caption={pages('raffles')}
        columns={useColumns()}
        filters={[]}
        rowKey={({ raffleId }) => raffleId}
        panel={(raffle, close) => <RafflePanel key={raffle.raffleId} raffle={raffle} onClose={close} />}
        emptyTitle={t('noRaffles')}
        emptyText={t('noRafflesText')}
      />
      {newId !== undefined && <NewRaffle raffleId={newId} onClose={() => setNewId(undefined)} />}
    </PageFrame>
  );
}

function useColumns() {
  const t = useTranslations('consoleRewards');
  return useMemo(
    (): readonly TableColumn<Raffle>[] => [
      { key: 'name', header: t('fields.name'), cell: ({ content }) => content.names.TY },
      stateColumn(t, tones),
      { key: 'tickets', header: t('tickets'), align: 'end', cell: ({ tickets }) => tickets ?? '–' },
      {
        key: 'startsAt',
        header: t('moments.startsAt'),
        isSortable: true,
        cell: ({ content }) => <Moment at={content.startsAt} />,
      },
      { key: 'drawsAt', header: t('moments.drawsAt'), cell: ({ content }) => <Moment at={content.drawsAt} /> },
    ],
    [t],
  );
}

function RafflePanel({ raffle, onClose }: { raffle: Raffle; onClose: () => void }) {
  const pages = useTranslations('console.pages');
  const common = useTranslations('common.action');
  const t = useTranslations('consoleRewards');
  const { content, state, seedHash, ticketsHash, tickets } = raffle;
  return (
    <SidePanel open onClose={onClose} title={pages('raffles')} subtitle={content.names.TY} closeLabel={common('close')}>
      <Facts
        facts={[
          { label: t('stateName'), value: t(`states.${state}`) },
          { label: t('moments.startsAt'), value: <Moment at={content.startsAt} /> },
          { label: t('moments.endsAt'), value: <Moment at={content.endsAt} /> },
          { label: t('moments.drawsAt'), value: <Moment at={content.drawsAt} /> },
          { label: t('fields.perTicket'), value: <Money amount={content.perTicket} /> },
          { label: t('tickets'), value: tickets ?? '–' },
          { label: t('seedHash'), value: <span className="break-all">{seedHash}</span> },
          { label: t('ticketsHash'), value: <span className="break-all">{ticketsHash || '–'}</span> },
          ...content.prizes.map(({ payout, amount, count }) => ({
            label: `${t('fields.prize')} × ${count}`,
            value: (
              <>
                {t(`choices.${payout}`)} {payout === 'points' ? amount : <Money amount={amount} />}
              </>
            ),
          })),
        ]}
      />
    </SidePanel>
  );
}

function NewRaffle({ raffleId, onClose }: { raffleId: string; onClose: () => void }) {
  const common = useTranslations('common.action');
  const t = useTranslations('consoleRewards');
  const { refresh } = useAct(['staffRaffles']);
  const send = (edited: Fields, reason: string) =>
    callApi('staffRaffleWrite', {
      params: { raffleId },
      body: { content: edited as unknown as RaffleContent, reason },
    });
  return (
    <SidePanel open onClose={onClose} title={t('addRaffle')} closeLabel={common('close')}>
      <DocumentForm
        initial={newRaffle()}
        prefix="content."
        permission="rewards.edit"
        send={send}
        label={t('openRaffle')}
        onDone={() => {
          void refresh();
          onClose();
        }}
      />
    </SidePanel>
  );
}
