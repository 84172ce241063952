import type { StudioRound } from '@baize/contract';
import { EmptyState } from '@baize/ui/empty-state';
import { Skeleton } from '@baize/ui/skeleton';
import { useFormatter, useTranslations } from 'use-intl';
import { useAsked } from '../../lib/use-asked.ts';
import { useFrame, useMoney } from '../frame-context.tsx';
import { HistoryFailed } from './parts.tsx';

const shownRounds = 50;

function RoundRow({ round }: { round: StudioRound }) {
  const t = useTranslations('studio.history');
  const showMoney = useMoney();
  const format = useFormatter();
  const won = BigInt(round.payoutMinor);
  const stakeMinor = round.freeRound ? 0n : BigInt(round.betMinor);
  const hasFreeSpins = round.events.some(({ type }) => type === 'freeSpinsAwarded');
  return (
    <tr className="border-b border-line last:border-0">
      <td className="py-2 pr-3 whitespace-nowrap">
        {format.dateTime(new Date(round.playedAt), 'clock')}
        <span className="block text-xs text-ink-muted">{format.dateTime(new Date(round.playedAt), 'day')}</span>
      </td>
      <td className="tabular py-2 pr-3 text-right text-ink-muted">{round.fairness.nonce}</td>
      <td className="tabular py-2 pr-3 text-right whitespace-nowrap">{showMoney(stakeMinor)}</td>
      <td className="tabular py-2 text-right font-semibold whitespace-nowrap">
        <span className={won > stakeMinor ? 'text-gold-ink' : 'text-ink-muted'}>{showMoney(won)}</span>
        {hasFreeSpins && <span className="block text-xs font-normal text-ink-muted">{t('withFreeSpins')}</span>}
      </td>
    </tr>
  );
}

/** The player's latest rounds of this game. */
export function HistoryPanel() {
  const t = useTranslations('studio.history');
  const { api } = useFrame();
  const { value, hasFailed, reload } = useAsked(() => api.call('studioRounds', { data: { pageSize: shownRounds } }));
  if (hasFailed) return <HistoryFailed reload={reload} />;
  if (value === null) {
    return (
      <div className="flex flex-col gap-2" role="status" aria-label={t('loading')}>
        {['first', 'second', 'third', 'fourth'].map((row) => (
          <Skeleton key={row} className="h-12" />
        ))}
      </div>
    );
  }
  const rounds = value.list;
  if (rounds.length === 0) return <EmptyState title={t('empty')} text={t('emptyText')} />;
  return (
    <table className="w-full text-sm">
      <thead className="text-xs text-ink-muted">
        <tr className="border-b border-line text-left">
          <th className="py-2 pr-3 font-medium">{t('time')}</th>
          <th className="py-2 pr-3 text-right font-medium">{t('nonce')}</th>
          <th className="py-2 pr-3 text-right font-medium">{t('bet')}</th>
          <th className="py-2 text-right font-medium">{t('win')}</th>
        </tr>
      </thead>
      <tbody>
        {rounds.map((round) => (
          <RoundRow key={round.roundId} round={round} />
        ))}
      </tbody>
    </table>
  );
}
