import type { ReferralLink } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { Copy, Share2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useCopy } from '../../../lib/browser/use-copy.ts';
import { QrCode } from '../../../lib/page/qr-code.tsx';
import { useBrandName } from '../../../lib/page/use-title.ts';

/** A link to be copied, shared from a phone, or scanned. */
export function LinkSharing({ link }: { link: ReferralLink }) {
  const t = useTranslations('pages.refer');
  const copy = useCopy({ done: t('copied'), failed: t('copyFailed') });
  const title = useBrandName();
  const canShare = typeof navigator.share === 'function';
  return (
    <div className="flex flex-col items-center gap-6 md:flex-row md:items-start">
      <QrCode value={link.url} label={t('qr')} />
      <div className="flex w-full min-w-0 flex-col gap-4">
        <p className="text-sm font-semibold">{t('yourLink')}</p>
        <p className="verbatim rounded-md bg-sunken px-4 py-3 break-all select-all">{link.url}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void copy(link.url)}>
            <Copy size={18} aria-hidden="true" />
            {t('copy')}
          </Button>
          {canShare && (
            <Button
              variant="secondary"
              // Who closes the phone's own sheet has changed his mind; that is no failure.
              onClick={() => void navigator.share({ title, url: link.url }).catch(() => undefined)}
            >
              <Share2 size={18} aria-hidden="true" />
              {t('share')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
