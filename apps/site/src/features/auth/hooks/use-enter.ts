import type { Calls, CallValue } from '@baize/contract';
import { showToast } from '@baize/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { paths, protectionPage } from '../../../config/paths.ts';
import { useChangeSearch } from '../../../lib/page/site-search.ts';
import { useBrandName } from '../../../lib/page/use-title.ts';
import { forgetOwnAnswers } from '../../../lib/session/own.ts';
import { usePostLogin } from '../../../lib/session/post-login.ts';
import { beginSession, completeSession, endSession, useSession } from '../../../lib/session/session.ts';
import { memberInfoQuery } from '../api/member-info.ts';
import { takeAfterLogin, useAuthIntent } from '../intent.ts';

type LoginValue = CallValue<Calls['login']>;
export type LoginPage = 'member' | 'agent';

/**
 * What follows a successful login or registration: member info, the popup closes, and on to what was wanted, else to the home
 * page (an agent's own one after a login at the agents' page). Without member info nobody is logged in, and the failure is the
 * form's. A password that has to be changed opens its popup over all that; else, with nothing wanted, the
 * modal that follows a login is due.
 */
export function useEnter(loginPage: LoginPage = 'member'): (value: LoginValue) => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const changeSearch = useChangeSearch();
  const brand = useBrandName();
  const t = useTranslations('auth.login');
  return useCallback(
    async ({ token, firstTimeLogin, passwordExpired }) => {
      forgetOwnAnswers(queryClient);
      beginSession(token);
      try {
        const member = await queryClient.fetchQuery(memberInfoQuery());
        completeSession({
          ...member,
          passwordChangeRequired: passwordExpired || member.passwordChangeRequired === true,
        });
      } catch (thrown) {
        // A login that was begun after this one keeps its session.
        if (useSession.getState().token === token) endSession();
        throw thrown;
      }
      useAuthIntent.setState({ isFirstLogin: firstTimeLogin });
      if (firstTimeLogin) showToast({ title: t('welcome', { brand }), tone: 'success' });
      const isBarred = Boolean(useSession.getState().member?.playBar);
      const afterLogin = isBarred ? null : takeAfterLogin();
      usePostLogin.setState({ isDue: !passwordExpired && !isBarred && afterLogin === null });
      // Who takes a break or is excluded is shown until when, and that his balance can be withdrawn.
      if (isBarred) return await navigate({ to: paths.home, search: { member: protectionPage } });
      if (afterLogin === null) return await navigate({ to: loginPage === 'agent' ? paths.agentHome : paths.home });
      changeSearch({ popup: undefined }, { replace: true });
      afterLogin();
    },
    [queryClient, navigate, changeSearch, loginPage, brand, t],
  );
}
