import type { CallRequest, Calls, CallValue, LocaleCode } from '@baize/contract';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';
import { ownKey } from '../../../lib/session/own.ts';
import { isLoggedIn, useSession } from '../../../lib/session/session.ts';

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

interface RoomLists {
  rooms: (Room & { vendor: string })[];
  /** No vendor's first answer is there yet. */
  isLoading: boolean;
}

/** Rooms of several vendors, in the vendors' order; asked for only when somebody is logged in. A vendor that does not answer has none. */
export function useRoomLists(vendors: readonly string[], language: LocaleCode): RoomLists {
  const enabled = useSession(isLoggedIn);
  return useQueries({
    queries: vendors.map((vassalage) => ({ ...roomListQuery({ vassalage, language }), enabled })),
    combine: (answers) => ({
      rooms: answers.flatMap(({ data }, index) =>
        (data ?? []).map((room) => ({ ...room, vendor: vendors[index] ?? '' })),
      ),
      isLoading: answers.some((answer) => answer.isLoading),
    }),
  });
}
