import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

interface SecretDialogProps {
  title: string;
  /** What it is for, and that it is shown once. */
  text: string;
  secret: string;
  onClose: () => void;
}

/** Something that is shown once and kept nowhere: closed only by a press on its button. */
export function SecretDialog({ title, text, secret, onClose }: SecretDialogProps) {
  const t = useTranslations('console.secret');
  const common = useTranslations('common.action');
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <Dialog open onClose={() => undefined} title={title} hasCloseButton={false} closeLabel={common('close')}>
      <div className="flex flex-col gap-4">
        <p className="text-sm">{text}</p>
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
          tabIndex={0}
          className="verbatim max-h-72 overflow-auto rounded-md border border-line bg-sunken p-3 font-mono text-sm whitespace-pre-wrap select-all"
        >
          {secret}
        </pre>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={copy}>
            {isCopied ? common('copied') : t('copy')}
          </Button>
          <Button onClick={onClose}>{t('kept')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
