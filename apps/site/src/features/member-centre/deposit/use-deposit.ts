import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi } from '../../../lib/api/client.ts';
import { toFailure } from '../../../lib/api/failure.ts';
import { balanceQuery, refreshMoney } from '../../../lib/api/queries/balance.ts';

interface DepositIntent {
  requestId: string;
  /** Decimal text in its one normal form. */
  amount: string;
}

/**
 * Deposits play money. One intent keeps one request id until it has succeeded, so a retry after a lost answer is
 * booked once; another amount, or a deposit after a success, is a new intent.
 */
export function useDeposit() {
  const queryClient = useQueryClient();
  const intent = useRef<DepositIntent>(undefined);
  return useMutation({
    mutationFn: (amount: string) => {
      if (intent.current?.amount !== amount) intent.current = { requestId: crypto.randomUUID(), amount };
      return callApi('sandboxDeposit', { body: intent.current });
    },
    onSuccess: ({ sumBalance }) => {
      intent.current = undefined;
      queryClient.setQueryData(balanceQuery().queryKey, (current) => current && { ...current, sumBalance });
      void refreshMoney(queryClient);
    },
    onError: (thrown) => {
      const failure = toFailure(thrown);
      if (failure.messageKey === 'repeated_with_other_content') intent.current = undefined;
      // The answer may be lost after the booking: the balance tells.
      if (failure.isPassing) void refreshMoney(queryClient);
    },
  });
}
