import type { ArenaCode, ArenaState } from '@baize/contract';
import { arenaChannel } from '@baize/contract/sockets';
import type { Arena } from '@baize/games/cockfight';
import type { Channel } from '../../platform/sockets/channel.ts';
import { type SessionWatch, type SocketSession, watchSessions } from '../../platform/sockets/session-watch.ts';
import type { VendorPorts } from '../vendor.ts';
import type { PaidPlayer } from './bets/payments.ts';

type ArenaChannel = Channel<typeof arenaChannel, SocketSession>;

/** Bets of a fight are sent together, this long after the first that was not. */
const betsEveryMs = 200;

const arenaRoom = (arena: string) => `arena:${arena}`;
const seatRoom = (arena: string, playerRef: string) => `seat:${arena}:${playerRef}`;

export interface ArenaSources {
  stateOf(arena: Pick<Arena, 'code'>): Promise<ArenaState>;
  /** Null when the session has ended. */
  playerOf(arena: ArenaCode, session: string): Promise<{ playerRef: string } | null>;
}

export interface ArenaRooms {
  open(sources: ArenaSources): void;
  fightChanged(arena: Pick<Arena, 'code'>): void;
  betsChanged(arena: Pick<Arena, 'code'>): void;
  paid(player: PaidPlayer): void;
  close(): Promise<void>;
}

/** Carries the news of arenas to the games in their frames, whichever process runs the arena; a session that ended hears no more. */
export function createArenaRooms({
  sockets,
  sessions,
  onFailure,
}: Pick<VendorPorts, 'sockets' | 'sessions' | 'onFailure'>): ArenaRooms {
  const timers = new Map<string, NodeJS.Timeout>();
  let watch: SessionWatch<typeof arenaChannel, SocketSession> | null = null;
  let opened: { channel: ArenaChannel; sources: ArenaSources } | null = null;

  const sendBoard = async (arena: Pick<Arena, 'code'>): Promise<void> => {
    if (!opened) return;
    const { fight, board } = await opened.sources.stateOf(arena);
    if (fight && board) opened.channel.sendVolatile(arenaRoom(arena.code), 'board', { fightId: fight.fightId, board });
  };

  return {
    open: (sources) => {
      const channel: ArenaChannel = sockets.open<typeof arenaChannel, SocketSession>(arenaChannel, {
        isForSandbox: true,
        admit: async ({ arena, session }) => {
          const [player, who] = await Promise.all([
            sources.playerOf(arena, session),
            sessions.siteSessionOf(session, arena),
          ]);
          if (!player || !who) return { ok: false, message: 'session_expired' };
          return { ok: true, who, rooms: [arenaRoom(arena), seatRoom(arena, player.playerRef)] };
        },
        // A session that ended between handshake and now found nobody to close.
        onConnected: async (peer) => void (await watch?.leaveWhenOver(peer)),
        on: {},
      });
      const { isAwake, news: sessionNews } = sessions;
      watch = watchSessions(() => channel, { sessionOf: (who) => who, isAwake, sessionNews, onFailure });
      opened = { channel, sources };
    },
    fightChanged: (arena) => {
      if (!opened) return;
      const { channel, sources } = opened;
      sources
        .stateOf(arena)
        .then((state) => channel.send(arenaRoom(arena.code), 'state', state))
        .catch(onFailure);
    },
    betsChanged: (arena) => {
      if (timers.has(arena.code)) return;
      const timer = setTimeout(() => {
        timers.delete(arena.code);
        sendBoard(arena).catch(onFailure);
      }, betsEveryMs);
      timers.set(arena.code, timer);
    },
    paid: ({ arena, playerRef, stakeMinor, returnMinor, balance }) =>
      opened?.channel.send(seatRoom(arena, playerRef), 'paid', {
        stakeMinor: `${stakeMinor}`,
        returnMinor: `${returnMinor}`,
        balanceMinor: balance && `${balance.cashMinor}`,
      }),
    close: async () => {
      for (const timer of timers.values()) clearTimeout(timer);
      await watch?.stop();
    },
  };
}
