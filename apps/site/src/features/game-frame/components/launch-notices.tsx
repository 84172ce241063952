import { showToast } from '@baize/ui/toast';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { Launch } from '../api/launch-game.ts';

/** Says what the launch could not finish: money that is still on its way to the vendor, or did not go. */
export function LaunchNotices({ launch }: { launch: Launch }) {
  const t = useTranslations('lobbies.game');
  const state = launch.transfer?.state;
  useEffect(() => {
    if (state === 'pending') showToast({ title: t('moneyPending') });
    if (state === 'failed') showToast({ title: t('moneyFailed'), tone: 'danger' });
  }, [state, t]);
  return null;
}
