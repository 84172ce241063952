import { useMemo } from 'react';
import type { AgentPage, MemberPage } from '../../../config/paths.ts';
import { useRequireLogin } from '../../../features/auth/hooks/use-require-login.ts';
import { useRequireRealAccount } from '../../../features/auth/hooks/use-require-real-account.ts';
import { useChangeSearch } from '../../../lib/page/site-search.ts';

export interface MemberActions {
  /** Opens a page of the member centre; a guest logs in first. */
  open: (page: MemberPage) => void;
  /** Opens a page of the agent centre. */
  openAgent: (page: AgentPage) => void;
  logIn: () => void;
  signUp: () => void;
  /** From a trial account to a real one. */
  upgrade: () => void;
  changePassword: () => void;
}

/** What the header, the bottom bar and the menus can do with the account. */
export function useMemberActions(): MemberActions {
  const changeSearch = useChangeSearch();
  const requireLogin = useRequireLogin();
  const requireRealAccount = useRequireRealAccount();
  return useMemo(
    () => ({
      open: (page) => requireLogin(() => changeSearch({ member: page, popup: undefined })),
      openAgent: (page) => changeSearch({ agent: page, member: undefined, popup: undefined }),
      logIn: () => changeSearch({ popup: 'login' }),
      signUp: () => changeSearch({ popup: 'register' }),
      upgrade: () => changeSearch({ popup: 'upgrade' }),
      changePassword: () => requireRealAccount(() => changeSearch({ popup: 'changePassword', member: undefined })),
    }),
    [changeSearch, requireLogin, requireRealAccount],
  );
}
