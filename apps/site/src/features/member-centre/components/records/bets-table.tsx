import { LazyPicture } from '@baize/ui/lazy-picture';
import { MoneyText } from '@baize/ui/money-text';
import { type Column, Table } from '@baize/ui/table';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { art } from '../../../../config/paths.ts';
import { usePictureHost } from '../../../../lib/brand/picture-host.ts';
import type { RecordedBet } from '../../api/betting-record.ts';
import { dayKey, isWholeDay } from '../../day-net.ts';
import { BetDetails } from './bet-details.tsx';
import { BetStatus } from './bet-status.tsx';
import { DayHeading } from './day-heading.tsx';

const SHORT_ID_LENGTH = 8;

export interface BetsTableProps {
  bets: readonly RecordedBet[];
  symbol: string | undefined;
  page: number;
  totalPages: number;
}

/** Bets by day, newest first; the round's button, on a phone the row, opens all that is known about one. */
export function BetsTable({ bets, symbol, page, totalPages }: BetsTableProps) {
  const t = useTranslations('member.record');
  const [chosen, setChosen] = useState<RecordedBet>();
  const [isOpen, setOpen] = useState(false);
  const columns = useColumns((bet) => {
    setChosen(bet);
    setOpen(true);
  });
  return (
    <>
      <Table
        caption={t('title')}
        columns={columns}
        rows={bets}
        rowKey={(bet) => bet.betId}
        groups={{
          keyOf: ({ placedAt }) => dayKey(placedAt),
          heading: (ofDay) => {
            const [{ placedAt } = { placedAt: '' }] = ofDay;
            const days = bets.map((bet) => dayKey(bet.placedAt));
            return (
              <DayHeading
                instant={placedAt}
                amounts={ofDay.flatMap(({ status, net }) => (status === 'open' ? [] : [net]))}
                isWhole={isWholeDay(dayKey(placedAt), { days, page, totalPages })}
              />
            );
          },
        }}
      />
      {chosen !== undefined && <BetDetails bet={chosen} symbol={symbol} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

function useColumns(onOpen: (bet: RecordedBet) => void): readonly Column<RecordedBet>[] {
  const t = useTranslations('member.record');
  const format = useFormatter();
  const hosted = usePictureHost();
  const settled = (bet: RecordedBet, amount: string, signed: boolean) =>
    bet.status === 'open' ? t('notYet') : <MoneyText amount={amount} signed={signed} />;
  return [
    {
      key: 'game',
      header: t('game'),
      phone: 'start',
      cell: (bet) => (
        <span className="flex items-center gap-3">
          <span aria-hidden="true" className="block size-8 shrink-0 overflow-hidden rounded-sm bg-sunken">
            <LazyPicture src={hosted(bet.coverUrl)} fallback={art.gameFallback} width={32} height={32} />
          </span>
          <span className="min-w-0">
            <span className="block truncate font-semibold">{bet.gameName}</span>
            <time dateTime={bet.placedAt} className="tabular block text-xs whitespace-nowrap text-ink-muted">
              {format.dateTime(new Date(bet.placedAt), 'time')}
            </time>
            {bet.featureBet && (
              <span className="block text-xs whitespace-nowrap text-ink-muted">
                {t('featureBought')} <MoneyText amount={bet.stake} />
              </span>
            )}
          </span>
        </span>
      ),
    },
    { key: 'stake', header: t('stake'), align: 'end', cell: (bet) => <MoneyText amount={bet.stake} /> },
    { key: 'payout', header: t('payout'), align: 'end', cell: (bet) => settled(bet, bet.payout, false) },
    {
      key: 'net',
      header: t('net'),
      align: 'end',
      phone: 'end',
      cell: (bet) => (
        <>
          <span className="block font-semibold md:font-normal">{settled(bet, bet.net, true)}</span>
          <span aria-hidden="true" className="block text-xs text-ink-muted md:hidden">
            {bet.status === 'settled' ? (
              <>
                {t('stake')} <MoneyText amount={bet.stake} />
              </>
            ) : (
              t(`statuses.${bet.status}`)
            )}
          </span>
        </>
      ),
    },
    { key: 'status', header: t('status'), cell: (bet) => <BetStatus status={bet.status} /> },
    {
      key: 'round',
      header: t('round'),
      align: 'end',
      phone: 'over',
      cell: (bet) => (
        <button
          type="button"
          aria-label={t('openDetails', { game: bet.gameName, round: bet.roundId })}
          onClick={() => onOpen(bet)}
          className="tabular inline-flex items-center gap-1 rounded-md text-sm font-semibold text-gold-ink max-md:size-full md:-my-3 md:-mr-2 md:min-h-touch md:px-2 md:hover:bg-gold-soft"
        >
          <span className="max-md:hidden">{bet.roundId.slice(-SHORT_ID_LENGTH)}</span>
          <ChevronRight size={16} aria-hidden="true" className="max-md:hidden" />
        </button>
      ),
    },
  ];
}
