import { useCallback } from 'react';
import { useChangeSearch } from '../../../lib/page/site-search.ts';
import { isTrial, useSession } from '../../../lib/session/session.ts';
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
