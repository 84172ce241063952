import type { Calls, CallValue } from '@baize/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { paths } from '../../config/paths.ts';
import { memberInfoQuery } from '../../lib/api/queries/member-info.ts';
import { forgetOwnAnswers } from '../../lib/api/queries/own.ts';
import { beginSession, completeSession, endSession } from '../../lib/api/session.ts';
import { useChangeSearch } from '../../lib/site-search.ts';
import { takeAfterLogin } from './intent.ts';

type LoginValue = CallValue<Calls['login']>;

/**
 * What follows a successful login or registration: member info, the popup closes, and on to what was wanted, else to the home
 * page. Without member info nobody is logged in, and the failure is the form's.
 */
export function useEnter(): (value: LoginValue) => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const changeSearch = useChangeSearch();
  return useCallback(
    async ({ token }) => {
      forgetOwnAnswers(queryClient);
      beginSession(token);
      try {
        completeSession(await queryClient.fetchQuery(memberInfoQuery()));
      } catch (thrown) {
        endSession();
        throw thrown;
      }
      const afterLogin = takeAfterLogin();
      if (afterLogin === null) return await navigate({ to: paths.home });
      changeSearch({ popup: undefined }, { replace: true });
      afterLogin();
    },
    [queryClient, navigate, changeSearch],
  );
}
