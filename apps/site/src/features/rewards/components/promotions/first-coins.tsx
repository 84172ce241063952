import { Button } from '@baize/ui/button';
import { moneyLabel } from '@baize/ui/money-text';
import { showToast } from '@baize/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../../lib/api/client.ts';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { useLanguage } from '../../../../lib/preferences/language.ts';
import { promotionsQuery } from '../../api/promotions.ts';
import { refreshRewards } from '../../api/rewards.ts';
import { useRewardRefusal } from '../../hooks/use-refusal.ts';

interface FirstCoinsProps {
  games: ReactNode;
  /** It is known whether there are some; what stands below may be shown. */
  onKnown: () => void;
}

/** What the brand gives a new account, taken by one press, with games to begin with; nothing where it gives none or it was taken before. */
export function FirstCoins({ games, onKnown }: FirstCoinsProps) {
  const t = useTranslations('lobbies.first');
  const refusal = useRewardRefusal();
  const queryClient = useQueryClient();
  const { locale } = useLanguage();
  const symbol = useWhitelabel().data?.currency.symbol;
  const [given, setGiven] = useState<string | null>(null);
  const { data, isPending } = useQuery(promotionsQuery(locale));
  useEffect(() => {
    if (!isPending) onKnown();
  }, [isPending, onKnown]);
  const offer = data?.list.find(
    ({ status, rules }) =>
      status === 'join' &&
      rules.trigger === 'registration' &&
      rules.payout === 'cash' &&
      rules.approval === 'automatic',
  );
  const amount = offer ? moneyLabel(offer.rules.reward, symbol) : '';
  const take = useMutation({
    mutationFn: async (promotionId: string) => {
      await callApi('joinPromotion', { body: { promotionId } });
      const { list } = await callApi('promotionStates', { data: { language: locale } });
      const rewardId = list.find((state) => state.promotionId === promotionId)?.rewardId;
      if (rewardId) await callApi('claimRewards', { body: { rewardIds: [rewardId], address: '' } });
    },
    onSuccess: () => {
      setGiven(amount);
      showToast({ title: t('taken', { amount }), tone: 'success' });
    },
    onSettled: () => refreshRewards(queryClient),
  });
  if (given === null && !offer) return null;
  return (
    <section aria-labelledby="first-coins" className="flex flex-col gap-3 rounded-xl bg-gold-soft p-4 md:p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Gift size={28} aria-hidden="true" className="text-gold-ink max-md:hidden" />
        <div className="min-w-60 flex-1">
          <h2 id="first-coins" className="text-lg font-bold">
            {given === null ? t('title', { amount }) : t('games')}
          </h2>
          {given === null && <p className="text-sm text-ink-muted">{t('text')}</p>}
          {take.error !== null && (
            <p role="alert" className="text-sm text-danger-ink">
              {refusal(take.error)}
            </p>
          )}
        </div>
        {given === null && offer && (
          <Button busy={take.isPending} onClick={() => take.mutate(offer.promotionId)}>
            {t('take', { amount })}
          </Button>
        )}
      </div>
      {given !== null && games}
    </section>
  );
}
