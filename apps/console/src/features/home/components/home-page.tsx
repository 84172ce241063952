import { buttonClass } from '@baize/ui/button';
import { Skeleton } from '@baize/ui/skeleton';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ChevronRight, ShieldAlert } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { useAccess, useStaff } from '../../../lib/staff.ts';
import { useWaiting, type Waiting } from '../hooks/use-waiting.ts';
import { searchOf } from '../search-of.ts';
import { LivePanel } from './live-panel.tsx';

/** What happens today, and what waits, each a link to where it is done. */
export function HomePage() {
  const t = useTranslations('console.home');
  const staff = useStaff();
  const live = useTranslations('consoleLive');
  const seesFigures = useAccess({ permission: 'reports.read' }) === 'allowed';
  const waiting = useWaiting().filter(({ count }) => count !== undefined);
  return (
    <PageFrame title={t('title', { name: staff.username })} text={t('text')}>
      {!staff.secondFactor.isSetUp && <SetUpNote />}
      {seesFigures && <LivePanel />}
      <section aria-label={live('waiting')} className="flex flex-col gap-2.5">
        <h2 className="text-base font-bold">{live('waiting')}</h2>
        {waiting.length === 0 ? (
          <p className="text-sm text-ink-muted">{t('nothing')}</p>
        ) : (
          <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-4">
            {waiting.map((entry) => (
              <li key={entry.name}>
                <Tile entry={entry} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </PageFrame>
  );
}

function Tile({ entry }: { entry: Waiting }) {
  const t = useTranslations('console.home');
  const format = useFormatter();
  const { to, search } = searchOf(entry.path);
  const count = entry.count ?? null;
  // Red is for what needs a person now: something that is broken.
  const isBroken = entry.name === 'jobs' && count !== null && count > 0;
  return (
    <Link
      to={to as never}
      search={search as never}
      className="flex h-full items-center justify-between gap-2 rounded-lg border border-line bg-surface px-3.5 py-3 hover:border-line-strong"
    >
      <span className="min-w-0">
        <span className="block text-sm font-medium">{t(`waiting.${entry.name}`)}</span>
        <span
          className={clsx(
            'tabular block text-xl font-bold',
            count === 0 && 'text-ink-muted',
            isBroken && 'text-danger-ink',
          )}
        >
          {count === null ? <Skeleton className="my-1 h-7 w-10" /> : format.number(count, 'count')}
        </span>
      </span>
      <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-ink-muted" />
    </Link>
  );
}

/** Without a second factor nothing that moves money can be done. */
function SetUpNote() {
  const t = useTranslations('console.home');
  return (
    <div className="flex max-w-5xl flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-warning-soft px-4 py-3 text-sm text-warning-ink">
      <ShieldAlert size={20} aria-hidden="true" className="shrink-0" />
      <p className="min-w-60 flex-1">{t('noSecondFactor')}</p>
      <Link to={'/account' as never} className={buttonClass('secondary')}>
        {t('setUp')}
      </Link>
    </div>
  );
}
