import { type Column, Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Section } from '../../../lib/facts.tsx';
import { Money } from '../../../lib/money.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { type LimitRow, limitsQuery, lotteriesQuery, noLimit } from '../api/lotteries.ts';
import { LimitDialog } from './limit-dialog.tsx';

/** The brand's limits: of all lotteries, of one, of one bet. */
export function Limits() {
  const t = useTranslations('consoleLotteries.limits');
  const lists = useTranslations('consoleLotteries');
  const { data: limits = [] } = useQuery(limitsQuery());
  const { data: lotteries = [] } = useQuery(lotteriesQuery());
  const [edited, setEdited] = useState<LimitRow | null>(null);
  const nameOf = (gameId: string | null) => lotteries.find((one) => one.gameId === gameId)?.name ?? t('anyLottery');
  const money = (amount: string | null) => (amount === null ? '–' : <Money amount={amount} />);
  const columns: Column<LimitRow>[] = [
    { key: 'lottery', header: lists('lottery'), cell: ({ gameId }) => nameOf(gameId) },
    { key: 'bet', header: lists('bet'), cell: ({ bet }) => bet ?? t('anyBet') },
    { key: 'line', header: t('line'), align: 'end', cell: ({ line }) => money(line) },
    { key: 'memberNumber', header: t('memberNumber'), align: 'end', cell: ({ memberNumber }) => money(memberNumber) },
    {
      key: 'lower',
      header: t('lower'),
      align: 'end',
      cell: ({ lowerFrom, lowerPercent }) =>
        lowerFrom === null ? (
          '–'
        ) : (
          <>
            {money(lowerFrom)} · {lowerPercent} %
          </>
        ),
    },
    { key: 'closeAt', header: t('closeAt'), align: 'end', cell: ({ closeAt }) => money(closeAt) },
    {
      key: 'change',
      header: lists('change'),
      cell: (row) => (
        <PermitButton permission="lotteries.rules" variant="quiet" onClick={() => setEdited(row)}>
          {t('edit')}
        </PermitButton>
      ),
    },
  ];
  return (
    <Section
      title={t('title')}
      actions={
        <PermitButton permission="lotteries.rules" variant="secondary" onClick={() => setEdited(noLimit)}>
          {t('add')}
        </PermitButton>
      }
    >
      <p className="mb-3 text-sm text-ink-muted">{t('text')}</p>
      {limits.length > 0 && (
        <Table
          caption={t('title')}
          columns={columns}
          rows={limits}
          rowKey={({ gameId, bet }) => `${gameId ?? ''} ${bet ?? ''}`}
        />
      )}
      {edited !== null && <LimitDialog row={edited} isNew={edited === noLimit} onClose={() => setEdited(null)} />}
    </Section>
  );
}
