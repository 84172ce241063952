import type { Kysely, Selectable } from 'kysely';
import type { VendorPorts } from '../vendor.ts';
import type { RoomTables } from './schema.ts';

/** All that the rooms get from outside; money is reached through the wallet alone. */
export type RoomsDependencies = Pick<VendorPorts, 'wallet' | 'database' | 'clock' | 'secretBox' | 'newId'>;
/** What the clock of a room asks for beside the wallet: messages to players who are not there, and whether one may play at all. */
export type ClockPorts = Pick<VendorPorts, 'refusalOfStake'> & {
  staffPorts: Pick<VendorPorts['staffPorts'], 'notify'>;
};
/** The site's sessions, whose end takes a player off a waiting list. */
export type SiteSessions = Pick<VendorPorts['sessions'], 'siteSessionOf' | 'isAwake'>;

export type RoomsDatabase = Kysely<RoomTables>;
export type RoomRow = Selectable<RoomTables['rooms.rooms']>;
export type StayRow = Selectable<RoomTables['rooms.stays']>;
export type TopUpRow = Selectable<RoomTables['rooms.top_ups']>;
export type WaitRow = Selectable<RoomTables['rooms.waits']>;
export type HandRow = Selectable<RoomTables['rooms.hands']>;

/** Whom a room says that it has changed; returns at once and never throws. */
export interface RoomHub {
  roomChanged(roomId: string): void;
}
export const silentHub: RoomHub = { roomChanged: () => undefined };
