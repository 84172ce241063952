import type { Calls, CallValue, timelineKinds } from '@baize/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

export type TimelineKind = (typeof timelineKinds)[number];
export type TimelineEvent = CallValue<Calls['staffMemberTimeline']>['events'][number];
export type MemberLinks = CallValue<Calls['staffMemberLinks']>;

/** What happened with a member, the latest first, in parts. */
export const timelineQuery = (memberId: string, kinds: readonly TimelineKind[], count = 50) =>
  infiniteQueryOptions({
    queryKey: ['staffMemberTimeline', memberId, kinds, count] as const,
    queryFn: ({ pageParam }) =>
      callApi('staffMemberTimeline', {
        params: { memberId },
        data: { kinds: [...kinds], count, ...pageParam },
      }),
    initialPageParam: { page: 1 } as { page: number; asOf?: string },
    getNextPageParam: ({ asOf, hasMore }, _pages, { page }) => (hasMore ? { page: page + 1, asOf } : null),
  });

/** Devices of a member, and accounts that share something with his. */
export const linksQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['staffMemberLinks', memberId] as const,
    queryFn: () => callApi('staffMemberLinks', { params: { memberId } }),
  });

/** What a member did at card rooms, by game. */
export const roomFiguresQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['staffRoomFigures', memberId] as const,
    queryFn: () => callApi('staffRoomFigures', { data: { memberId } }),
  });
