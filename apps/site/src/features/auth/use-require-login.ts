import { useCallback } from 'react';
import { useSession } from '../../lib/api/session.ts';
import { useChangeSearch } from '../../lib/site-search.ts';
import { useAuthIntent } from './intent.ts';

/** Runs an act for somebody who is logged in; a guest gets the login popup first and then continues what he wanted. */
export function useRequireLogin(): (then: () => void) => void {
  const changeSearch = useChangeSearch();
  return useCallback(
    (then) => {
      if (useSession.getState().token !== '') return then();
      useAuthIntent.setState({ afterLogin: then });
      changeSearch({ popup: 'login' });
    },
    [changeSearch],
  );
}
