import type { CallRequest, Calls, CallValue } from '@baize/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { GameAddress } from '../../../config/paths.ts';
import { balanceKey } from '../../../lib/account/balance.ts';
import { callApi } from '../../../lib/api/client.ts';
import { randomId } from '../../../lib/browser/random-id.ts';
import { recentGamesKey } from '../../../lib/games/recent-games.ts';
import { ownKey } from '../../../lib/session/own.ts';

/** What is launched: a game, or the sports vendor FB, which has a screen of its own. */
export type Launchable = GameAddress | 'fbsports';
/** Who looks on: language, device, theme, the way back. */
export type LaunchScreen = CallRequest<Calls['launchFb']>['data'];
export interface LaunchRequest {
  what: Launchable;
  screen: LaunchScreen;
}
export type Launch = CallValue<Calls['launchGame']>;

export const launchGameKey = (request: LaunchRequest, attempt: number) =>
  [...ownKey, 'launch', request, attempt] as const;

/**
 * Where a game opens, with its one-use token. It is never asked for twice on its own: a new token would throw the running
 * game out. Raise `attempt` to start again.
 */
export function launchGameQuery(request: LaunchRequest, attempt: number) {
  return queryOptions({
    queryKey: launchGameKey(request, attempt),
    queryFn: async ({ signal, client }) => {
      const { what, screen } = request;
      const launch =
        what === 'fbsports'
          ? await callApi('launchFb', { data: screen }, { signal })
          : await callApi('launchGame', { data: { ...what, ...screen } }, { signal });
      void client.invalidateQueries({ queryKey: recentGamesKey });
      return launch;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}

export function useLaunchGame(request: LaunchRequest, attempt: number) {
  return useQuery(launchGameQuery(request, attempt));
}

/**
 * Brings everything back from a vendor that keeps a wallet of its own. Its answer `pending` ends by itself on the server, and so does
 * a failure: money that stays with a vendor is brought back later.
 */
export async function bringMoneyBack(queryClient: QueryClient, accountTypeId: number): Promise<void> {
  const body = { requestId: randomId(), accountTypeId, direction: 'out' } as const;
  await callApi('walletTransfer', { body });
  await queryClient.invalidateQueries({ queryKey: balanceKey });
}
