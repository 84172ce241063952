import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { MemberPage } from '../../config/paths.ts';
import { useRequireLogin } from '../../features/auth/use-require-login.ts';
import { useRequireRealAccount } from '../../features/auth/use-require-real-account.ts';
import { useChangeSearch } from '../../lib/site-search.ts';

export interface MemberActions {
  /** Opens a page of the member centre; a guest logs in first. */
  open: (page: MemberPage) => void;
  logIn: () => void;
  signUp: () => void;
  changePassword: () => void;
  /** Goes to another page of the site. */
  visit: (path: string) => void;
}

/** What the header, the bottom bar and the menus can do with the account. */
export function useMemberActions(): MemberActions {
  const changeSearch = useChangeSearch();
  const navigate = useNavigate();
  const requireLogin = useRequireLogin();
  const requireRealAccount = useRequireRealAccount();
  return useMemo(
    () => ({
      open: (page) => requireLogin(() => changeSearch({ member: page, popup: undefined })),
      logIn: () => changeSearch({ popup: 'login' }),
      signUp: () => changeSearch({ popup: 'register' }),
      changePassword: () => requireRealAccount(() => changeSearch({ popup: 'changePassword', member: undefined })),
      visit: (path) => void navigate({ to: path }),
    }),
    [navigate, changeSearch, requireLogin, requireRealAccount],
  );
}
