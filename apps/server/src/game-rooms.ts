import { gameChannel } from '@baize/contract/sockets';
import type { Channel } from './platform/sockets/channel.ts';
import type { Sockets } from './platform/sockets/sockets.ts';
import type { Studio, TableHub } from './vendors/studio/index.ts';

type GameChannel = Channel<typeof gameChannel, null>;

/** Bets of a table are told together, this long after the first that was not told. */
const betsEveryMs = 250;

const tableRoom = (gameCode: string) => `table:${gameCode}`;
const playerRoom = (playerRef: string) => `player:${playerRef}`;

export interface GameRooms {
  /** What tables tell their news. */
  hub: TableHub;
  /** Opens the rooms for the games of a studio. */
  open(studio: Pick<Studio, 'playerOf' | 'tableState'>): void;
  close(): void;
}

/** Carries the news of shared tables to the games in their frames, whichever process runs the table. */
export function createGameRooms(sockets: Sockets, onFailure: (error: unknown) => void): GameRooms {
  const timers = new Map<string, NodeJS.Timeout>();
  let rooms: { channel: GameChannel; stateOf: Studio['tableState'] } | null = null;

  const tell = (gameCode: string, name: 'table' | 'bets'): void => {
    if (!rooms) return;
    const { channel, stateOf } = rooms;
    stateOf(gameCode)
      .then((state) => {
        if (!state) return;
        if (name === 'table') channel.send(tableRoom(gameCode), name, state);
        else channel.send(tableRoom(gameCode), name, { totals: state.totals, players: state.players });
      })
      .catch(onFailure);
  };

  return {
    hub: {
      roundChanged: (gameCode) => tell(gameCode, 'table'),
      betsChanged: (gameCode) => {
        if (timers.has(gameCode)) return;
        const timer = setTimeout(() => {
          timers.delete(gameCode);
          tell(gameCode, 'bets');
        }, betsEveryMs);
        timers.set(gameCode, timer);
      },
      seatPaid: ({ playerRef, payoutMinor, balance }) =>
        rooms?.channel.send(playerRoom(playerRef), 'paid', {
          payoutMinor: `${payoutMinor}`,
          balanceMinor: balance && `${balance.cashMinor + balance.bonusMinor}`,
        }),
    },
    open: ({ playerOf, tableState }) => {
      const channel = sockets.open<typeof gameChannel, null>(gameChannel, {
        isForSandbox: true,
        admit: async ({ session }) => {
          const player = await playerOf(session);
          if (!player) return { ok: false, message: 'session_expired' };
          return { ok: true, who: null, rooms: [tableRoom(player.gameCode), playerRoom(player.playerRef)] };
        },
        on: {},
      });
      rooms = { channel, stateOf: tableState };
    },
    close: () => {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
