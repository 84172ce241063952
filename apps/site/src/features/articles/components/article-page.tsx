import { buttonClass } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Skeleton, SkeletonText } from '@baize/ui/skeleton';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { art, paths } from '../../../config/paths.ts';
import { useHelpCentre } from '../../../lib/content/help-centre.ts';
import { RichText } from '../../../lib/content/rich-text.tsx';
import { CallFailure } from '../../../lib/page/call-failure.tsx';
import { PageFrame } from '../../../lib/page/page-frame.tsx';
import { useLanguage } from '../../../lib/preferences/language.ts';

export interface ArticlePageProps {
  /** Tag of the help article that fills the page. */
  tag: string;
  /** Stands under the text: what to do next. */
  next?: ReactNode;
}

/** A help article on a page of its own: about us, the beginner's guide, how to top up. */
export function ArticlePage({ tag, next }: ArticlePageProps) {
  const t = useTranslations('pages.article');
  const state = useTranslations('common.state');
  const { locale } = useLanguage();
  const { data, isError, error, refetch } = useHelpCentre(locale);
  if (isError) return <CallFailure thrown={error} onRetry={() => void refetch()} withPicture />;
  if (data === undefined) {
    return (
      <div role="status" className="page-width py-8 md:py-12">
        <span className="sr-only">{state('loading')}</span>
        <div className="mx-auto flex max-w-3xl flex-col gap-8">
          <Skeleton className="h-10 w-2/3" />
          <SkeletonText lines={12} />
        </div>
      </div>
    );
  }
  const article = data.find((candidate) => candidate.tag === tag);
  if (article === undefined) {
    return (
      <EmptyState
        level={1}
        picture={art.notFound}
        title={t('missingTitle')}
        text={t('missingText')}
        action={
          <Link to={paths.help} className={buttonClass()}>
            {t('toHelp')}
          </Link>
        }
      />
    );
  }
  return (
    <PageFrame title={article.title} lead={article.summary} narrow>
      {/* The page's title is an h1, so what the article calls a third level comes second here. */}
      <RichText html={article.content.replace(/<(\/?)h3>/g, '<$1h2>')} skeletonLines={32} />
      {next !== undefined && <div className="flex flex-wrap gap-3">{next}</div>}
    </PageFrame>
  );
}
