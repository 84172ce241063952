import type { ReferralLink } from '@baize/contract';
import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { SkeletonRows } from '@baize/ui/skeleton';
import { Table } from '@baize/ui/table';
import { Copy } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useReferralLinks } from '../../../lib/account/referral-links.ts';
import { useCopy } from '../../../lib/browser/use-copy.ts';
import { CallFailure } from '../../../lib/page/call-failure.tsx';
import { withChunkFallback } from '../../../lib/page/missing-popup.tsx';
import { AddLinkForm } from './add-link-form.tsx';

const EndLinkDialog = lazy(() =>
  withChunkFallback(
    'end-link-dialog',
    import('./end-link-dialog.tsx').then((file) => ({ default: file.EndLinkDialog })),
  ),
);

const SKELETON_ROWS = 4;

/** All referral links of the account: make one, copy one, switch one off. */
export function LinkManager() {
  const t = useTranslations('pages.links');
  const { data, isError, error, refetch } = useReferralLinks();
  const [ending, setEnding] = useState<ReferralLink | null>(null);
  if (isError) return <CallFailure thrown={error} onRetry={() => void refetch()} />;
  const active = data?.list.filter(({ endedAt }) => endedAt === null).length ?? 0;
  return (
    <>
      <AddLinkForm />
      {data === undefined && <SkeletonRows rows={SKELETON_ROWS} />}
      {data?.list.length === 0 && <EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
      {data !== undefined && data.list.length > 0 && (
        <div className="flex flex-col gap-3">
          <p className="text-sm text-ink-muted">{t('count', { count: active, max: data.mostActive })}</p>
          <Links links={data.list} onEnd={setEnding} />
        </div>
      )}
      {ending !== null && (
        <Suspense fallback={null}>
          <EndLinkDialog link={ending} onClose={() => setEnding(null)} />
        </Suspense>
      )}
    </>
  );
}

function Links({ links, onEnd }: { links: readonly ReferralLink[]; onEnd: (link: ReferralLink) => void }) {
  const t = useTranslations('pages.links');
  const refer = useTranslations('pages.refer');
  const format = useFormatter();
  const copy = useCopy({ done: refer('copied'), failed: refer('copyFailed') });
  const day = (instant: string) => format.dateTime(new Date(instant), 'day');
  return (
    <Table
      caption={t('title')}
      rows={links}
      rowKey={({ code }) => code}
      columns={[
        { key: 'name', header: t('name'), cell: ({ label }) => (label === '' ? t('unnamed') : label) },
        { key: 'code', header: t('code'), cell: ({ code }) => <span className="verbatim">{code}</span> },
        { key: 'created', header: t('created'), cell: ({ createdAt }) => day(createdAt) },
        {
          key: 'joined',
          header: t('joined'),
          align: 'end',
          cell: ({ registrations }) => <span className="tabular">{format.number(registrations, 'count')}</span>,
        },
        {
          key: 'state',
          header: t('state'),
          cell: ({ endedAt }) =>
            endedAt === null ? (
              <Badge tone="success">{t('works')}</Badge>
            ) : (
              <Badge>{t('off', { date: day(endedAt) })}</Badge>
            ),
        },
        {
          key: 'acts',
          header: '',
          align: 'end',
          cell: (link) =>
            link.endedAt === null && (
              <span className="inline-flex flex-wrap justify-end gap-2">
                <Button variant="secondary" onClick={() => void copy(link.url)}>
                  <Copy size={18} aria-hidden="true" />
                  {refer('copy')}
                </Button>
                <Button variant="ghost" onClick={() => onEnd(link)}>
                  {t('end')}
                </Button>
              </span>
            ),
        },
      ]}
    />
  );
}
