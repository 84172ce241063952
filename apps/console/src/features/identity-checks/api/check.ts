import type { Calls, CallValue } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

export type IdentityCheck = CallValue<Calls['staffIdentityCheck']>;

export const checkQuery = (checkId: string) =>
  queryOptions({
    queryKey: ['staffIdentityCheck', checkId] as const,
    queryFn: () => callApi('staffIdentityCheck', { params: { checkId } }),
  });

/** A document never changes under its id. */
export const documentQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['staffIdentityDocument', documentId] as const,
    queryFn: async () => (await callApi('staffIdentityDocument', { params: { documentId } })).image,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What is read again after a decision, by the names of the calls. */
export const checkReads = ['staffIdentityCheck', 'staffIdentityChecks', 'staffMemberDetails'] as const;
