import type { Calls, CallValue } from '@baize/contract';

/** What the card rooms answer to a launch token. */
export type RoomsOpening = CallValue<Calls['roomsOpen']>;
export type LobbyRoom = CallValue<Calls['roomsLobby']>['rooms'][number];
