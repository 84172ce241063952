import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Pager } from '@baize/ui/pager';
import { Skeleton } from '@baize/ui/skeleton';
import { type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { usePagerLabels } from '../../../../lib/page/use-pager-labels.ts';
import { recordPageSize } from '../../record-search.ts';

interface PageOf<Row> {
  list: Row[];
  total: number;
  totalPages: number;
}

export interface PagedRecordsProps<Row> {
  label: string;
  answer: {
    data: PageOf<Row> | undefined;
    isError: boolean;
    error: unknown;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  page: number;
  onPage: (page: number) => void;
  /** Shown when nothing matches at all. */
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** One page of a record in all its states: on its way, failed, empty, beyond the end, there. */
export function PagedRecords<Row>({ label, answer, page, onPage, empty, children }: PagedRecordsProps<Row>) {
  const labels = usePagerLabels();
  const top = useRef<HTMLElement>(null);
  const turnTo = (target: number) => {
    onPage(target);
    top.current?.scrollIntoView({ block: 'start' });
  };
  if (answer.isError) return <CallFailure thrown={answer.error} onRetry={() => void answer.refetch()} withPicture />;
  const { data } = answer;
  return (
    <section
      ref={top}
      aria-label={label}
      aria-busy={data === undefined || answer.isPlaceholderData || undefined}
      className="flex scroll-mt-20 flex-col gap-5 md:scroll-mt-4"
    >
      {data === undefined && <RowSkeletons />}
      {data?.total === 0 && empty}
      {data !== undefined && data.total > 0 && data.list.length === 0 && <BeyondTheEnd onBack={() => turnTo(1)} />}
      {data !== undefined && data.list.length > 0 && (
        <div className={answer.isPlaceholderData ? 'opacity-60 transition-opacity' : 'transition-opacity'}>
          {children(data.list)}
        </div>
      )}
      {data !== undefined && data.list.length > 0 && (
        <Pager page={page} totalPages={data.totalPages} onChange={turnTo} labels={labels} />
      )}
    </section>
  );
}

function BeyondTheEnd({ onBack }: { onBack: () => void }) {
  const t = useTranslations('member.record');
  const pager = useTranslations('common.pager');
  return (
    <EmptyState
      title={t('beyondTitle')}
      action={
        <Button variant="secondary" onClick={onBack}>
          {pager('first')}
        </Button>
      }
    />
  );
}

/** Lines, as the table that follows. */
function RowSkeletons() {
  const state = useTranslations('common.state');
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{state('loading')}</span>
      {Array.from({ length: recordPageSize }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes without identity
        <Skeleton key={index} className="h-11 rounded-md" />
      ))}
    </div>
  );
}
