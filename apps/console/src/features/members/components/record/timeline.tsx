import { Button } from '@baize/ui/button';
import { Chips } from '@baize/ui/chips';
import { EmptyState } from '@baize/ui/empty-state';
import { SkeletonText } from '@baize/ui/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { LoadFailure } from '../../../../lib/load-failure.tsx';
import { useChangeSearch, useSearchParams } from '../../../../lib/search-params.ts';
import { type TimelineKind, timelineQuery } from '../../api/record.ts';
import { TimelineRow } from './timeline-row.tsx';

/** What can be looked at by itself; `all` asks for every kind. */
const groups = {
  all: [],
  orders: ['deposit', 'withdrawal', 'transfer'],
  play: ['bigBet'],
  bonuses: ['bonus', 'reward'],
  limits: ['limit', 'break'],
  signIns: ['signIn', 'registered'],
  staff: ['staffAct', 'note'],
  messages: ['message'],
} as const satisfies Record<string, readonly TimelineKind[]>;
type Group = keyof typeof groups;
const groupNames = Object.keys(groups) as Group[];

/** What happened with the member, the latest first; the group stands in the address. */
export function Timeline({ memberId }: { memberId: string }) {
  const t = useTranslations('consoleMemberRecord');
  const { show = 'all' } = useSearchParams();
  const change = useChangeSearch();
  const group = groupNames.find((name) => name === show) ?? 'all';
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Chips
        legend={t('groups.label')}
        value={group}
        onChange={(next) => change({ show: next === 'all' ? undefined : next }, { replace: true })}
        options={groupNames.map((value) => ({ value, label: t(`groups.${value}`) }))}
      />
      <Events memberId={memberId} kinds={groups[group]} />
    </div>
  );
}

function Events({ memberId, kinds }: { memberId: string; kinds: readonly TimelineKind[] }) {
  const t = useTranslations('consoleMemberRecord');
  const query = useInfiniteQuery(timelineQuery(memberId, kinds));
  const { data, error, hasNextPage, isFetchingNextPage } = query;
  if (data === undefined) {
    return error === null ? (
      <SkeletonText lines={8} />
    ) : (
      <LoadFailure thrown={error} onRetry={() => void query.refetch()} />
    );
  }
  const events = data.pages.flatMap((page) => page.events);
  if (events.length === 0) return <EmptyState title={t('none')} text={t('noneText')} />;
  return (
    <>
      <ol className="divide-y divide-line rounded-lg border border-line bg-surface">
        {events.map((event) => (
          <TimelineRow key={`${event.kind}-${event.id}`} event={event} />
        ))}
      </ol>
      {hasNextPage && (
        <Button
          variant="secondary"
          className="self-center"
          busy={isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}
