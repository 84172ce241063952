import { WifiOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useOnline } from '../../lib/browser/use-online.ts';

/** A line under the header while the device has no connection. */
export function OfflineNotice() {
  const t = useTranslations('site.offline');
  const isOnline = useOnline();
  return (
    <div role="status" aria-live="polite">
      {!isOnline && (
        <p className="page-width flex min-h-touch items-center justify-center gap-2 bg-warning-soft py-2 text-sm font-medium text-warning-ink">
          <WifiOff size={16} aria-hidden="true" />
          {t('notice')}
        </p>
      )}
    </div>
  );
}
