import { buttonClass } from '@baize/ui/button';
import { Skeleton } from '@baize/ui/skeleton';
import { Stat } from '@baize/ui/stat';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { paths } from '../../../config/paths.ts';
import { useReferralLinks } from '../../../lib/account/referral-links.ts';
import { CallFailure } from '../../../lib/page/call-failure.tsx';
import { NewestLink } from './own-link.tsx';

/** The member's newest working link and how many came by all of his; `children` stand below, with it and not before. */
export function ReferFriends({ children }: { children?: ReactNode }) {
  const t = useTranslations('pages.refer');
  const format = useFormatter();
  const { data, isError, error, refetch } = useReferralLinks();
  if (isError) return <CallFailure thrown={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton className="h-64 rounded-lg" />;
  const { registrations, working } = data.totals;
  return (
    <>
      <div className="flex flex-col gap-8 rounded-lg bg-surface p-5 shadow-card md:p-8">
        <NewestLink links={data.list} />
        <div className="flex flex-wrap items-end justify-between gap-6 border-t border-line pt-6">
          <dl className="flex gap-10">
            <Stat label={t('joined')} value={format.number(registrations, 'count')} tone="gold" />
            <Stat label={t('active')} value={format.number(working, 'count')} />
          </dl>
          <Link to={paths.referralLinks} className={buttonClass('secondary')}>
            {t('manage')}
          </Link>
        </div>
      </div>
      {children}
    </>
  );
}
