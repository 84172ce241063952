import { toFailure } from '@baize/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshMoney } from '../../../lib/account/balance.ts';
import { callApi } from '../../../lib/api/client.ts';
import { useSession } from '../../../lib/session/session.ts';
import type { Transfer } from '../api/member-transfers.ts';
import { requestIdFor, settleRequest } from '../open-requests.ts';

/** Sends a transfer; a retry after a lost answer keeps its request id and is booked once. */
export function useTransfer() {
  const queryClient = useQueryClient();
  const memberId = useSession(({ member }) => member?.id ?? '');
  return useMutation({
    mutationFn: async (transfer: Transfer) => {
      const { receiverId, amount, note = '' } = transfer;
      const requestId = requestIdFor(memberId, receiverId, amount, note);
      try {
        const value = await callApi('sendTransfer', { body: { ...transfer, requestId } });
        settleRequest(requestId);
        return value;
      } catch (thrown) {
        if (toFailure(thrown).messageKey === 'repeated_with_other_content') settleRequest(requestId);
        throw thrown;
      }
    },
    onSettled: () => refreshMoney(queryClient),
  });
}
