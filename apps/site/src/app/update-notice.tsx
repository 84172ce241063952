import { Button } from '@baize/ui/button';
import { useTranslations } from 'use-intl';
import { useSiteUpdate } from '../lib/browser/site-update.ts';

/** A bar at the foot that offers a newer version; nothing is reloaded by itself, because a round may be on the screen. */
export function UpdateNotice() {
  const t = useTranslations('common.chunk');
  const { isReady } = useSiteUpdate();
  if (!isReady) return null;
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-4 z-toast mx-auto flex max-w-md items-center justify-between gap-4 rounded-lg bg-raised py-3 pr-3 pl-5 shadow-popup max-md:bottom-20"
    >
      <p className="font-semibold">{t('update')}</p>
      <Button onClick={() => location.reload()}>{t('updateNow')}</Button>
    </div>
  );
}
