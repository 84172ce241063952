import type { Calls, CallValue } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

export type StaffRoom = CallValue<Calls['staffRoom']>;
export type StaffHand = CallValue<Calls['staffRoomHand']>;
export type StakeSettings = CallValue<Calls['staffRoomSettings']>['stakes'][number];

/** A room is read again so often while it is looked at. */
const roomEveryMs = 3_000;

export const roomQuery = (roomId: string) =>
  queryOptions({
    queryKey: ['staffRoom', roomId] as const,
    queryFn: () => callApi('staffRoom', { params: { roomId } }),
    refetchInterval: roomEveryMs,
  });

/** A hand that is over never changes; each reading is noted, so it is read once. */
export const handQuery = (handId: string) =>
  queryOptions({
    queryKey: ['staffRoomHand', handId] as const,
    queryFn: () => callApi('staffRoomHand', { params: { handId } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const settingsQuery = queryOptions({
  queryKey: ['staffRoomSettings'] as const,
  queryFn: () => callApi('staffRoomSettings', {}),
});

/** What an act on a room changes, by the names of the calls. */
export const roomReads = ['staffRoom', 'staffRooms'] as const;

/** The stakes of the card rooms. */
const stakes = ['low', 'medium', 'high'] as const;
export const stakeOf = (stake: string) => stakes.find((name) => name === stake) ?? 'low';

const perPercent = 100;
/** A rake in percent, as it is typed. */
export const percentOf = (rake10k: number): string => String(rake10k / perPercent);
/** Hundredths of a percent of such a text. */
export function rake10kOf(percent: string): number {
  const [whole = '', part = ''] = percent.split('.');
  return Number(whole) * perPercent + Number(part.padEnd(2, '0'));
}
