import { IconButton } from '@baize/ui/icon-button';
import { showToast } from '@baize/ui/toast';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

const CONFIRMED_MS = 2000;

export interface CopyValueProps {
  /** The button's words: "Copy member ID". */
  label: string;
  value: string;
}

/** A value with a button that puts it on the clipboard. */
export function CopyValue({ label, value }: CopyValueProps) {
  const t = useTranslations('member.copy');
  const action = useTranslations('common.action');
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      showToast({ title: action('copied'), tone: 'success' });
    } catch {
      showToast({ title: t('failed'), tone: 'danger' });
    }
  };
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      <span className="tabular min-w-0 select-all text-right break-all">{value}</span>
      <IconButton label={label} onClick={() => void copy()} className="-my-2.5 -mr-2.5">
        {isCopied ? <Check size={18} className="text-success-ink" /> : <Copy size={18} />}
      </IconButton>
    </span>
  );
}
