import type { RoomView } from '@baize/contract';
import { roomChannel } from '@baize/contract/sockets';
import { withTables } from '../../platform/database/database.ts';
import type { Channel } from '../../platform/sockets/channel.ts';
import { type SessionWatch, type SocketSession, watchSessions } from '../../platform/sockets/session-watch.ts';
import type { VendorPorts } from '../vendor.ts';
import type { RoomHub } from './dependencies.ts';
import { findRoom, isHis } from './engine/rooms-store.ts';
import { type SeenRoom, seeReadableRooms } from './engine/see-rooms.ts';
import { viewFor } from './engine/views.ts';
import type { RoomTables } from './schema.ts';
import type { Sessions } from './sessions.ts';

/** Rooms that are read together. */
const maxAtOnce = 50;

const watchers = (roomId: string) => `watch:${roomId}`;
const seatOf = (roomId: string, playerRef: string) => `seat:${roomId}:${playerRef}`;

/** All messages that a change of a room sends: to each player his own view, to whoever watches the public one. */
export function framesOf(seen: SeenRoom): { seats: ReadonlyMap<string, RoomView>; watch: RoomView } {
  // Whoever stood up still sees his own cards of the hand.
  const players = [
    ...seen.stays.map(({ player_ref }) => player_ref),
    ...seen.finished.map(({ player_ref }) => player_ref),
    ...seen.waits.map(({ player_ref }) => player_ref),
    ...(seen.row?.players ?? []).map(({ playerRef }) => playerRef),
  ];
  return {
    seats: new Map(players.map((playerRef) => [playerRef, viewFor(seen, playerRef)])),
    watch: viewFor(seen, null),
  };
}

export interface RoomSockets {
  hub: RoomHub;
  open(sessions: Pick<Sessions, 'find'>): void;
  close(): Promise<void>;
}

/** Carries what a room shows to those who are there: to each seat its own view, to everybody the public one. */
export function createRoomSockets(
  ports: Pick<
    VendorPorts,
    'sockets' | 'sessions' | 'onFailure' | 'database' | 'clock' | 'secretBox' | 'wallet' | 'newId'
  >,
): RoomSockets {
  const { sockets, sessions, onFailure } = ports;
  const database = withTables<RoomTables>(ports.database);
  let channel: Channel<typeof roomChannel, SocketSession> | null = null;
  let watch: SessionWatch<typeof roomChannel, SocketSession> | null = null;
  /** Rooms that have changed since they were read last. */
  const changed = new Set<string>();
  let isReading = false;

  const show = (seen: SeenRoom): void => {
    const roomId = seen.room.id;
    const { seats, watch: shownToAll } = framesOf(seen);
    for (const [playerRef, view] of seats) channel?.sendHere(seatOf(roomId, playerRef), 'seat', view);
    channel?.sendHere(watchers(roomId), 'watch', shownToAll);
  };

  /** What changes while rooms are read is read together next: the more there is, the more of it at once. */
  const showChanged = async (): Promise<void> => {
    isReading = true;
    while (changed.size > 0) {
      const roomIds = [...changed].slice(0, maxAtOnce);
      for (const roomId of roomIds) changed.delete(roomId);
      for (const seen of await seeReadableRooms(database, ports, roomIds, onFailure)) {
        try {
          show(seen);
        } catch (error) {
          onFailure(error);
        }
      }
    }
    isReading = false;
  };

  /** Every socket of a room is among its watchers. */
  const showHere = (roomId: string): void => {
    if (!channel?.isHeardHere(watchers(roomId))) return;
    changed.add(roomId);
    if (!isReading) void showChanged();
  };

  /** Other processes get one notice of a changed room and read it for their own sockets, instead of one message for each seat's view. */
  const roomChanged = (roomId: string): void => {
    channel?.notifyOthers(roomId);
    showHere(roomId);
  };

  return {
    hub: { roomChanged },
    open: ({ find }) => {
      const opened = sockets.open<typeof roomChannel, SocketSession>(roomChannel, {
        isForSandbox: true,
        onNotified: showHere,
        admit: async ({ session, roomId }) => {
          const [player, who, room] = await Promise.all([
            find(session),
            sessions.siteSessionOf(session),
            findRoom(database, roomId),
          ]);
          if (!player || !who) return { ok: false, message: 'session_expired' };
          if (!isHis(player, room)) return { ok: false, message: 'invalid_input' };
          return { ok: true, who, rooms: [watchers(roomId), seatOf(roomId, player.playerRef)] };
        },
        // A session that ended between handshake and now told nobody who was there.
        onConnected: async (peer) => void (await watch?.leaveWhenOver(peer)),
        on: {},
      });
      channel = opened;
      watch = watchSessions(() => opened, {
        sessionOf: (who) => who,
        isAwake: sessions.isAwake,
        sessionNews: sessions.news,
        onFailure,
      });
    },
    close: async () => watch?.stop(),
  };
}
