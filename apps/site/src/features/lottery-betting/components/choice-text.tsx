import { useState } from 'react';
import { useTranslations } from 'use-intl';

const maxShown = 90;

/** A choice in words: a long one is folded, and opened by a press. */
export function ChoiceText({ text }: { text: string }) {
  const t = useTranslations('lotto.tickets');
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > maxShown;
  return (
    <span className="tabular min-w-0 wrap-anywhere text-ink-muted">
      {isLong && !isOpen ? `${text.slice(0, text.lastIndexOf(' ', maxShown))} … ` : text}
      {isLong && !isOpen && (
        <button type="button" className="font-semibold text-ink underline" onClick={() => setOpen(true)}>
          {t('more')}
        </button>
      )}
    </span>
  );
}
