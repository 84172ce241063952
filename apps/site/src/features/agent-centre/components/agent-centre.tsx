import { Dialog } from '@baize/ui/dialog';
import { EmptyState } from '@baize/ui/empty-state';
import { SkeletonRows } from '@baize/ui/skeleton';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type AgentPage, art, firstAgentPage } from '../../../config/paths.ts';
import { CentreMenu } from '../../../lib/centre/centre-menu.tsx';
import { type AgentCentrePage, readCentrePage } from '../../../lib/centre/centre-page.ts';
import { LoadedPage } from '../../../lib/centre/loaded-page.tsx';
import { useChangeSearch, useSiteSearch } from '../../../lib/page/site-search.ts';
import { isAgent, isTrial, useSession } from '../../../lib/session/session.ts';
import { TrialNotice } from '../../../lib/session/trial-notice.tsx';
import { useCentre } from '../api/centre.ts';

const SKELETON_ROWS = 4;

export interface AgentCentreProps {
  pages: readonly AgentCentrePage<AgentPage>[];
  /** Starts the sign-out with its confirmation. */
  onSignOut: () => void;
}

interface ContentProps extends AgentCentreProps {
  page: AgentCentrePage<AgentPage>;
  currentLink: RefObject<HTMLAnchorElement | null>;
}

/** The agent centre over any page, by `?agent=`; an unknown name means the first page. A guest gets the agents' login instead. */
export function AgentCentre({ onSignOut, pages }: AgentCentreProps) {
  const t = useTranslations('pages.agentCentre');
  const action = useTranslations('common.action');
  const changeSearch = useChangeSearch();
  const page = readCentrePage(pages, useSiteSearch().agent, firstAgentPage);
  const isGuest = useSession(({ token }) => token === '');
  const isTrialAccount = useSession(isTrial);
  const currentLink = useRef<HTMLAnchorElement>(null);
  const isWanted = page !== undefined;
  const close = () => changeSearch({ agent: undefined });
  useEffect(() => {
    if (isWanted && isGuest) changeSearch({ agent: undefined, popup: 'agentLogin' }, { replace: true });
  }, [isWanted, isGuest, changeSearch]);
  if (isTrialAccount) return <TrialNotice open={isWanted && !isGuest} onClose={close} onSignOut={onSignOut} />;
  return (
    <Dialog
      open={isWanted && !isGuest}
      onClose={close}
      title={t(page?.name ?? firstAgentPage)}
      closeLabel={action('close')}
      size="overlay"
      initialFocus={currentLink}
    >
      {page !== undefined && !isGuest && (
        <Content pages={pages} page={page} currentLink={currentLink} onSignOut={onSignOut} />
      )}
    </Dialog>
  );
}

/** Nothing is shown before it is known who is logged in. */
function Content({ pages, page, currentLink, onSignOut }: ContentProps) {
  const t = useTranslations('pages.agentCentre');
  const menu = useTranslations('front.menu');
  const errors = useTranslations('errors');
  const member = useSession((session) => session.member);
  const isAgentAccount = useSession(isAgent);
  const flags = useCentre(isAgentAccount).data;
  if (member === null) return <SkeletonRows rows={SKELETON_ROWS} className="pt-5" />;
  if (!isAgentAccount) return <EmptyState picture={art.notFound} title={errors('error_not_agent')} />;
  return (
    <div className="md:grid md:min-h-full md:grid-cols-[13rem_minmax(0,1fr)] md:gap-8">
      <CentreMenu
        label={menu('agentCentre')}
        pages={pages.filter(({ type }) => type === undefined || flags?.[type] === true)}
        current={page.name}
        titleOf={t}
        searchOf={(agent) => ({ agent })}
        currentLink={currentLink}
      />
      <div key={page.name} className="flex animate-page flex-col gap-6 pt-5 md:pt-2">
        <LoadedPage page={page} member={member} onSignOut={onSignOut} />
      </div>
    </div>
  );
}
