import { buttonClass } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';

/** An address that leads nowhere. */
export function NotFoundPage() {
  const t = useTranslations('console.shell');
  return (
    <EmptyState
      level={1}
      title={t('notFound')}
      text={t('notFoundText')}
      action={
        <Link to="/" className={buttonClass('secondary')}>
          {t('toHome')}
        </Link>
      }
    />
  );
}
