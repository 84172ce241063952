import type { Calls, CallValue } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

export type Member = CallValue<Calls['staffMember']>;
export type LimitKind = Member['limits'][number]['kind'];

export const memberQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['staffMember', memberId] as const,
    queryFn: () => callApi('staffMember', { params: { memberId } }),
  });

/** What is read again after an act on a member, by the names of the calls. */
export const memberReads = ['staffMember', 'staffMembers', 'staffMemberTransactions', 'staffMemberTimeline'] as const;
