import { showToast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api/client.ts';
import { type Reward, refreshRewards } from '../api/rewards.ts';

interface Wish {
  rewards: readonly Reward[];
  /** Where goods go to. */
  address?: string;
}

/** Claims rewards and shows how many were claimed, and why one was not. */
export function useClaim() {
  const t = useTranslations('rewards');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ rewards, address = '' }: Wish) =>
      callApi('claimRewards', { body: { rewardIds: rewards.map(({ rewardId }) => rewardId), address } }),
    onSuccess: ({ results }) => {
      const refused = results.find(({ message }) => message !== '');
      const count = results.filter(({ message }) => message === '').length;
      if (count > 0) showToast({ title: t('centre.claimed', { count }), tone: 'success' });
      if (refused === undefined) return;
      const key = `refusals.${refused.message}` as never;
      showToast({ title: t.has(key) ? t(key) : t('centre.notClaimed'), tone: 'danger' });
    },
    onSettled: () => refreshRewards(queryClient),
  });
}
