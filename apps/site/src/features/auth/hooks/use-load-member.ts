import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetOwnAnswers } from '../../../lib/session/own.ts';
import { completeSession, useSession } from '../../../lib/session/session.ts';
import { memberInfoQuery } from '../api/member-info.ts';

const RETRY_MS = 10_000;

/** Completes a session whose token is there after a reload; asks until the server can be reached. A refused token is cleared by the client. */
export function useLoadMember(): void {
  const queryClient = useQueryClient();
  const token = useSession((session) => session.token);
  const isAwaited = useSession((session) => session.token !== '' && session.member === null);
  const { data } = useQuery({
    ...memberInfoQuery(),
    enabled: isAwaited,
    refetchInterval: ({ state }) => (state.status === 'error' ? RETRY_MS : false),
  });
  useEffect(() => {
    if (token === '') forgetOwnAnswers(queryClient);
  }, [queryClient, token]);
  useEffect(() => {
    if (isAwaited && data !== undefined) completeSession(data);
  }, [isAwaited, data]);
}
