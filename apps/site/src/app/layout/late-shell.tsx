import { lazy, Suspense } from 'react';
import { FreshNotice } from '../../features/notices/fresh-notice.tsx';
import { PostLoginNotice } from '../../features/notices/post-login-notice.tsx';
import { withTexts } from '../../lib/language.ts';
import { useSiteSearch } from '../../lib/site-search.ts';
import { SideBar } from './side-bar.tsx';

const AgentCentre = lazy(() =>
  withTexts(['pages'], import('../../features/agent-centre/agent-centre.tsx')).then((file) => ({
    default: file.AgentCentre,
  })),
);

export interface LateShellProps {
  hasSideBar: boolean;
  hasFreshNotice: boolean;
  /** Starts the sign-out with its confirmation. */
  onSignOut: () => void;
}

/** Parts of the frame that nobody waits for; their code comes once the first page is at rest. */
export function LateShell({ hasSideBar, hasFreshNotice, onSignOut }: LateShellProps) {
  const isAgentCentreOpen = useSiteSearch().agent !== undefined;
  return (
    <>
      {hasSideBar && <SideBar />}
      {hasFreshNotice && <FreshNotice />}
      <PostLoginNotice />
      {isAgentCentreOpen && (
        <Suspense fallback={null}>
          <AgentCentre onSignOut={onSignOut} />
        </Suspense>
      )}
    </>
  );
}
