import { toFailure } from '@baize/client';
import type { Calls, CallValue } from '@baize/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { balanceKey, refreshMoney } from '../../../lib/account/balance.ts';
import { callApi } from '../../../lib/api/client.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { useSession } from '../../../lib/session/session.ts';
import { requestIdFor, settleRequest } from '../open-requests.ts';

export type VendorWallet = CallValue<Calls['merchantWallet']>['list'][number];

export interface Move {
  wallet: VendorWallet;
  direction: 'in' | 'out';
  /** Decimal text; without it everything. */
  amount?: string;
}

/** All vendors' wallets: shared ones and those of their own. Asked again whenever the balance is. */
export function useVendorWallets() {
  const language = useLanguage(({ locale }) => locale);
  return useQuery({
    queryKey: [...balanceKey, 'vendorWallets', language] as const,
    queryFn: async ({ signal }) => (await callApi('merchantWallet', { data: { language } }, { signal })).list,
  });
}

/** Moves cash to vendors' own wallets and back, one after the other. Returns those that failed, with the reason. */
export function useWalletMoves() {
  const queryClient = useQueryClient();
  const memberId = useSession(({ member }) => member?.id ?? '');
  return useMutation({
    mutationFn: async (moves: readonly Move[]) => {
      const outcomes = [];
      for (const move of moves) outcomes.push(await outcomeOf(memberId, move));
      return outcomes;
    },
    onSettled: () => refreshMoney(queryClient),
  });
}

export interface Outcome extends Move {
  state: 'done' | 'pending' | 'failed';
  /** Why it failed; null when it did not, or the vendor gave no reason. */
  failure: ReturnType<typeof toFailure> | null;
}

async function outcomeOf(memberId: string, move: Move): Promise<Outcome> {
  const { wallet, direction, amount } = move;
  const requestId = requestIdFor(memberId, String(wallet.accountTypeId), direction, amount ?? 'all');
  try {
    const body = {
      requestId,
      accountTypeId: wallet.accountTypeId,
      direction,
      ...(amount === undefined ? {} : { amount }),
    };
    const { state } = await callApi('walletTransfer', { body });
    settleRequest(requestId);
    return { ...move, state, failure: null };
  } catch (thrown) {
    const failure = toFailure(thrown);
    // After a lost answer the same request asks what became of it.
    if (!failure.isVolatile) settleRequest(requestId);
    return { ...move, state: 'failed', failure };
  }
}
