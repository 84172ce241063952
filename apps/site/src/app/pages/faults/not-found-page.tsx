import { buttonClass } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { art, paths } from '../../../config/paths.ts';

export function NotFoundPage() {
  const t = useTranslations('site.notFound');
  const action = useTranslations('common.action');
  return (
    <EmptyState
      level={1}
      picture={art.notFound}
      title={t('title')}
      text={t('text')}
      action={
        <>
          <Link to={paths.home} className={buttonClass('primary')}>
            {action('toHome')}
          </Link>
          <Link to={paths.slots} className={buttonClass('secondary')}>
            {action('toGames')}
          </Link>
        </>
      }
    />
  );
}
