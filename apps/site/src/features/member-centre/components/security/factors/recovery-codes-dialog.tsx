import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { showToast } from '@baize/ui/toast';
import { Copy } from 'lucide-react';
import { useTranslations } from 'use-intl';

/** Shows recovery codes, once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTranslations('security.secondFactor.codes');
  const common = useTranslations('common.action');
  const failed = useTranslations('member.copy');
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => showToast({ title: common('copied'), tone: 'success' }),
      () => showToast({ title: failed('failed'), tone: 'danger' }),
    );
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={common('close')} size="sm">
      <div className="flex flex-col gap-4">
        <p className="text-sm">{t('text')}</p>
        <ul aria-label={t('title')} className="grid grid-cols-2 gap-2 rounded-lg bg-sunken px-4 py-3 font-mono text-sm">
          {codes.map((code) => (
            <li key={code} className="verbatim select-all">
              {code}
            </li>
          ))}
        </ul>
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy size={18} aria-hidden="true" />
          {t('copy')}
        </Button>
        <Button size="lg" onClick={onClose}>
          {t('done')}
        </Button>
      </div>
    </Dialog>
  );
}
