import { useMemo } from 'react';
import type { MemberPage } from '../../config/paths.ts';
import { useRequireLogin } from '../../features/auth/use-require-login.ts';
import { useChangeSearch } from '../../lib/site-search.ts';

export interface MemberActions {
  /** Opens a page of the member centre; a guest logs in first. */
  open: (page: MemberPage) => void;
  logIn: () => void;
  signUp: () => void;
}

/** What the header, the bottom bar and the menus can do with the account. */
export function useMemberActions(): MemberActions {
  const changeSearch = useChangeSearch();
  const requireLogin = useRequireLogin();
  return useMemo(
    () => ({
      open: (page) => requireLogin(() => changeSearch({ member: page, popup: undefined })),
      logIn: () => changeSearch({ popup: 'login' }),
      signUp: () => changeSearch({ popup: 'register' }),
    }),
    [changeSearch, requireLogin],
  );
}
