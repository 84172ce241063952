import { buttonClass } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Skeleton, SkeletonText } from '@baize/ui/skeleton';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { art, paths } from '../../config/paths.ts';
import { useNews } from '../../lib/api/queries/announcements.ts';
import { CallFailure } from '../../lib/call-failure.tsx';
import { useLanguage } from '../../lib/language.ts';
import { RichText } from '../../lib/rich-text.tsx';
import { useTitle } from '../../lib/use-title.ts';

/** One story whole; one that is gone says so. */
export function NewsStory({ id }: { id: string }) {
  const t = useTranslations('pages.news');
  const format = useFormatter();
  const { locale } = useLanguage();
  const { data, isError, error, refetch } = useNews(locale);
  const story = data?.find((item) => item.id === id);
  useTitle(story?.title ?? t('title'));
  if (isError) return <CallFailure thrown={error} onRetry={() => void refetch()} withPicture />;
  if (data === undefined) return <StorySkeleton />;
  if (story === undefined) {
    return (
      <EmptyState
        level={1}
        picture={art.notFound}
        title={t('missingTitle')}
        text={t('missingText')}
        action={
          <Link to={paths.news} className={buttonClass()}>
            {t('more')}
          </Link>
        }
      />
    );
  }
  return (
    <article className="mx-auto flex w-full max-w-3xl flex-col gap-6">
      <Link
        to={paths.news}
        className="inline-flex min-h-touch items-center gap-2 self-start font-semibold text-ink-muted hover:text-ink"
      >
        <ArrowLeft size={18} aria-hidden="true" />
        {t('more')}
      </Link>
      <header className="flex flex-col gap-3">
        <time dateTime={story.publishedAt} className="tabular text-sm text-ink-muted">
          {format.dateTime(new Date(story.publishedAt), 'day')}
        </time>
        <h1 className="text-2xl font-bold md:text-3xl">{story.title}</h1>
        <p className="text-lg text-ink-muted">{story.summary}</p>
      </header>
      <img
        src={story.pictureUrl}
        alt=""
        width={960}
        height={405}
        className="aspect-21/9 w-full rounded-lg bg-hero object-cover shadow-card"
      />
      <RichText html={story.content} skeletonLines={8} />
    </article>
  );
}

function StorySkeleton() {
  const state = useTranslations('common.state');
  return (
    <div role="status" className="mx-auto flex w-full max-w-3xl flex-col gap-6">
      <span className="sr-only">{state('loading')}</span>
      <Skeleton className="mt-17 h-9 w-2/3" />
      <Skeleton className="aspect-21/9 w-full rounded-lg" />
      <SkeletonText lines={8} />
    </div>
  );
}
