import { useCallback } from 'react';
import { useChangeSearch } from '../../../lib/page/site-search.ts';
import { useSession } from '../../../lib/session/session.ts';
import { type LoginReason, useAuthIntent } from '../intent.ts';

/** Runs an act for somebody who is logged in; a guest gets the login popup first and then continues what he wanted. */
export function useRequireLogin(): (then: () => void, reason?: LoginReason) => void {
  const changeSearch = useChangeSearch();
  return useCallback(
    (then, reason = 'page') => {
      if (useSession.getState().token !== '') return then();
      useAuthIntent.setState({ afterLogin: then, reason });
      changeSearch({ popup: 'login' });
    },
    [changeSearch],
  );
}
