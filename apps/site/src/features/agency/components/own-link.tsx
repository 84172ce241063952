import type { ReferralLink } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { Skeleton } from '@baize/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useAddReferralLink, useReferralLinks } from '../../../lib/account/referral-links.ts';
import { useRefusal } from '../../../lib/api/call-refusal.ts';
import { CallFailure } from '../../../lib/page/call-failure.tsx';
import { LinkSharing } from './link-sharing.tsx';

/** The newest working link, to be copied or scanned, above `children`, which come with it. */
export function OwnLink({ children }: { children: ReactNode }) {
  const { data, isError, error, refetch } = useReferralLinks();
  if (data === undefined && !isError) return <Skeleton className="h-64 rounded-lg" />;
  return (
    <div className="flex flex-col gap-8">
      {data === undefined ? (
        <CallFailure thrown={error} onRetry={() => void refetch()} />
      ) : (
        <div className="rounded-lg bg-surface p-5 shadow-card">
          <NewestLink links={data.list} />
        </div>
      )}
      {children}
    </div>
  );
}

/** The newest working one of the links, or a button that makes the first. */
export function NewestLink({ links }: { links: readonly ReferralLink[] }) {
  const newest = links.find(({ endedAt }) => endedAt === null);
  return newest === undefined ? <MakeFirst /> : <LinkSharing link={newest} />;
}

function MakeFirst() {
  const t = useTranslations('pages.refer');
  const refusal = useRefusal();
  const add = useAddReferralLink();
  return (
    <div className="flex flex-col items-start gap-3">
      <Button size="lg" busy={add.isPending} onClick={() => add.mutate('')}>
        {t('make')}
      </Button>
      {add.isError && (
        <p role="alert" className="text-sm font-medium text-danger-ink">
          {refusal(add.error).whole}
        </p>
      )}
    </div>
  );
}
