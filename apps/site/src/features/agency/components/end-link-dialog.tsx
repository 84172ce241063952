import type { ReferralLink } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { showToast } from '@baize/ui/toast';
import { useTranslations } from 'use-intl';
import { useEndReferralLink } from '../../../lib/account/referral-links.ts';
import { useRefusal } from '../../../lib/api/call-refusal.ts';

/** Asks once more, because a link that is off stays off. */
export function EndLinkDialog({ link, onClose }: { link: ReferralLink; onClose: () => void }) {
  const t = useTranslations('pages.links');
  const action = useTranslations('common.action');
  const refusal = useRefusal();
  const end = useEndReferralLink();
  const confirm = () =>
    end.mutate(link.code, {
      onSuccess: () => {
        showToast({ title: t('ended'), tone: 'success' });
        onClose();
      },
    });
  return (
    <Dialog open onClose={onClose} title={t('endTitle')} closeLabel={action('close')} size="sm">
      <p className="text-ink-muted">{t('endText', { code: link.code })}</p>
      {end.isError && (
        <p role="alert" className="mt-3 font-medium text-danger-ink">
          {refusal(end.error).whole}
        </p>
      )}
      <div className="mt-6 flex flex-col gap-3">
        <Button variant="danger" size="lg" busy={end.isPending} onClick={confirm}>
          {t('end')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {action('cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
