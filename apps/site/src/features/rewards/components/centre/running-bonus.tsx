import { Button } from '@baize/ui/button';
import { ConfirmDialog } from '@baize/ui/confirm-dialog';
import { moneyLabel } from '@baize/ui/money-text';
import { Progress } from '@baize/ui/progress';
import { Stat } from '@baize/ui/stat';
import { showToast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { callApi } from '../../../../lib/api/client.ts';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { type Bonus, refreshRewards } from '../../api/rewards.ts';
import { useRewardRefusal } from '../../hooks/use-refusal.ts';
import { RewardName } from './reward-words.tsx';

/** What is left to wager in one sentence, its terms, and giving it up with the sum in words. */
export function RunningBonus({ bonus }: { bonus: Bonus }) {
  const t = useTranslations('rewards.bonus');
  const format = useFormatter();
  const symbol = useWhitelabel().data?.currency.symbol;
  const { terms } = bonus;
  const left = moneyLabel(terms.remaining, symbol);
  const until = format.dateTime(new Date(bonus.expiresAt), 'moment');
  return (
    <section className="flex flex-col gap-5 rounded-lg bg-surface p-5 shadow-card md:p-6">
      <h2 className="text-lg font-bold">
        <RewardName reward={bonus} />
      </h2>
      <p className="text-lg">
        {terms.maxStake === null
          ? t('sentence', { left, until })
          : t('sentenceWithStake', { left, stake: moneyLabel(terms.maxStake, symbol), until })}
      </p>
      <Progress
        label={t('progress')}
        share={Number(terms.required) === 0 ? 1 : Number(terms.progress) / Number(terms.required)}
      />
      <dl className="grid gap-4 sm:grid-cols-3">
        <Stat label={t('amount')} value={moneyLabel(bonus.amount, symbol)} tone="gold" />
        <Stat label={t('done')} value={moneyLabel(terms.progress, symbol)} />
        <Stat label={t('required')} value={moneyLabel(terms.required, symbol)} />
      </dl>
      <Weights terms={terms} />
      <p className="text-sm text-ink-muted">{t('held')}</p>
      <GiveUp bonus={bonus} />
    </section>
  );
}

function Weights({ terms: { weights, excludedGames } }: { terms: Bonus['terms'] }) {
  const t = useTranslations('rewards.bonus');
  const gameType = useTranslations('common.gameType');
  return (
    <div className="flex flex-col gap-1 text-sm">
      <h3 className="font-semibold">{t('weights')}</h3>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-muted">
        {weights.map((weight) => (
          <li key={weight.gameType}>{`${gameType(weight.gameType)} ${weight.percent} %`}</li>
        ))}
      </ul>
      <p className="text-ink-muted">{t('notCounted')}</p>
      {excludedGames.length > 0 && (
        <p className="text-ink-muted">{t('excluded', { games: excludedGames.join(', ') })}</p>
      )}
    </div>
  );
}

function GiveUp({ bonus }: { bonus: Bonus }) {
  const t = useTranslations('rewards.bonus');
  const action = useTranslations('common.action');
  const symbol = useWhitelabel().data?.currency.symbol;
  const queryClient = useQueryClient();
  const refusal = useRewardRefusal();
  const [isAsking, setAsking] = useState(false);
  const giveUp = useMutation({
    mutationFn: () => callApi('giveUpBonus', { body: { bonusId: bonus.bonusId, amount: bonus.amount } }),
    onSuccess: () => {
      setAsking(false);
      showToast({ title: t('givenUp'), tone: 'success' });
    },
    onSettled: () => refreshRewards(queryClient),
  });
  return (
    <>
      <Button variant="secondary" className="self-start" onClick={() => setAsking(true)}>
        {t('giveUp')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => giveUp.mutate()}
        title={t('giveUp')}
        confirmLabel={t('giveUp')}
        cancelLabel={action('cancel')}
        closeLabel={action('close')}
        tone="danger"
        busy={giveUp.isPending}
        error={giveUp.error === null ? undefined : refusal(giveUp.error)}
      >
        <p>{t('giveUpText', { amount: moneyLabel(bonus.amount, symbol) })}</p>
      </ConfirmDialog>
    </>
  );
}
