import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../lib/api/session.ts';
import { useChangeSearch, useSiteSearch } from '../../lib/site-search.ts';
import { type CentrePage, pageParameters } from './member-pages.ts';

export interface CentreAddress {
  /** False for a guest, who sees the login popup meanwhile. */
  mayOpen: boolean;
  isSignedIn: boolean;
  close: () => void;
}

/** Keeps `?member=` in step with the session and with the page beneath. */
export function useCentreAddress(page: CentrePage | undefined): CentreAddress {
  const isOpen = page !== undefined;
  const isSignedIn = useSession(({ token }) => token !== '');
  const changeSearch = useChangeSearch();
  const beneath = usePageBeneath(isOpen);
  useAskForLogin(isOpen);
  return {
    mayOpen: isSignedIn && beneath.isTaken,
    isSignedIn,
    close: () => changeSearch({ ...pageParameters, member: undefined, page: beneath.page }),
  };
}

/**
 * `?page=` belongs to the list beneath (a hall) until the overlay opens over it, and to the overlay's list from then on: the
 * hall's page is taken out of the address and put back on closing. An address that was opened as a link is the overlay's own.
 */
function usePageBeneath(isOpen: boolean): { page: string | undefined; isTaken: boolean } {
  const changeSearch = useChangeSearch();
  const { page } = useSiteSearch();
  const [beneath, setBeneath] = useState({ isOpen, page: undefined as string | undefined, isTaken: true });
  if (isOpen !== beneath.isOpen) {
    setBeneath({ isOpen, page: isOpen ? page : undefined, isTaken: !isOpen || page === undefined });
  } else if (!beneath.isTaken && page === undefined) {
    setBeneath({ ...beneath, isTaken: true });
  }
  useEffect(() => {
    if (!beneath.isTaken) changeSearch({ page: undefined }, { replace: true });
  }, [beneath.isTaken, changeSearch]);
  return beneath;
}

/** A guest logs in first; closing that popup, and signing out, close the overlay's address too. */
function useAskForLogin(isOpen: boolean): void {
  const { popup } = useSiteSearch();
  const changeSearch = useChangeSearch();
  const isGuest = useSession(({ token }) => token === '');
  const expiryCount = useSession((session) => session.expiryCount);
  const hasAsked = useRef(false);
  /** The expiry count while somebody was signed in: unchanged for a guest, it means a sign-out by will. */
  const signedInAt = useRef<number>(undefined);
  useEffect(() => {
    if (!isGuest) signedInAt.current = expiryCount;
    else if (!isOpen) signedInAt.current = undefined;
    if (!isOpen || !isGuest) {
      hasAsked.current = false;
      return;
    }
    if (popup !== undefined) hasAsked.current = true;
    else if (hasAsked.current || signedInAt.current === expiryCount)
      changeSearch({ ...pageParameters, member: undefined }, { replace: true });
    else changeSearch({ popup: 'login' }, { replace: true });
  }, [isOpen, isGuest, popup, expiryCount, changeSearch]);
}
