import { Skeleton } from '@baize/ui/skeleton';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../../config/paths.ts';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { useProtection } from '../../api/protection.ts';
import { BarNotice } from './bar-notice.tsx';
import { BreakSection } from './break-section.tsx';
import { HistorySection } from './history-section.tsx';
import { LimitsSection } from './limits-section.tsx';
import { ReminderSection } from './reminder-section.tsx';

/** Limits and breaks: what the member bounds himself by, what stands now, and every change of it. */
export function ProtectionPage() {
  const t = useTranslations('protection.help');
  const { data, error, refetch } = useProtection();
  if (data === undefined) {
    if (error !== null) return <CallFailure thrown={error} onRetry={() => void refetch()} withPicture />;
    return <Skeleton className="h-96 rounded-lg" />;
  }
  return (
    <div className="flex max-w-2xl flex-col gap-8">
      {data.bar !== null && <BarNotice bar={data.bar} />}
      {data.bar?.kind !== 'exclusion' && (
        <>
          <LimitsSection protection={data} />
          <ReminderSection reminder={data.reminder} />
          <BreakSection />
        </>
      )}
      <HistorySection />
      <p className="text-sm text-ink-muted">
        {t('text')}{' '}
        <Link to={paths.help} hash="responsible" className="font-semibold text-gold-ink underline underline-offset-4">
          {t('link')}
        </Link>
      </p>
    </div>
  );
}
