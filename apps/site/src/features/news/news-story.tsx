import { useFormatter, useTranslations } from 'use-intl';
import { paths } from '../../config/paths.ts';
import { useNews } from '../../lib/api/queries/announcements.ts';
import { useLanguage } from '../../lib/language.ts';
import { Story } from '../../lib/story.tsx';
import { useTitle } from '../../lib/use-title.ts';

/** One story whole; one that is gone says so. */
export function NewsStory({ id }: { id: string }) {
  const t = useTranslations('pages.news');
  const format = useFormatter();
  const { locale } = useLanguage();
  const news = useNews(locale);
  const story = news.data?.find((item) => item.id === id);
  useTitle(story?.title ?? t('title'));
  return (
    <Story
      call={news}
      story={story}
      others={{ to: paths.news, label: t('more') }}
      missing={{ title: t('missingTitle'), text: t('missingText') }}
      facts={
        story && (
          <time dateTime={story.publishedAt} className="tabular text-sm text-ink-muted">
            {format.dateTime(new Date(story.publishedAt), 'day')}
          </time>
        )
      }
    />
  );
}
