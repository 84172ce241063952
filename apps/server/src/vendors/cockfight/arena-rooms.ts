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
/** Those who see the same odds, which their own money moves. */
const poolRoom = (arena: string, pool: string) => `pool:${arena}:${pool}`;
const seatRoom = (arena: string, playerRef: string) => `seat:${arena}:${playerRef}`;

export interface ArenaSources {
  /** Null: as somebody whose pool has no bets. */
  stateOf(arena: Pick<Arena, 'code'>, pool: string | null): Promise<ArenaState>;
  poolsNow(arena: Pick<Arena, 'code'>): Promise<string[]>;
  /** Null when the session has ended. */
  playerOf(arena: ArenaCode, session: string): Promise<{ playerRef: string; pool: string } | null>;
}

export interface ArenaRooms {
  open(sources: ArenaSources): void;
  fightChanged(arena: Pick<Arena, 'code'>): void;
  betsChanged(arena: Pick<Arena, 'code'>, pool: string): void;
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

  const sendBoard = async (arena: Pick<Arena, 'code'>, pool: string): Promise<void> => {
    if (!opened) return;
    const { fight, board } = await opened.sources.stateOf(arena, pool);
    if (fight && board)
      opened.channel.sendVolatile(poolRoom(arena.code, pool), 'board', { fightId: fight.fightId, board });
  };

  /** The fight to everybody, and its odds to each pool that moved them. */
  const sendFight = async (arena: Pick<Arena, 'code'>): Promise<void> => {
    if (!opened) return;
    const { channel, sources } = opened;
    channel.send(arenaRoom(arena.code), 'state', await sources.stateOf(arena, null));
    for (const pool of await sources.poolsNow(arena)) await sendBoard(arena, pool);
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
          return {
            ok: true,
            who,
            rooms: [arenaRoom(arena), poolRoom(arena, player.pool), seatRoom(arena, player.playerRef)],
          };
        },
        // A session that ended between handshake and now found nobody to close.
        onConnected: async (peer) => void (await watch?.leaveWhenOver(peer)),
        on: {},
      });
      const { isAwake, news: sessionNews } = sessions;
      watch = watchSessions(() => channel, { sessionOf: (who) => who, isAwake, sessionNews, onFailure });
      opened = { channel, sources };
    },
    fightChanged: (arena) => void sendFight(arena).catch(onFailure),
    betsChanged: (arena, pool) => {
      const room = poolRoom(arena.code, pool);
      if (timers.has(room)) return;
      const timer = setTimeout(() => {
        timers.delete(room);
        sendBoard(arena, pool).catch(onFailure);
      }, betsEveryMs);
      timers.set(room, timer);
    },
    paid: ({ fightId, arena, playerRef, stakeMinor, returnMinor, balance }) =>
      opened?.channel.send(seatRoom(arena, playerRef), 'paid', {
        fightId,
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
