import { useEffect, useRef, useState } from 'react';
import { type SiteSearch, useChangeSearch, useSiteSearch } from '../../../lib/page/site-search.ts';
import { isLoggedIn, useSession } from '../../../lib/session/session.ts';
import { pageParameters } from '../page-parameters.ts';

export interface CentreAddress {
  /** False for a guest, who sees the login popup meanwhile. */
  mayOpen: boolean;
  isSignedIn: boolean;
  close: () => void;
}

/** Keeps `?member=` in step with the session and with the page beneath. */
export function useCentreAddress(isOpen: boolean): CentreAddress {
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
 * `?page=` belongs to the list beneath (a lobby) until the overlay opens over it, and to the overlay's list from then on: the
 * lobby's page is taken out of the address and put back on closing. An address that was opened as a link is the overlay's own.
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

/** A guest logs in first and then finds the overlay again, at the record's first page; giving the login up gives the overlay up. */
function useAskForLogin(isOpen: boolean): void {
  const search = useSiteSearch();
  const changeSearch = useChangeSearch();
  const isGuest = useSession(({ token }) => token === '');
  const isComplete = useSession(isLoggedIn);
  const wanted = useRef<SiteSearch>(undefined);
  useEffect(() => {
    if (isOpen && isGuest) {
      const { member, gameType, status, period } = search;
      wanted.current = { member, gameType, status, period };
      changeSearch({ ...pageParameters, member: undefined, popup: 'login' }, { replace: true });
    } else if (wanted.current !== undefined && isComplete) {
      changeSearch(wanted.current, { replace: true });
      wanted.current = undefined;
    } else if (isGuest && search.popup === undefined) {
      wanted.current = undefined;
    }
  }, [isOpen, isGuest, isComplete, search, changeSearch]);
}
