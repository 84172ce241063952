import { useFormatter, useTranslations } from 'use-intl';
import { useNow } from '../../../lib/browser/use-now.ts';

/** The visitor's time of day, by the second. */
export function LiveClock() {
  const t = useTranslations('site.header');
  const format = useFormatter();
  const now = useNow();
  return (
    <span className="tabular px-2 text-sm text-on-hero-muted" title={t('clock')}>
      <span className="sr-only">{t('clock')} </span>
      <time dateTime={now.toISOString()}>{format.dateTime(now, 'clock')}</time>
    </span>
  );
}
