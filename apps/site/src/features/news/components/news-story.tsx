import { useFormatter, useTranslations } from 'use-intl';
import { paths } from '../../../config/paths.ts';
import { useNews } from '../../../lib/announcements/announcements.ts';
import { Story } from '../../../lib/content/story.tsx';
import { useTitle } from '../../../lib/page/use-title.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';

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
