import { lazy, Suspense } from 'react';
import { FreshNotice } from '../../../features/notices/components/fresh-notice.tsx';
import { PostLoginNotice } from '../../../features/notices/components/post-login-notice.tsx';
import { useOwnAnnouncements } from '../../../features/notices/hooks/use-own-announcements.ts';
import { loadChunk } from '../../../lib/page/chunk.ts';
import { MissingPopup, withChunkFallback } from '../../../lib/page/missing-popup.tsx';
import { useChangeSearch, useSiteSearch } from '../../../lib/page/site-search.ts';
import { withTexts } from '../../../lib/preferences/language.ts';
import { SideBar } from '../side/side-bar.tsx';
import { useSearchKey } from './use-search-key.ts';

const loadAgentCentre = () =>
  withTexts(['pages'], import('./agent-overlay.tsx')).then((file) => ({
    default: file.AgentOverlay,
  }));
const AgentOverlay = lazy(() =>
  loadChunk('agent-centre', loadAgentCentre).catch(() => ({ default: MissingAgentCentre })),
);

const GamePopup = lazy(() =>
  withChunkFallback(
    'game-popup',
    withTexts(['lobbies'], import('./game-popup.tsx')).then((file) => ({ default: file.GamePopup })),
  ),
);

const SearchPopup = lazy(() =>
  withChunkFallback(
    'search',
    withTexts(['lobbies'], import('./search-popup.tsx')).then((file) => ({ default: file.SearchPopup })),
  ),
);

function MissingAgentCentre() {
  const changeSearch = useChangeSearch();
  return <MissingPopup onClose={() => changeSearch({ agent: undefined })} />;
}

export interface DeferredShellProps {
  hasSideBar: boolean;
  hasFreshNotice: boolean;
  /** Starts the sign-out with its confirmation. */
  onSignOut: () => void;
}

/** Parts of the frame that nobody waits for; their code comes once the first page is at rest. */
export function DeferredShell({ hasSideBar, hasFreshNotice, onSignOut }: DeferredShellProps) {
  const { agent, play, popup } = useSiteSearch();
  const changeSearch = useChangeSearch();
  useSearchKey();
  useOwnAnnouncements();
  return (
    <>
      {hasSideBar && <SideBar />}
      {hasFreshNotice && <FreshNotice />}
      <PostLoginNotice />
      {play?.includes(':') && (
        <Suspense fallback={null}>
          <GamePopup onClose={() => changeSearch({ play: undefined })} />
        </Suspense>
      )}
      {popup === 'search' && (
        <Suspense fallback={null}>
          <SearchPopup onClose={() => changeSearch({ popup: undefined }, { replace: true })} />
        </Suspense>
      )}
      {agent !== undefined && (
        <Suspense fallback={null}>
          <AgentOverlay onSignOut={onSignOut} />
        </Suspense>
      )}
    </>
  );
}
