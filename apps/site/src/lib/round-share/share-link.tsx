import { ActionField } from '@baize/ui/action-field';
import { Button, buttonClass } from '@baize/ui/button';
import { Copy } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { useCopy } from '../browser/use-copy.ts';

/** The address of a shared round: to select, to copy, to open. */
export function ShareLink({ url, field }: { url: string; field: RefObject<HTMLInputElement | null> }) {
  const t = useTranslations('verifier.share');
  const copy = useCopy({ done: t('copied'), failed: t('copyFailed') });
  return (
    <div className="flex flex-col gap-2">
      <ActionField
        ref={field}
        label={t('link')}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        action={
          <Button variant="secondary" onClick={() => void copy(url)}>
            <Copy size={18} aria-hidden="true" />
            {t('copy')}
          </Button>
        }
      />
      <a href={url} target="_blank" rel="noreferrer" className={buttonClass('quiet')}>
        {t('open')}
      </a>
    </div>
  );
}
