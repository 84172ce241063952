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
        <div className="bg-warning-soft text-warning-ink">
          <p className="page-width flex min-h-touch items-center justify-center gap-2 py-2 text-sm font-medium">
            <WifiOff size={16} aria-hidden="true" />
            {t('notice')}
          </p>
        </div>
      )}
    </div>
  );
}
