import type { Calls, CallValue, DepositState } from '@baize/contract';
import type { BadgeTone } from '@baize/ui/badge';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

export type Deposit = CallValue<Calls['staffDeposit']>;

export const depositQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['staffDeposit', orderId] as const,
    queryFn: () => callApi('staffDeposit', { params: { orderId } }),
  });

export const proofQuery = (orderId: string, proofNo: number) =>
  queryOptions({
    queryKey: ['staffDepositProof', orderId, proofNo] as const,
    queryFn: async () => {
      const params = { orderId, proofNo: String(proofNo) as '1' | '2' | '3' };
      return (await callApi('staffDepositProof', { params })).image;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

const linesToChoose = 50;

/** Lines of bank statements that paid nothing yet, the latest first. */
export const openLinesQuery = () =>
  queryOptions({
    queryKey: ['staffStatementLines', 'open'] as const,
    queryFn: async () => (await callApi('staffStatementLines', { data: { pageSize: linesToChoose } })).rows,
  });

export const providersQuery = () =>
  queryOptions({
    queryKey: ['staffPaymentProviders'] as const,
    queryFn: async () => (await callApi('staffPaymentProviders', {})).rows,
  });

/** What is read again after money was matched, by the names of the calls. */
export const depositReads = ['staffDeposits', 'staffDeposit', 'staffStatementLines', 'staffMember'] as const;

export const stateTones: Record<DepositState, BadgeTone> = {
  CREATED: 'neutral',
  PENDING: 'gold',
  PAID: 'success',
  EXPIRED: 'neutral',
  FAILED: 'danger',
  REVERSED: 'warning',
};
