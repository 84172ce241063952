import type { Calls, CallValue } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

export type StaffFishingRoom = CallValue<Calls['staffFishingRoom']>;
export type LevelSettings = CallValue<Calls['staffFishingSettings']>['levels'][number];

/** A room is read again so often while it is looked at. */
const roomEveryMs = 3_000;

export const roomQuery = (roomId: string) =>
  queryOptions({
    queryKey: ['staffFishingRoom', roomId] as const,
    queryFn: () => callApi('staffFishingRoom', { params: { roomId } }),
    refetchInterval: roomEveryMs,
  });

export const roundQuery = (roundId: string) =>
  queryOptions({
    queryKey: ['staffFishingRound', roundId] as const,
    queryFn: () => callApi('staffFishingRound', { params: { roundId } }),
  });

export const settingsQuery = queryOptions({
  queryKey: ['staffFishingSettings'] as const,
  queryFn: () => callApi('staffFishingSettings', {}),
});

/** What an act on a room changes, by the names of the calls. */
export const roomReads = ['staffFishingRoom', 'staffFishingRooms'] as const;

const hundred = 100;
/** What was paid of what was staked, in percent with two decimals; null: nothing was staked. */
export function returnOf({ staked, paid }: { staked: string; paid: string }): string | null {
  const stake = Number(staked);
  return stake > 0 ? `${((Number(paid) / stake) * hundred).toFixed(2)} %` : null;
}
