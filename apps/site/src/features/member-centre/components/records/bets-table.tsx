import { MoneyText } from '@baize/ui/money-text';
import { type Column, Table } from '@baize/ui/table';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { RecordedBet } from '../../api/betting-record.ts';
import { BetDetails } from './bet-details.tsx';
import { BetStatus } from './bet-status.tsx';

const SHORT_ID_LENGTH = 8;

export interface BetsTableProps {
  bets: readonly RecordedBet[];
  symbol: string | undefined;
}

/** Bets, newest first; the round's button opens all that is known about one. */
export function BetsTable({ bets, symbol }: BetsTableProps) {
  const t = useTranslations('member.record');
  const [chosen, setChosen] = useState<RecordedBet>();
  const [isOpen, setOpen] = useState(false);
  const columns = useColumns((bet) => {
    setChosen(bet);
    setOpen(true);
  });
  return (
    <>
      <Table caption={t('title')} columns={columns} rows={bets} rowKey={(bet) => bet.betId} />
      {chosen !== undefined && <BetDetails bet={chosen} symbol={symbol} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

function useColumns(onOpen: (bet: RecordedBet) => void): readonly Column<RecordedBet>[] {
  const t = useTranslations('member.record');
  const format = useFormatter();
  const settled = (bet: RecordedBet, amount: string, signed: boolean) =>
    bet.status === 'open' ? t('notYet') : <MoneyText amount={amount} signed={signed} />;
  return [
    {
      key: 'game',
      header: t('game'),
      cell: (bet) => (
        <>
          <span className="block font-semibold md:text-left">{bet.gameName}</span>
          <time
            dateTime={bet.placedAt}
            className="tabular block text-xs text-ink-muted md:text-left md:whitespace-nowrap"
          >
            {format.dateTime(new Date(bet.placedAt), 'moment')}
          </time>
        </>
      ),
    },
    { key: 'stake', header: t('stake'), align: 'end', cell: (bet) => <MoneyText amount={bet.stake} /> },
    { key: 'payout', header: t('payout'), align: 'end', cell: (bet) => settled(bet, bet.payout, false) },
    { key: 'net', header: t('net'), align: 'end', cell: (bet) => settled(bet, bet.net, true) },
    { key: 'status', header: t('status'), cell: (bet) => <BetStatus status={bet.status} /> },
    {
      key: 'round',
      header: t('round'),
      align: 'end',
      cell: (bet) => (
        <button
          type="button"
          aria-label={t('openDetails', { game: bet.gameName, round: bet.roundId })}
          onClick={() => onOpen(bet)}
          className="tabular -my-3 -mr-2 inline-flex min-h-touch items-center gap-1 rounded-md px-2 text-sm font-semibold text-gold-ink hover:bg-gold-soft"
        >
          {bet.roundId.slice(-SHORT_ID_LENGTH)}
          <ChevronRight size={16} aria-hidden="true" />
        </button>
      ),
    },
  ];
}
