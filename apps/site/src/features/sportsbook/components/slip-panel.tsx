import { CountBadge } from '@baize/ui/count-badge';
import { clsx } from 'clsx';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSlip } from '../hooks/use-slip.ts';

/** The slip beside the matches; on a narrow screen a bar below them that opens upwards. */
export function SlipPanel({ children }: { children: ReactNode }) {
  const t = useTranslations('sportsbook.slip');
  const count = useSlip(({ legs }) => legs.length);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <aside
      className={clsx(
        count === 0 && !isOpen && 'max-lg:hidden',
        'sticky bottom-0 flex h-fit max-h-[70vh] flex-col gap-3 overflow-y-auto rounded-lg border border-line bg-raised p-4 shadow-raised lg:top-4 lg:max-h-none',
      )}
    >
      <h2 className="hidden font-bold lg:block">{t('title')}</h2>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-touch items-center justify-between gap-2 font-bold lg:hidden"
      >
        <span className="flex items-center gap-2">
          {t('title')}
          {count > 0 && <CountBadge count={count} label={t('count', { count })} />}
        </span>
        {isOpen ? <ChevronDown size={20} aria-hidden="true" /> : <ChevronUp size={20} aria-hidden="true" />}
      </button>
      <div id={id} className={clsx('lg:block', isOpen ? 'block' : 'hidden')}>
        {children}
      </div>
    </aside>
  );
}
