import { Spinner } from '@baize/ui/spinner';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { firstMemberPage, type MemberPage } from '../../../config/paths.ts';
import { type CentrePage, loadCentrePage, readCentrePage } from '../../../lib/centre/centre-page.ts';
import { MissingPopup } from '../../../lib/page/missing-popup.tsx';
import { useSiteSearch } from '../../../lib/page/site-search.ts';
import { usePageRest } from '../../../lib/page/use-page-rest.ts';
import { withTexts } from '../../../lib/preferences/language.ts';
import { useCentreAddress } from '../hooks/use-centre-address.ts';
import type { CentreProps } from './centre.tsx';

type Pages = readonly CentrePage<MemberPage>[];
export interface MemberCentreProps {
  /** Loads the list of its pages. */
  loadPages: () => Promise<Pages>;
  /** Starts the sign-out with its confirmation. */
  onSignOut: () => void;
}

/** The member centre over any page, by `?member=`. A guest logs in first. Its pages are loaded when they are first wanted. */
export function MemberCentre({ loadPages, onSignOut }: MemberCentreProps) {
  const { member } = useSiteSearch();
  const { mayOpen, isSignedIn, close } = useCentreAddress(member !== undefined);
  const name = mayOpen ? member : undefined;
  const isOpen = name !== undefined;
  const isAtRest = usePageRest();
  const { loaded, hasFailed } = useLoadedCentre(isOpen || (isAtRest && isSignedIn), name, loadPages);
  if (loaded !== null) {
    const { Centre, pages } = loaded;
    const page = readCentrePage(pages, name, firstMemberPage);
    return <Centre pages={pages} page={page} onClose={close} onSignOut={onSignOut} />;
  }
  if (!isOpen) return null;
  return hasFailed ? <MissingPopup onClose={close} /> : <Waiting />;
}

interface LoadedCentre {
  Centre: ComponentType<CentreProps>;
  pages: Pages;
}

/** Loads the code of the overlay and of the page that is opened; a failure is told, and the next opening tries again. */
function useLoadedCentre(isWanted: boolean, name: string | undefined, loadPages: () => Promise<Pages>) {
  const [loaded, setLoaded] = useState<LoadedCentre | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isMissing = isWanted && loaded === null;
  const isOpening = name !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening tries again
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    setFailed(false);
    withTexts(['member'], loadCentre(name, loadPages)).then(setLoaded, () => isCurrent && setFailed(true));
    return () => {
      isCurrent = false;
    };
  }, [isMissing, isOpening]);
  return { loaded, hasFailed };
}

async function loadCentre(name: string | undefined, loadPages: () => Promise<Pages>): Promise<LoadedCentre> {
  const [{ Centre }, pages] = await Promise.all([import('./centre.tsx'), loadPages()]);
  const page = readCentrePage(pages, name, firstMemberPage);
  if (page !== undefined) await loadCentrePage(page);
  return { Centre, pages };
}

function Waiting() {
  const state = useTranslations('common.state');
  return (
    <div role="status" className="fixed inset-0 z-overlay grid place-items-center bg-backdrop text-on-scrim">
      <span className="sr-only">{state('loading')}</span>
      <Spinner />
    </div>
  );
}
