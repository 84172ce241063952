import { buttonClass } from '@baize/ui/button';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../config/paths.ts';
import { PageFrame } from '../../lib/page-frame.tsx';

const points = ['point1', 'point2', 'point3'] as const;

/** What playing from one wallet means, /seamless, header only. */
export function SeamlessPage() {
  const t = useTranslations('pages.seamless');
  return (
    <PageFrame title={t('title')} lead={t('lead')} narrow>
      <dl className="grid gap-6 md:grid-cols-3">
        {points.map((point) => (
          <div key={point} className="flex flex-col gap-2 rounded-lg bg-surface p-5 shadow-card">
            <dt className="font-bold">{t(`${point}Title`)}</dt>
            <dd className="text-ink-muted">{t(point)}</dd>
          </div>
        ))}
      </dl>
      <Link to={paths.slots} className={buttonClass('primary', 'lg', 'self-start')}>
        {t('action')}
      </Link>
    </PageFrame>
  );
}
