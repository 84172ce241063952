import { useCallback } from 'react';
import { isTrial, useSession } from '../../lib/api/session.ts';
import { useChangeSearch } from '../../lib/site-search.ts';
import { useRequireLogin } from './use-require-login.ts';

/** Runs an act that needs a real account: a guest logs in first, a trial account gets the warning with the way to a real one. */
export function useRequireRealAccount(): (then: () => void) => void {
  const changeSearch = useChangeSearch();
  const requireLogin = useRequireLogin();
  return useCallback(
    (then) =>
      requireLogin(() => {
        if (isTrial(useSession.getState())) changeSearch({ popup: 'upgrade' });
        else then();
      }),
    [changeSearch, requireLogin],
  );
}
