import type { CallRequest, Calls, CallValue, TransferDirection } from '@baize/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { transactionsScope } from '../../../lib/account/balance.ts';
import { callApi } from '../../../lib/api/client.ts';
import { ownKey } from '../../../lib/session/own.ts';

export type Receivers = CallValue<Calls['transferReceivers']>;
export type Receiver = Receivers['list'][number];
export type SentTransfer = CallValue<Calls['sendTransfer']>;
export type TransferLine = CallValue<Calls['memberTransfers']>['list'][number];
export type Transfer = Omit<CallRequest<Calls['sendTransfer']>['body'], 'requestId'>;

const transferReceiversKey = [...ownKey, 'transferReceivers'] as const;

/** Who may be sent money, and what the limits leave. */
export function useTransferReceivers(direction: TransferDirection, search: string) {
  return useQuery({
    queryKey: [...transferReceiversKey, direction, search] as const,
    queryFn: ({ signal }) =>
      callApi('transferReceivers', { data: { direction, ...(search === '' ? {} : { search }) } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** One page of what was sent and received; asked again whenever money moved. */
export function useMemberTransfers(page: { pageNo: number; pageSize: number }) {
  return useQuery({
    queryKey: [...transactionsScope, 'transfers', page] as const,
    queryFn: ({ signal }) => callApi('memberTransfers', { data: page }, { signal }),
    placeholderData: keepPreviousData,
  });
}
