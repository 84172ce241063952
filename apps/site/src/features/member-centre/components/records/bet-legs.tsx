import type { BookBet } from '@baize/contract';
import { isCup, useEventName, useMarketName, useSelectionName } from '@baize/i18n/book-names';
import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../../lib/api/client.ts';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { ownKey } from '../../../../lib/session/own.ts';

type Leg = BookBet['legs'][number];

const scoreText = ({ home, away }: Leg['scoreAtBet']) => `${home}:${away}`;

/** The selections of a sports bet: odds, the score at acceptance of one in play, and what became of it. */
export function BetLegs({ roundId }: { roundId: string }) {
  const t = useTranslations('sportsbook');
  const { data, error, refetch } = useQuery({
    queryKey: [...ownKey, 'betLegs', roundId],
    queryFn: async () => (await callApi('roundProof', { data: { roundId } })).round as unknown as BookBet,
  });
  if (error && !data) return <CallFailure thrown={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={2} />;
  return (
    <section aria-label={t('bets.legs')} className="mt-4 flex flex-col gap-2 border-t border-line pt-4 text-sm">
      <h3 className="font-semibold">{t('bets.legs')}</h3>
      <ul className="flex flex-col gap-3">
        {data.legs.map((leg) => (
          <LegRow key={`${leg.matchId} ${leg.market}`} leg={leg} />
        ))}
      </ul>
      {data.voidReason !== '' && <p className="text-warning-ink">{t('bets.voided', { reason: data.voidReason })}</p>}
    </section>
  );
}

function LegRow({ leg }: { leg: Leg }) {
  const t = useTranslations('sportsbook');
  const textOf = useSelectionName();
  const nameOf = useMarketName();
  const eventOf = useEventName();
  const notes = [
    t('bets.at', { odds: leg.odds }),
    ...(leg.isInPlay && !isCup(leg) ? [t('bets.scoreAtBet', { score: scoreText(leg.scoreAtBet) })] : []),
    ...(leg.endScore === null ? [] : [t('bets.endScore', { score: scoreText(leg.endScore) })]),
    ...(leg.result === null ? [] : [t(`results.${leg.result}`)]),
    ...(leg.sharedBy === null ? [] : [t('bets.deadHeat', { count: leg.sharedBy })]),
  ];
  return (
    <li className="flex flex-col">
      <span className="font-medium">
        {textOf(leg)} · {nameOf(leg.market)}
      </span>
      <span>{eventOf(leg)}</span>
      <span className="text-ink-muted">{notes.join(' · ')}</span>
    </li>
  );
}
