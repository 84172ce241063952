import type { Calls, CallValue } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

export type WithdrawalDetail = CallValue<Calls['staffWithdrawal']>;

export const withdrawalQuery = (withdrawalId: string) =>
  queryOptions({
    queryKey: ['staffWithdrawal', withdrawalId] as const,
    queryFn: () => callApi('staffWithdrawal', { params: { withdrawalId } }),
  });

export const proofQuery = (proofId: string) =>
  queryOptions({
    queryKey: ['staffWithdrawalProof', proofId] as const,
    queryFn: async () => (await callApi('staffWithdrawalProof', { params: { proofId } })).image,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const rulesQuery = () =>
  queryOptions({
    queryKey: ['staffWithdrawalRules'] as const,
    queryFn: async () => (await callApi('staffWithdrawalRules', {})).rules,
  });

/** What a decision changes. */
export const withdrawalReads = ['staffWithdrawals', 'staffDisputes', 'staffWithdrawal', 'staffMember'] as const;
