import { useTranslations } from 'use-intl';
import { PromotionsList } from '../../../features/promotions/components/promotions-list.tsx';
import { PageFrame } from '../../../lib/page/page-frame.tsx';

/** Promotions, /promotions. */
export function PromotionsPage() {
  const t = useTranslations('pages.promotions');
  return (
    <PageFrame title={t('title')} lead={t('lead')}>
      <PromotionsList />
    </PageFrame>
  );
}
