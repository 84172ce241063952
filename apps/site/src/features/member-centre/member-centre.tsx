import { Spinner } from '@baize/ui/spinner';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { withTexts } from '../../lib/language.ts';
import { MissingPopup } from '../../lib/missing-popup.tsx';
import { useSiteSearch } from '../../lib/site-search.ts';
import { usePageRest } from '../../lib/use-page-rest.ts';
import type { CentreProps } from './centre.tsx';
import { readCentrePage } from './member-pages.ts';
import { useCentreAddress } from './use-centre-address.ts';

export interface MemberCentreProps {
  /** Starts the sign-out with its confirmation. */
  onSignOut: () => void;
}

/** The member centre over any page, by `?member=`. A guest logs in first. Its pages are loaded when they are first wanted. */
export function MemberCentre({ onSignOut }: MemberCentreProps) {
  const page = readCentrePage(useSiteSearch());
  const { mayOpen, isSignedIn, close } = useCentreAddress(page);
  const isOpen = page !== undefined && mayOpen;
  const isAtRest = usePageRest();
  const { Centre, hasFailed } = useLoadedCentre(isOpen || (isAtRest && isSignedIn), isOpen);
  if (Centre !== null) return <Centre page={isOpen ? page : undefined} onClose={close} onSignOut={onSignOut} />;
  if (!isOpen) return null;
  return hasFailed ? <MissingPopup onClose={close} /> : <Waiting />;
}

/** Loads the overlay's code; a failure is told, and the next opening tries again. */
function useLoadedCentre(isWanted: boolean, isOpening: boolean) {
  const [Centre, setCentre] = useState<ComponentType<CentreProps> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isMissing = isWanted && Centre === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening tries again
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    setFailed(false);
    withTexts(['member'], import('./centre.tsx')).then(
      (file) => setCentre(() => file.Centre),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, isOpening]);
  return { Centre, hasFailed };
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
