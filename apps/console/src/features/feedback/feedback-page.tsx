import type { Calls, CallValue } from '@baize/contract';
import { faultText } from '@baize/i18n';
import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Skeleton, SkeletonRows } from '@baize/ui/skeleton';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { callApi, failureKey } from '../../lib/api.ts';
import { LoadFailure } from '../../lib/load-failure.tsx';
import { feedbackQuery, feedbackScope, pictureQuery } from '../../lib/queries.ts';
import { ViewSwitch } from '../../lib/view-switch.tsx';

type Item = CallValue<Calls['staffFeedback']>['list'][number];
const views = ['waiting', 'handled'] as const;

/** Feedback that waits or is handled, the latest first. */
export function FeedbackPage() {
  const t = useTranslations('console.feedback');
  const [view, setView] = useState<(typeof views)[number]>('waiting');
  const feedback = useInfiniteQuery(feedbackQuery(view === 'handled'));
  const list = feedback.data?.pages.flatMap((page) => page.list) ?? [];
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto flex w-full max-w-4xl flex-col gap-4 p-4 md:p-8">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-2xl font-bold">{t('list')}</h1>
          <ViewSwitch views={views.map((name) => ({ view: name, label: t(name) }))} current={view} onChange={setView} />
        </div>
        {feedback.error !== null && <LoadFailure thrown={feedback.error} onRetry={() => void feedback.refetch()} />}
        {feedback.isPending && <SkeletonRows rows={5} />}
        {feedback.data !== undefined && list.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
        <ul className="flex flex-col gap-4">
          {list.map((item) => (
            <li key={item.feedbackId}>
              <FeedbackCard item={item} />
            </li>
          ))}
        </ul>
        {feedback.hasNextPage && (
          <Button variant="quiet" onClick={() => void feedback.fetchNextPage()}>
            {t('more')}
          </Button>
        )}
      </div>
    </div>
  );
}

function FeedbackCard({ item }: { item: Item }) {
  const t = useTranslations('console.feedback');
  const format = useFormatter();
  const queryClient = useQueryClient();
  const errors = useTranslations('errors');
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const isHandled = item.handledAt !== null;
  const turn = async () => {
    setBusy(true);
    setFault(null);
    try {
      await callApi('staffFeedbackHandle', { params: { feedbackId: item.feedbackId }, body: { handled: !isHandled } });
    } catch (thrown) {
      setFault(faultText(errors, { key: failureKey(thrown) }));
    }
    setBusy(false);
    await queryClient.invalidateQueries({ queryKey: feedbackScope });
  };
  return (
    <article className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="gold">{t(`types.${item.type}`)}</Badge>
        <span className="verbatim font-semibold">{item.memberName || t('visitor')}</span>
        <time dateTime={item.receivedAt} className="tabular text-sm text-ink-muted">
          {format.dateTime(new Date(item.receivedAt), 'moment')}
        </time>
      </header>
      <p className="verbatim whitespace-pre-wrap">{item.content}</p>
      {item.imageIds.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {item.imageIds.map((imageId, index) => (
            <Picture key={imageId} imageId={imageId} label={t('picture', { number: index + 1 })} />
          ))}
        </div>
      )}
      {fault !== null && (
        <p role="alert" className="text-sm text-danger-ink">
          {fault}
        </p>
      )}
      <Button variant="secondary" busy={isBusy} onClick={() => void turn()} className="self-start">
        {t(isHandled ? 'reopen' : 'handle')}
      </Button>
    </article>
  );
}

/** A picture that was sent along; pressed, it shows in its full size. */
function Picture({ imageId, label }: { imageId: string; label: string }) {
  const [isLarge, setLarge] = useState(false);
  const common = useTranslations('common.action');
  const { data: image, isError, refetch } = useQuery(pictureQuery(imageId));
  if (isError && image === undefined) {
    return (
      <Button variant="secondary" onClick={() => void refetch()}>
        {label} · {common('retry')}
      </Button>
    );
  }
  if (image === undefined) return <Skeleton className="size-28 rounded-md" />;
  return (
    <button type="button" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)} className="rounded-md">
      <img
        src={image}
        alt={label}
        className={clsx('rounded-md border border-line object-cover', isLarge ? 'max-w-full' : 'size-28')}
      />
    </button>
  );
}
