import { useTranslations } from 'use-intl';
import { NewsList } from '../../../features/news/components/news-list.tsx';
import { NewsStory } from '../../../features/news/components/news-story.tsx';
import { PageFrame } from '../../../lib/page/page-frame.tsx';
import { useSiteSearch } from '../../../lib/page/site-search.ts';

/** News, /news; one story whole with `?id=`. */
export function NewsPage() {
  const { id } = useSiteSearch();
  if (id === undefined) return <AllNews />;
  return (
    <div className="page-width py-4 md:py-8">
      <NewsStory id={id} />
    </div>
  );
}

function AllNews() {
  const t = useTranslations('pages.news');
  return (
    <PageFrame title={t('title')} lead={t('lead')}>
      <NewsList />
    </PageFrame>
  );
}
