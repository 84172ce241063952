import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { memberInfoQuery } from '../../lib/api/queries/member-info.ts';
import { forgetOwnAnswers } from '../../lib/api/queries/own.ts';
import { completeSession, useSession } from '../../lib/api/session.ts';

/** Completes a session whose token is there: after a reload, and after a login that was cut off before it was complete. */
export function useLoadMember(): void {
  const queryClient = useQueryClient();
  const token = useSession((session) => session.token);
  const isComplete = useSession((session) => session.member !== null);
  useEffect(() => {
    if (token === '') return forgetOwnAnswers(queryClient);
    if (isComplete) return;
    queryClient.fetchQuery(memberInfoQuery()).then(
      (member) => useSession.getState().token === token && completeSession(member),
      // A refused token was cleared by the client; anything else is asked again with the next reload.
      () => undefined,
    );
  }, [queryClient, token, isComplete]);
}
