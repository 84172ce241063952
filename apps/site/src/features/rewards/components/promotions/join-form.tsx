import { Button } from '@baize/ui/button';
import { TextField } from '@baize/ui/field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../../lib/api/client.ts';
import type { PromotionState } from '../../api/promotions.ts';
import { refreshRewards } from '../../api/rewards.ts';
import { useRewardRefusal } from '../../hooks/use-refusal.ts';

const codeLength = 40;

/** Joins an offer, with its code where it asks for one. */
export function JoinForm({ offer }: { offer: PromotionState }) {
  const t = useTranslations('rewards.promotions');
  const refusal = useRewardRefusal();
  const queryClient = useQueryClient();
  const [code, setCode] = useState('');
  const needsCode = offer.rules.trigger === 'code';
  const join = useMutation({
    mutationFn: () => callApi('joinPromotion', { body: { promotionId: offer.promotionId, code: code.trim() } }),
    onSettled: () => refreshRewards(queryClient),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!join.isPending && (!needsCode || code.trim() !== '')) join.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-4">
      {needsCode && (
        <TextField
          label={t('code')}
          autoComplete="off"
          maxLength={codeLength}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      {join.error !== null && (
        <p role="alert" className="text-sm text-danger-ink">
          {refusal(join.error)}
        </p>
      )}
      <Button type="submit" size="lg" busy={join.isPending} className="md:self-start md:px-12">
        {t('join')}
      </Button>
    </form>
  );
}
