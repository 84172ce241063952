import { showToast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api/client.ts';
import { type Reward, refreshRewards } from '../api/rewards.ts';

/** Claims rewards and shows how many were claimed, and why one was not. */
export function useClaim() {
  const t = useTranslations('rewards');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (rewards: readonly Reward[]) =>
      callApi('claimRewards', { body: { rewardIds: rewards.map(({ rewardId }) => rewardId) } }),
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
