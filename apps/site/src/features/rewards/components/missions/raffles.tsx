import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { moneyLabel } from '@baize/ui/money-text';
import { SkeletonText } from '@baize/ui/skeleton';
import { Stat } from '@baize/ui/stat';
import { showToast } from '@baize/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { scene } from '../../../../config/paths.ts';
import { callApi } from '../../../../lib/api/client.ts';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { useLanguage } from '../../../../lib/preferences/language.ts';
import { type Raffle, rafflesQuery } from '../../api/missions.ts';
import { refreshRewards } from '../../api/rewards.ts';
import { useRewardRefusal } from '../../hooks/use-refusal.ts';
import { RaffleProof } from './raffle-proof.tsx';

const tones = { coming: 'warning', open: 'success', closed: 'warning', drawn: 'neutral' } as const;

/** Raffles with the member's tickets, the prizes, and what binds the draw beforehand. */
export function Raffles() {
  const t = useTranslations('rewards.raffles');
  const { locale } = useLanguage();
  const { data, error, refetch } = useQuery(rafflesQuery(locale));
  if (data === undefined && error !== null) return <CallFailure thrown={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonText lines={6} />;
  if (data.list.length === 0) return <EmptyState picture={scene('raffles')} title={t('none')} text={t('noneText')} />;
  return data.list.map((raffle) => <OneRaffle key={raffle.raffleId} raffle={raffle} />);
}

function OneRaffle({ raffle }: { raffle: Raffle }) {
  const t = useTranslations('rewards.raffles');
  const format = useFormatter();
  const symbol = useWhitelabel().data?.currency.symbol;
  const moment = (at: string) => format.dateTime(new Date(at), 'moment');
  return (
    <section className="flex flex-col gap-4 rounded-lg border border-line p-4 md:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-bold">{raffle.name}</h2>
        <Badge tone={tones[raffle.state]}>{t(`state.${raffle.state}`)}</Badge>
      </div>
      <p className="text-sm text-ink-muted">
        {t('perTicket', { amount: moneyLabel(raffle.perTicket, symbol) })}{' '}
        {t('times', { end: moment(raffle.endsAt), draw: moment(raffle.drawsAt) })}
      </p>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Stat
          label={t('mine')}
          value={format.number(raffle.myTickets, 'count')}
          tone="gold"
          note={
            raffle.firstTicket === null
              ? undefined
              : t('numbers', { from: raffle.firstTicket, to: raffle.firstTicket + raffle.myTickets - 1 })
          }
        />
        <Stat label={t('all')} value={raffle.tickets === null ? '–' : format.number(raffle.tickets, 'count')} />
      </dl>
      <Prizes raffle={raffle} />
      {raffle.canClaim && <ClaimRaffle raffleId={raffle.raffleId} />}
      <RaffleProof raffle={raffle} />
    </section>
  );
}

function Prizes({ raffle: { prizes } }: { raffle: Raffle }) {
  const t = useTranslations('rewards.raffles');
  const centre = useTranslations('rewards.centre');
  const symbol = useWhitelabel().data?.currency.symbol;
  const worth = ({ payout, amount }: Raffle['prizes'][number]) =>
    payout === 'points' ? centre('points', { count: amount }) : moneyLabel(amount, symbol);
  return (
    <ol className="flex flex-col divide-y divide-line text-sm">
      {prizes.map((prize) => (
        <li key={prize.place} className="flex flex-wrap items-center justify-between gap-2 py-1.5">
          <span>{t('prize', { place: prize.place, prize: worth(prize) })}</span>
          {prize.ticket !== null && (
            <span className="flex items-center gap-2">
              <span className="tabular">{t('ticket', { number: prize.ticket })}</span>
              {prize.isMine && <Badge tone="gold">{t('won')}</Badge>}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

function ClaimRaffle({ raffleId }: { raffleId: string }) {
  const t = useTranslations('rewards.raffles');
  const refusal = useRewardRefusal();
  const queryClient = useQueryClient();
  const claim = useMutation({
    mutationFn: () => callApi('claimRafflePromotion', { body: { raffleId } }),
    onSuccess: ({ claimed }) => showToast({ title: t('claimed', { count: claimed }), tone: 'success' }),
    onError: (thrown) => showToast({ title: refusal(thrown), tone: 'danger' }),
    onSettled: () => refreshRewards(queryClient),
  });
  return (
    <Button className="self-start" busy={claim.isPending} onClick={() => claim.mutate()}>
      {t('claim')}
    </Button>
  );
}
