import type { Calls, CallValue, PairStatus } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

export type StaffPair = CallValue<Calls['staffRoomPair']>;

export const pairQuery = (pairId: string) =>
  queryOptions({
    queryKey: ['staffRoomPair', pairId] as const,
    queryFn: () => callApi('staffRoomPair', { params: { pairId } }),
  });

/** What a decision about a pair changes, by the names of the calls. */
export const pairReads = ['staffRoomPair', 'staffRoomPairs'] as const;

export const pairTones = {
  new: 'warning',
  watched: 'neutral',
  cleared: 'success',
  confirmed: 'danger',
} as const satisfies Record<PairStatus, string>;
