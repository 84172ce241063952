import { Spinner } from '@baize/ui/spinner';
import { showToast } from '@baize/ui/toast';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
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
  const Centre = useLoadedCentre(isOpen || (isAtRest && isSignedIn), isOpen ? close : undefined);
  if (Centre !== null) return <Centre page={isOpen ? page : undefined} onClose={close} onSignOut={onSignOut} />;
  return isOpen ? <Waiting /> : null;
}

/** Loads the overlay's code; a failure is told, and the next opening tries again. */
function useLoadedCentre(isWanted: boolean, onFailed: (() => void) | undefined): ComponentType<CentreProps> | null {
  const errors = useTranslations('errors');
  const [Centre, setCentre] = useState<ComponentType<CentreProps> | null>(null);
  const isMissing = isWanted && Centre === null;
  const isOpening = onFailed !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text or closing function is no reason to load again
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    import('./centre.tsx').then(
      (file) => setCentre(() => file.Centre),
      () => {
        if (!isCurrent || onFailed === undefined) return;
        showToast({ title: errors('in_network_again'), tone: 'danger' });
        onFailed();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, isOpening]);
  return Centre;
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
