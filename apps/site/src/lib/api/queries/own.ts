import type { QueryClient } from '@tanstack/react-query';

/** Every answer that belongs to the signed-in account is cached under this, so that it goes with the session. */
export const ownKey = ['own'] as const;

/** Drops what was cached for the account that has just left. */
export function forgetOwnAnswers(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: ownKey });
}
