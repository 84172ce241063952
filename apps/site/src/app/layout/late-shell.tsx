import { lazy, Suspense } from 'react';
import { FreshNotice } from '../../features/notices/fresh-notice.tsx';
import { PostLoginNotice } from '../../features/notices/post-login-notice.tsx';
import { loadChunk } from '../../lib/chunk.ts';
import { withTexts } from '../../lib/language.ts';
import { MissingPopup } from '../../lib/missing-popup.tsx';
import { useChangeSearch, useSiteSearch } from '../../lib/site-search.ts';
import { SideBar } from './side-bar.tsx';

const loadAgentCentre = () =>
  withTexts(['pages'], import('../../features/agent-centre/agent-centre.tsx')).then((file) => ({
    default: file.AgentCentre,
  }));
const AgentCentre = lazy(() =>
  loadChunk('agent-centre', loadAgentCentre).catch(() => ({ default: MissingAgentCentre })),
);

function MissingAgentCentre() {
  const changeSearch = useChangeSearch();
  return <MissingPopup onClose={() => changeSearch({ agent: undefined })} />;
}

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
