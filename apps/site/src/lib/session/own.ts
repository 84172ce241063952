import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { useSession } from './session.ts';

/** Every answer that belongs to the signed-in account is cached under this, so that it goes with the session. */
export const ownKey = ['own'] as const;

/** Drops what was cached for the account that has just left. */
export function forgetOwnAnswers(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: ownKey });
}

/** To be taken before a change is sent: caches its answer, unless another account sits here when it comes. */
export function ownAnswerWriter(queryClient: QueryClient): (queryKey: QueryKey, answer: unknown) => void {
  const memberId = () => useSession.getState().member?.id;
  const asker = memberId();
  return (queryKey, answer) => {
    if (memberId() === asker) queryClient.setQueryData(queryKey, answer);
  };
}
