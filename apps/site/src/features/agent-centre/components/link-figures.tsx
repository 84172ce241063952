import type { ReferralLink } from '@baize/contract';
import { buttonClass } from '@baize/ui/button';
import { SkeletonRows } from '@baize/ui/skeleton';
import { Stat } from '@baize/ui/stat';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import type { AgentPage } from '../../../config/paths.ts';
import { useReferralLinks } from '../../../lib/account/referral-links.ts';
import { CallFailure } from '../../../lib/page/call-failure.tsx';
import type { SiteSearch } from '../../../lib/page/site-search.ts';

const SKELETON_ROWS = 4;
const LINKS_SHOWN = 5;
const addAccount = 'addAccount' satisfies AgentPage;

/** Who came through the agent's links. */
export function LinkFigures() {
  const t = useTranslations('pages.agentCentre');
  const title = useTranslations('agents.overview');
  const format = useFormatter();
  const { data, isError, error, refetch } = useReferralLinks();
  if (isError) return <CallFailure thrown={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonRows rows={SKELETON_ROWS} />;
  const { registrations, working } = data.totals;
  return (
    <section aria-labelledby="through-links" className="flex flex-col gap-5">
      <h3 id="through-links" className="text-lg font-bold">
        {title('links')}
      </h3>
      <dl className="grid grid-cols-2 gap-4">
        <Stat label={t('joined')} value={format.number(registrations, 'count')} />
        <Stat
          label={t('working')}
          value={format.number(working, 'count')}
          note={t('most', { count: data.mostActive })}
        />
      </dl>
      <BestLinks links={data.list} />
      <Link
        to="."
        search={(search: SiteSearch) => ({ ...search, agent: addAccount })}
        hash
        resetScroll={false}
        className={`${buttonClass()} self-start`}
      >
        {t(addAccount)}
      </Link>
    </section>
  );
}

function BestLinks({ links }: { links: readonly ReferralLink[] }) {
  const t = useTranslations('pages.agentCentre');
  const names = useTranslations('pages.links');
  const format = useFormatter();
  const best = links
    .filter(({ registrations }) => registrations > 0)
    .toSorted((one, other) => other.registrations - one.registrations)
    .slice(0, LINKS_SHOWN);
  if (best.length === 0) return null;
  return (
    <section aria-labelledby="best-links" className="flex flex-col gap-2">
      <h4 id="best-links" className="font-semibold">
        {t('best')}
      </h4>
      <ul className="flex flex-col divide-y divide-line">
        {best.map(({ code, label, registrations }) => (
          <li key={code} className="flex min-h-touch items-center justify-between gap-4">
            <span className="min-w-0 truncate">{label === '' ? names('unnamed') : label}</span>
            <span className="tabular font-semibold">{format.number(registrations, 'count')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
