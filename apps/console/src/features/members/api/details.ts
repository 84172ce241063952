import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

/** What a member stated in confidence, and how far he has proved it. */
export const detailsQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['staffMemberDetails', memberId] as const,
    queryFn: () => callApi('staffMemberDetails', { params: { memberId } }),
  });

/** What is read again after an act on details, by the names of the calls. */
export const detailReads = ['staffMemberDetails', 'staffIdentityCheck'] as const;
