import { Button } from '@baize/ui/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { canVerify } from '../../lib/can-verify.ts';

interface CheckInBrowserProps {
  /** Computes a round again; false also where it cannot. */
  isProved: () => Promise<boolean>;
  texts: { same: string; other: string };
}

/** A press that computes a round again in this browser, and what it came to. */
export function CheckInBrowser({ isProved, texts }: CheckInBrowserProps) {
  const t = useTranslations('tables.fairness');
  const cannot = useTranslations('studio.fairness');
  const [verdict, setVerdict] = useState<'same' | 'other' | null>(null);
  if (!canVerify()) return <p className="text-sm text-warning-ink">{cannot('cannotVerify')}</p>;
  const check = async () => setVerdict((await isProved()) ? 'same' : 'other');
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" onClick={check}>
        {t('verify')}
      </Button>
      {verdict !== null && (
        <p role="status" className={verdict === 'same' ? 'text-sm text-success-ink' : 'text-sm text-danger-ink'}>
          {texts[verdict]}
        </p>
      )}
    </div>
  );
}
