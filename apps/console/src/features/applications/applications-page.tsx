import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { SkeletonRows } from '@baize/ui/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LoadFailure } from '../../lib/load-failure.tsx';
import { applicationsQuery } from '../../lib/queries.ts';
import { ViewSwitch } from '../../lib/view-switch.tsx';
import { ApplicationCard } from './application-card.tsx';

const views = ['waiting', 'decided'] as const;

/** Members who want to become affiliates: those that wait, the oldest first, and those that were answered. */
export function ApplicationsPage() {
  const t = useTranslations('console.applications');
  const [view, setView] = useState<(typeof views)[number]>('waiting');
  const applications = useInfiniteQuery(applicationsQuery(view === 'decided'));
  const list = applications.data?.pages.flatMap((page) => page.list) ?? [];
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto flex w-full max-w-4xl flex-col gap-4 p-4 md:p-8">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-2xl font-bold">{t('list')}</h1>
          <ViewSwitch views={views.map((name) => ({ view: name, label: t(name) }))} current={view} onChange={setView} />
        </div>
        {applications.error !== null && (
          <LoadFailure thrown={applications.error} onRetry={() => void applications.refetch()} />
        )}
        {applications.isPending && <SkeletonRows rows={5} />}
        {applications.data !== undefined && list.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
        <ul className="flex flex-col gap-4">
          {list.map((item) => (
            <li key={item.id}>
              <ApplicationCard item={item} />
            </li>
          ))}
        </ul>
        {applications.hasNextPage && (
          <Button variant="quiet" onClick={() => void applications.fetchNextPage()}>
            {t('more')}
          </Button>
        )}
      </div>
    </div>
  );
}
