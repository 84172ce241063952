import { gameType } from '@baize/contract';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../../lib/data-table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../../lib/data-table/types.ts';
import type { RowOf } from '../../../../lib/list-query.ts';
import { Moment } from '../../../../lib/moment.tsx';
import { Money } from '../../../../lib/money.tsx';

type Bet = RowOf<'staffMemberBets'>;

/** The member's bets. */
export function MemberBets({ memberId }: { memberId: string }) {
  const t = useTranslations('consoleMemberRecord');
  const params = useMemo(() => ({ memberId }), [memberId]);
  return (
    <DataTable
      list="staffMemberBets"
      params={params}
      caption={t('tabs.bets')}
      columns={useColumns()}
      filters={useFilters()}
      rowKey={({ betId }) => betId}
      emptyTitle={t('bets.none')}
      emptyText={t('bets.noneText')}
      isPart
    />
  );
}

function useColumns(): readonly TableColumn<Bet>[] {
  const t = useTranslations('consoleMemberRecord');
  const types = useTranslations('common.gameType');
  return useMemo(
    () => [
      {
        key: 'placedAt',
        header: t('bets.placedAt'),
        isSortable: false,
        cell: ({ placedAt }) => <Moment at={placedAt} />,
      },
      {
        key: 'game',
        header: t('bets.game'),
        cell: ({ gameName, featureBet }) =>
          featureBet === null ? (
            gameName
          ) : (
            <>
              {gameName} <span className="block text-xs text-ink-muted">{t('bets.featureBought')}</span>
            </>
          ),
      },
      { key: 'type', header: t('bets.type'), isOptional: true, cell: (bet) => types(bet.gameType) },
      { key: 'vendor', header: t('bets.vendor'), isOptional: true, cell: ({ vendorCode }) => vendorCode },
      {
        key: 'round',
        header: t('bets.round'),
        cell: ({ roundId }) => <span className="verbatim text-xs wrap-anywhere">{roundId}</span>,
      },
      { key: 'state', header: t('bets.state'), cell: ({ status }) => t(`states.${status}`) },
      { key: 'stake', header: t('bets.stake'), align: 'end', cell: ({ stake }) => <Money amount={stake} /> },
      { key: 'payout', header: t('bets.payout'), align: 'end', cell: ({ payout }) => <Money amount={payout} /> },
      { key: 'net', header: t('bets.net'), align: 'end', cell: ({ net }) => <Money amount={net} signed /> },
    ],
    [t, types],
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('consoleMemberRecord');
  const types = useTranslations('common.gameType');
  return useMemo(
    () => [
      {
        name: 'gameType',
        label: t('bets.type'),
        kind: 'choice',
        options: gameType.options.map((value) => ({ value, label: types(value) })),
      },
      {
        name: 'status',
        label: t('bets.state'),
        kind: 'choice',
        options: (['open', 'settled', 'cancelled'] as const).map((value) => ({ value, label: t(`states.${value}`) })),
      },
      { name: 'from', label: t('bets.from'), kind: 'dayStart' },
      { name: 'to', label: t('bets.to'), kind: 'dayEnd' },
    ],
    [t, types],
  );
}
