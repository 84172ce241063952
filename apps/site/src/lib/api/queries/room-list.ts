import type { CallRequest, Calls, CallValue } from '@baize/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../client.ts';
import { isLoggedIn, useSession } from '../session.ts';
import { ownKey } from './own.ts';

export type RoomFilter = CallRequest<Calls['roomList']>['data'];
export type Room = CallValue<Calls['roomList']>['list'][number];

/** Seats come and go. */
const REFRESH_MS = 15_000;

/** The rooms of a player-versus-player vendor as they are now. */
export function roomListQuery(filter: RoomFilter) {
  return queryOptions({
    queryKey: [...ownKey, 'rooms', filter] as const,
    queryFn: async ({ signal }) => (await callApi('roomList', { data: filter }, { signal })).list,
    refetchInterval: REFRESH_MS,
  });
}

/** Asks only when somebody is logged in and a vendor is named. */
export function useRoomList(filter: RoomFilter) {
  const isSignedIn = useSession(isLoggedIn);
  return useQuery({ ...roomListQuery(filter), enabled: isSignedIn && filter.vassalage !== '' });
}
