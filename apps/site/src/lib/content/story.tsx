import { buttonClass } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Skeleton, SkeletonText } from '@baize/ui/skeleton';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { art } from '../../config/paths.ts';
import { CallFailure } from '../page/call-failure.tsx';
import { RichText } from './rich-text.tsx';

export interface StoryProps {
  /** The call that brings it. */
  call: { isError: boolean; error: Error | null; isPending: boolean; refetch: () => unknown };
  /** Undefined while it is on its way, and when there is none of that id. */
  story: { title: string; summary: string; content: string; pictureUrl: string } | undefined;
  /** Where the others are, and how that link is called. */
  others: { to: string; label: string };
  /** What is said of a story that is gone. */
  missing: { title: string; text: string };
  /** Over the title. */
  facts: ReactNode;
  /** Under the summary. */
  state?: ReactNode;
  /** Under the text: what to do next. */
  children?: ReactNode;
}

/** A news story or a promotion on a page of its own: picture, title, text; one that is gone says so. */
export function Story({ call, story, others, missing, facts, state, children }: StoryProps) {
  if (call.isError) return <CallFailure thrown={call.error} onRetry={() => void call.refetch()} withPicture />;
  if (call.isPending) return <StorySkeleton />;
  if (story === undefined) {
    const toOthers = (
      <Link to={others.to} className={buttonClass()}>
        {others.label}
      </Link>
    );
    return <EmptyState level={1} picture={art.notFound} {...missing} action={toOthers} />;
  }
  return (
    <article className="mx-auto flex w-full max-w-3xl flex-col gap-6">
      <Link
        to={others.to}
        className="inline-flex min-h-touch items-center gap-2 self-start font-semibold text-ink-muted hover:text-ink"
      >
        <ArrowLeft size={18} aria-hidden="true" />
        {others.label}
      </Link>
      {story.pictureUrl !== '' && (
        <img
          src={story.pictureUrl}
          alt=""
          width={960}
          height={405}
          className="aspect-21/9 w-full rounded-lg bg-hero object-cover shadow-card"
        />
      )}
      <header className="flex flex-col gap-3">
        {facts}
        <h1 className="text-2xl font-bold md:text-3xl">{story.title}</h1>
        <p className="text-lg text-ink-muted">{story.summary}</p>
        {state}
      </header>
      <RichText html={story.content} skeletonLines={8} />
      {children}
    </article>
  );
}

function StorySkeleton() {
  const state = useTranslations('common.state');
  return (
    <div role="status" className="mx-auto flex w-full max-w-3xl flex-col gap-6">
      <span className="sr-only">{state('loading')}</span>
      <Skeleton className="mt-17 aspect-21/9 w-full rounded-lg" />
      <Skeleton className="h-9 w-2/3" />
      <SkeletonText lines={8} />
    </div>
  );
}
