import { toFailure } from '@baize/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { balanceQuery, refreshMoney } from '../../../lib/account/balance.ts';
import { callApi } from '../../../lib/api/client.ts';
import { useSession } from '../../../lib/session/session.ts';
import { intentTo, settleIntent } from '../deposit-intent.ts';

/**
 * Deposits play money. One intent keeps one request id until it has succeeded, so a retry after a lost answer is
 * booked once; another amount, or a deposit after a success, is a new intent.
 */
export function useDeposit() {
  const queryClient = useQueryClient();
  const memberId = useSession(({ member }) => member?.id ?? '');
  return useMutation({
    mutationFn: async (amount: string) => {
      const intent = intentTo(memberId, amount);
      try {
        const value = await callApi('sandboxDeposit', { body: { requestId: intent.requestId, amount } });
        settleIntent(intent);
        return value;
      } catch (thrown) {
        if (toFailure(thrown).messageKey === 'repeated_with_other_content') settleIntent(intent);
        throw thrown;
      }
    },
    onSuccess: ({ sumBalance }) => {
      queryClient.setQueryData(balanceQuery().queryKey, (current) => current && { ...current, sumBalance });
      void refreshMoney(queryClient);
    },
    onError: (thrown) => {
      // The answer may be lost after the booking: the balance tells.
      if (toFailure(thrown).isVolatile) void refreshMoney(queryClient);
    },
  });
}
