import { buttonClass } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { art, paths } from '../../../config/paths.ts';
import { PageFrame } from '../../../lib/page/page-frame.tsx';

/** Points mall, /pointMall. The server gives no points yet, and says so. */
export function PointMallPage() {
  const t = useTranslations('pages.pointMall');
  return (
    <PageFrame title={t('title')} lead={t('lead')}>
      <EmptyState
        picture={art.welcome}
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={
          <Link to={paths.promotions} className={buttonClass()}>
            {t('toPromotions')}
          </Link>
        }
      />
    </PageFrame>
  );
}
