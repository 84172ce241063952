import { Dialog } from '@baize/ui/dialog';
import { EmptyState } from '@baize/ui/empty-state';
import { SkeletonRows } from '@baize/ui/skeleton';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type AgentPage, art } from '../../config/paths.ts';
import { isAgent, isTrial, useSession } from '../../lib/api/session.ts';
import { useChangeSearch, useSiteSearch } from '../../lib/site-search.ts';
import { TrialNotice } from '../../lib/trial-notice.tsx';
import { AgentMenu, type AgentMenuProps } from './agent-menu.tsx';
import { firstAgentPage, readAgentPage } from './agent-pages.ts';
import { TeamOverview } from './team-overview.tsx';

const SKELETON_ROWS = 4;

export interface AgentCentreProps {
  /** Starts the sign-out with its confirmation. */
  onSignOut: () => void;
  /** What stands on the pages that other parts of the site make. */
  pages: Record<Exclude<AgentPage, 'agentTeamOverview'>, ReactNode>;
}

/** The agent centre over any page, by `?agent=`; an unknown name means the first page. A guest gets the agents' login instead. */
export function AgentCentre({ onSignOut, pages }: AgentCentreProps) {
  const t = useTranslations('pages.agentCentre');
  const action = useTranslations('common.action');
  const changeSearch = useChangeSearch();
  const agent = readAgentPage(useSiteSearch());
  const isGuest = useSession(({ token }) => token === '');
  const isTrialAccount = useSession(isTrial);
  const currentLink = useRef<HTMLAnchorElement>(null);
  const isOpen = agent !== undefined && !isGuest;
  const close = () => changeSearch({ agent: undefined });
  useEffect(() => {
    if (agent !== undefined && isGuest) changeSearch({ agent: undefined, popup: 'agentLogin' }, { replace: true });
  }, [agent, isGuest, changeSearch]);
  if (isTrialAccount) return <TrialNotice open={isOpen} onClose={close} onSignOut={onSignOut} />;
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={t(agent ?? firstAgentPage)}
      closeLabel={action('close')}
      size="overlay"
      initialFocus={currentLink}
    >
      {isOpen && <Content current={agent} currentLink={currentLink} pages={pages} />}
    </Dialog>
  );
}

/** Nothing is shown before it is known who is logged in. */
function Content({ pages, ...menu }: AgentMenuProps & Pick<AgentCentreProps, 'pages'>) {
  const errors = useTranslations('errors');
  const isKnown = useSession(({ member }) => member !== null);
  const isAgentAccount = useSession(isAgent);
  if (!isKnown) return <SkeletonRows rows={SKELETON_ROWS} className="pt-5" />;
  if (!isAgentAccount) return <EmptyState picture={art.notFound} title={errors('error_not_agent')} />;
  return (
    <div className="md:grid md:min-h-full md:grid-cols-[13rem_minmax(0,1fr)] md:gap-8">
      <AgentMenu {...menu} />
      <div key={menu.current} className="flex animate-page flex-col gap-6 pt-5 md:pt-2">
        {menu.current === 'agentTeamOverview' ? <TeamOverview /> : pages[menu.current]}
      </div>
    </div>
  );
}
