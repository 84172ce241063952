import { fishingChannel } from '@baize/contract/sockets';
import type { Channel } from '../../platform/sockets/channel.ts';
import { type SessionWatch, type SocketSession, watchSessions } from '../../platform/sockets/session-watch.ts';
import type { VendorPorts } from '../vendor.ts';
import type { FishingHub } from './dependencies.ts';
import type { Fishing } from './service.ts';

const watchers = (roomId: string) => `fishing:${roomId}`;

export interface FishingSockets {
  hub: FishingHub;
  open(fishing: Pick<Fishing, 'findSession' | 'seatIn' | 'seatsOf'>): void;
  close(): Promise<void>;
}

/** Carries what happens in a room to those who have a seat in it. */
export function createFishingSockets({
  sockets,
  sessions,
  onFailure,
}: Pick<VendorPorts, 'sockets' | 'sessions' | 'onFailure'>): FishingSockets {
  let channel: Channel<typeof fishingChannel, SocketSession> | null = null;
  let watch: SessionWatch<typeof fishingChannel, SocketSession> | null = null;
  let service: Pick<Fishing, 'seatsOf'> | null = null;

  const hub: FishingHub = {
    seatsChanged: (roomId) => {
      service
        ?.seatsOf(roomId)
        .then((seats) => channel?.send(watchers(roomId), 'seats', { seats }))
        .catch(onFailure);
    },
    fired: (roomId, volley) => channel?.send(watchers(roomId), 'volley', volley),
  };

  return {
    hub,
    open: (fishing) => {
      service = fishing;
      const opened = sockets.open<typeof fishingChannel, SocketSession>(fishingChannel, {
        isForSandbox: true,
        admit: async ({ session, roomId }) => {
          const [player, who] = await Promise.all([fishing.findSession(session), sessions.siteSessionOf(session)]);
          if (!player || !who) return { ok: false, message: 'session_expired' };
          if (!(await fishing.seatIn(player, roomId))) return { ok: false, message: 'invalid_input' };
          return { ok: true, who, rooms: [watchers(roomId)] };
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
