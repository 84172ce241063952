import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

/** A member's own limits, reminder, break or exclusion, and their history. */
export const protectionQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['staffMemberProtection', memberId] as const,
    queryFn: () => callApi('staffMemberProtection', { params: { memberId } }),
  });

/** What is read again after an exclusion, by the names of the calls. */
export const protectionReads = ['staffMemberProtection', 'staffMember', 'staffProtectionSigns'] as const;
