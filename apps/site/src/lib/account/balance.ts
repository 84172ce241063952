import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../api/client.ts';
import { ownKey } from '../session/own.ts';
import { isLoggedIn, isTrial, useSession } from '../session/session.ts';

const FRESH_MS = 15_000;

export const balanceKey = [...ownKey, 'balance'] as const;

/** The balance of the session's wallet. */
export function balanceQuery() {
  return queryOptions({
    queryKey: balanceKey,
    queryFn: ({ signal }) => callApi('balance', {}, { signal }),
    staleTime: FRESH_MS,
  });
}

/** All that the account has: what of it is bonus or held, and what stands in vendors' own wallets. Asked again whenever the balance is. */
export function fundsQuery() {
  return queryOptions({
    queryKey: [...balanceKey, 'consolidated'] as const,
    queryFn: ({ signal }) => callApi('consolidatedFunds', {}, { signal }),
    staleTime: FRESH_MS,
  });
}

/** Asks only when somebody is logged in. */
export function useBalance() {
  return useQuery({ ...balanceQuery(), enabled: useSession(isLoggedIn) });
}

function useMemberFunds() {
  const hasCentre = useSession((session) => isLoggedIn(session) && !isTrial(session));
  return useQuery({ ...fundsQuery(), enabled: hasCentre }).data;
}

/** How many rewards can be claimed; 0 where the member centre is closed. */
export const useClaimableRewards = (): number => useMemberFunds()?.availablePromoCount ?? 0;
/** How many missions' prizes wait. */
export const useMissionCount = (): number => useMemberFunds()?.missionCount ?? 0;
/** Whether inviting friends brings something now. */
export const useReferralOffer = (): boolean => useMemberFunds()?.isReferralOpen ?? false;

/** Money has moved: balance, betting record and statement are asked again (a game's `roundEnded`, a deposit). */
export async function refreshMoney(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [balanceKey, bettingRecordScope, transactionsScope].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}

export const bettingRecordScope = [...ownKey, 'bettingRecord'] as const;
export const transactionsScope = [...ownKey, 'transactions'] as const;
