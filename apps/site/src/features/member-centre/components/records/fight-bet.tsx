import type { ArenaFight, FightOwnBet } from '@baize/contract';
import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../../lib/api/client.ts';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { ownKey } from '../../../../lib/session/own.ts';

interface FightProof {
  bet: FightOwnBet;
  fight: ArenaFight;
}

/** A bet on a virtual fight: the side, its odds, the birds and the result. */
export function FightBet({ roundId }: { roundId: string }) {
  const t = useTranslations('arena');
  const { data, error, refetch } = useQuery({
    queryKey: [...ownKey, 'fightBet', roundId],
    queryFn: async () => (await callApi('roundProof', { data: { roundId } })).round as unknown as FightProof,
  });
  if (error && !data) return <CallFailure thrown={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={2} />;
  const { bet, fight } = data;
  return (
    <section className="mt-4 flex flex-col gap-1 border-t border-line pt-4 text-sm">
      <h3 className="font-semibold">{t('fight', { number: fight.number })}</h3>
      <p className="font-medium">
        {t(`bet.${bet.bet}`)} <span className="tabular">{bet.odds}</span>
      </p>
      <p>
        {fight.meron.name} – {fight.wala.name}
      </p>
      {bet.outcome !== null && <p>{t(`outcome.${bet.outcome}`)}</p>}
      {fight.cancelGround !== '' && <p className="text-warning-ink">{t(`ground.${fight.cancelGround}`)}</p>}
      <p className="text-ink-muted">{t('virtual')}</p>
    </section>
  );
}
