import { buttonClass } from '@baize/ui/button';
import { Skeleton } from '@baize/ui/skeleton';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ChevronRight, ShieldAlert } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { useStaff } from '../../../lib/staff.ts';
import { useWaiting, type Waiting } from '../hooks/use-waiting.ts';

/** What waits, each a link to where it is done. */
export function HomePage() {
  const t = useTranslations('console.home');
  const staff = useStaff();
  const waiting = useWaiting().filter(({ count }) => count !== undefined);
  return (
    <PageFrame title={t('title', { name: staff.username })} text={t('text', { zone: staff.timeZone })}>
      {!staff.secondFactor.isSetUp && <SetUpNote />}
      {waiting.length === 0 ? (
        <p className="text-sm text-ink-muted">{t('nothing')}</p>
      ) : (
        <ul className="grid max-w-5xl gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {waiting.map((entry) => (
            <li key={entry.name}>
              <Tile entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </PageFrame>
  );
}

function Tile({ entry }: { entry: Waiting }) {
  const t = useTranslations('console.home');
  const format = useFormatter();
  const [to, query] = entry.path.split('?');
  const count = entry.count ?? null;
  // Red is for what needs a person now: something that is broken.
  const isBroken = entry.name === 'jobs' && count !== null && count > 0;
  return (
    <Link
      to={to as never}
      search={Object.fromEntries(new URLSearchParams(query)) as never}
      className="flex h-full items-center justify-between gap-4 rounded-lg border border-line bg-surface px-4 py-3.5 hover:border-line-strong"
    >
      <span className="min-w-0">
        <span className="block text-sm font-medium">{t(`waiting.${entry.name}`)}</span>
        <span
          className={clsx(
            'tabular block text-2xl font-bold',
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
