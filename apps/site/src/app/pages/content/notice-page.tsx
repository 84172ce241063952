import { useTranslations } from 'use-intl';
import { NoticeList } from '../../../features/news/components/notice-list.tsx';
import { PageFrame } from '../../../lib/page/page-frame.tsx';

/** All notices, /noticePage. */
export function NoticePage() {
  const t = useTranslations('pages.notices');
  return (
    <PageFrame title={t('title')} lead={t('lead')} narrow>
      <NoticeList />
    </PageFrame>
  );
}
