import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Skeleton, SkeletonRows } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { FilterBar } from '../../../lib/data-table/filter-bar.tsx';
import { filterData, pageData } from '../../../lib/data-table/list-request.ts';
import { TableFoot } from '../../../lib/data-table/table-foot.tsx';
import type { TableFilter } from '../../../lib/data-table/types.ts';
import { useTableSearch } from '../../../lib/data-table/use-table-search.ts';
import { FailureNote } from '../../../lib/failure-note.tsx';
import { listQuery, type RowOf } from '../../../lib/list-query.ts';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { useAccess, useStaff } from '../../../lib/staff.ts';
import { useAct } from '../../../lib/use-act.ts';
import { pictureQuery } from '../api/picture.ts';
import { Answer } from './answer.tsx';

type Item = RowOf<'staffFeedback'>;
const types = ['deposit', 'withdrawal', 'game', 'customerService', 'application', 'other'] as const;
const sorts: readonly string[] = [];

/** Feedback that waits or is handled, the latest first. */
export function FeedbackPage() {
  const t = useTranslations('console.feedback');
  const filters = useFilters();
  const { timeZone } = useStaff();
  const control = useTableSearch(filters, sorts);
  const data = { ...filterData(filters, control.search.filters, timeZone), ...pageData(control.search) };
  const feedback = useQuery(listQuery('staffFeedback', { data }));
  const rows = feedback.data?.rows ?? [];
  return (
    <PageFrame title={t('list')}>
      <div className="flex w-full max-w-4xl flex-col gap-4">
        <FilterBar name="staffFeedback" filters={filters} control={control} />
        {feedback.error !== null && feedback.data === undefined && (
          <LoadFailure thrown={feedback.error} onRetry={() => void feedback.refetch()} />
        )}
        {feedback.isPending && <SkeletonRows rows={5} />}
        {feedback.data !== undefined && rows.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
        <ul className="flex flex-col gap-3">
          {rows.map((item) => (
            <li key={item.feedbackId}>
              <FeedbackCard item={item} />
            </li>
          ))}
        </ul>
        {feedback.data !== undefined && rows.length > 0 && (
          <TableFoot total={feedback.data.total} control={control} onPaged={() => undefined} />
        )}
      </div>
    </PageFrame>
  );
}

function useFilters(): readonly TableFilter[] {
  const t = useTranslations('console.feedback');
  return useMemo(
    () => [
      {
        name: 'handled',
        label: t('state'),
        kind: 'flag',
        hasNoAll: true,
        options: [
          { value: '', label: t('waiting') },
          { value: 'true', label: t('handled') },
        ],
      },
      {
        name: 'type',
        label: t('type'),
        kind: 'choice',
        options: types.map((value) => ({ value, label: t(`types.${value}`) })),
      },
    ],
    [t],
  );
}

function FeedbackCard({ item }: { item: Item }) {
  const t = useTranslations('console.feedback');
  const { run, isBusy, failure } = useAct(['staffFeedback']);
  const isHandled = item.handledAt !== null;
  const turn = () =>
    void run(() =>
      callApi('staffFeedbackHandle', { params: { feedbackId: item.feedbackId }, body: { handled: !isHandled } }),
    );
  return (
    <article className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="gold">{t(`types.${item.type}`)}</Badge>
        <Sender name={item.memberName} />
        <span className="text-sm text-ink-muted">
          <Moment at={item.receivedAt} />
        </span>
      </header>
      <p className="verbatim whitespace-pre-wrap">{item.content}</p>
      {item.imageIds.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {item.imageIds.map((imageId, index) => (
            <Picture key={imageId} imageId={imageId} label={t('picture', { number: index + 1 })} />
          ))}
        </div>
      )}
      {item.answeredAt !== null && <Answer item={item} />}
      <FailureNote failure={failure} />
      <div className="flex flex-wrap gap-3">
        {item.answeredAt === null && <Answer item={item} />}
        <PermitButton permission="feedback.handle" variant="secondary" busy={isBusy} onClick={turn}>
          {t(isHandled ? 'reopen' : 'handle')}
        </PermitButton>
      </div>
    </article>
  );
}

/** The member, who is found by his name, or a visitor. */
function Sender({ name }: { name: string }) {
  const t = useTranslations('console.feedback');
  const maySee = useAccess({ permission: 'members.read' }) === 'allowed';
  if (name === '' || !maySee) return <span className="verbatim font-semibold">{name || t('visitor')}</span>;
  return (
    <Link to={'/members' as never} search={{ search: name } as never} className="verbatim font-semibold underline">
      {name}
    </Link>
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
