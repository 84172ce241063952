import type { NewsItem } from '@baize/contract';
import { EmptyState } from '@baize/ui/empty-state';
import { LazyPicture } from '@baize/ui/lazy-picture';
import { Skeleton } from '@baize/ui/skeleton';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useFormatter, useTranslations } from 'use-intl';
import { art, paths, scene } from '../../../config/paths.ts';
import { useNews } from '../../../lib/announcements/announcements.ts';
import { CallFailure } from '../../../lib/page/call-failure.tsx';
import { useLanguage } from '../../../lib/preferences/language.ts';

/** Stories of the server, the newest large and first. */
export function NewsList() {
  const t = useTranslations('pages.news');
  const { locale } = useLanguage();
  const { data, isError, error, refetch } = useNews(locale);
  if (isError) return <CallFailure thrown={error} onRetry={() => void refetch()} withPicture />;
  if (data === undefined) return <NewsSkeleton />;
  if (data.length === 0) return <EmptyState picture={scene('news')} title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
      {data.map((item, index) => (
        <li key={item.id} className={clsx('grid', index === 0 && 'md:col-span-3')}>
          <NewsCard item={item} isLead={index === 0} />
        </li>
      ))}
    </ul>
  );
}

function NewsCard({ item, isLead }: { item: NewsItem; isLead: boolean }) {
  const format = useFormatter();
  return (
    <article
      className={clsx(
        'group relative flex flex-col overflow-hidden rounded-lg bg-surface shadow-card transition-shadow focus-within:shadow-raised hover:shadow-raised',
        isLead && 'md:flex-row',
      )}
    >
      <span className={clsx('block aspect-video overflow-hidden bg-hero', isLead && 'md:w-3/5')}>
        <LazyPicture src={item.pictureUrl} fallback={art.gameFallback} width={640} height={360} eager={isLead} />
      </span>
      <div className={clsx('flex flex-1 flex-col gap-2 p-4 md:p-5', isLead && 'md:justify-center md:p-8')}>
        <time dateTime={item.publishedAt} className="tabular text-sm text-ink-muted">
          {format.dateTime(new Date(item.publishedAt), 'day')}
        </time>
        <h2 className={clsx('font-bold', isLead ? 'text-xl md:text-2xl' : 'text-lg')}>
          <Link to={paths.news} search={{ id: item.id }} className="after:absolute after:inset-0">
            {item.title}
          </Link>
        </h2>
        <p className="text-ink-muted">{item.summary}</p>
      </div>
    </article>
  );
}

function NewsSkeleton() {
  const state = useTranslations('common.state');
  return (
    <div role="status" className="grid gap-4 md:grid-cols-3 md:gap-6">
      <span className="sr-only">{state('loading')}</span>
      <Skeleton className="h-96 rounded-lg md:col-span-3" />
      {['two', 'three', 'four'].map((card) => (
        <Skeleton key={card} className="h-80 rounded-lg" />
      ))}
    </div>
  );
}
