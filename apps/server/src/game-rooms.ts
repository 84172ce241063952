import { gameChannel } from '@baize/contract/sockets';
import { every, type Repeating } from './platform/jobs/every.ts';
import type { Channel, Peer } from './platform/sockets/channel.ts';
import type { Sockets } from './platform/sockets/sockets.ts';
import type { Studio, TableHub } from './vendors/studio/index.ts';

/** A game's session in its frame, and whose it is. */
interface Who {
  session: string;
  playerRef: string;
}
type GameChannel = Channel<typeof gameChannel, Who>;

/** Endings of sessions, by member; null: something may have been missed. */
export interface SessionNews {
  onNews(listener: (memberId: string | null) => void): void;
}

/** Bets of a table are told together, this long after the first that was not told: every socket is to know of a bet within 250 ms. */
const betsEveryMs = 150;

/** Sessions that end by time alone are noticed this late at most. */
const sessionsEveryMs = 15_000;

const tableRoom = (gameCode: string) => `table:${gameCode}`;
const seatRoom = (gameCode: string, playerRef: string) => `seat:${gameCode}:${playerRef}`;

export interface GameRooms {
  /** What tables tell their news. */
  hub: TableHub;
  /** Opens the rooms for the games of a studio. */
  open(studio: Pick<Studio, 'playerOf' | 'tableState' | 'tableBets'>): void;
  close(): Promise<void>;
}

/** Carries the news of shared tables to the games in their frames, whichever process runs the table; a session that ended hears no more. */
export function createGameRooms({
  sockets,
  sessionNews,
  playerRefOf,
  onFailure,
}: {
  sockets: Sockets;
  sessionNews: SessionNews | null;
  /** The studio's name for a member; null: he never played there. */
  playerRefOf: (memberId: string) => Promise<string | null>;
  onFailure: (error: unknown) => void;
}): GameRooms {
  const timers = new Map<string, NodeJS.Timeout>();
  let sessions: Repeating | null = null;
  let rooms: { channel: GameChannel; stateOf: Studio['tableState']; betsOf: Studio['tableBets'] } | null = null;

  /** Readings are numbered as they begin; what is read later knows more. */
  const readings = { begun: 0, steps: new Map<string, number>(), told: new Map<string, number>() };
  const isNews = (gameCode: string, reading: number): boolean => {
    if (reading < (readings.told.get(gameCode) ?? 0)) return false;
    readings.told.set(gameCode, reading);
    return true;
  };

  const tellTable = (gameCode: string): void => {
    if (!rooms) return;
    const { channel, stateOf } = rooms;
    readings.begun += 1;
    const reading = readings.begun;
    readings.steps.set(gameCode, reading);
    stateOf(gameCode)
      .then((state) => state && isNews(gameCode, reading) && channel.send(tableRoom(gameCode), 'table', state))
      .catch(onFailure);
  };
  const tellBets = (gameCode: string): void => {
    if (!rooms) return;
    const { channel, betsOf } = rooms;
    readings.begun += 1;
    const reading = readings.begun;
    betsOf(gameCode)
      .then((bets) => {
        // A step that was begun behind these bets tells them too, and must not wait for them.
        const isOvertaken = reading < (readings.steps.get(gameCode) ?? 0);
        if (!isOvertaken && isNews(gameCode, reading)) channel.sendPassing(tableRoom(gameCode), 'bets', bets);
      })
      .catch(onFailure);
  };

  return {
    hub: {
      roundChanged: tellTable,
      betsChanged: (gameCode) => {
        if (timers.has(gameCode)) return;
        const timer = setTimeout(() => {
          timers.delete(gameCode);
          tellBets(gameCode);
        }, betsEveryMs);
        timers.set(gameCode, timer);
      },
      seatPaid: ({ gameCode, playerRef, payoutMinor, balance }) =>
        rooms?.channel.send(seatRoom(gameCode, playerRef), 'paid', {
          payoutMinor: `${payoutMinor}`,
          balanceMinor: balance && `${balance.cashMinor + balance.bonusMinor}`,
        }),
    },
    open: ({ playerOf, tableState, tableBets }) => {
      const isOver = async ({ session }: Who) => (await playerOf(session)) === null;
      const channel = sockets.open<typeof gameChannel, Who>(gameChannel, {
        isForSandbox: true,
        admit: async ({ session }) => {
          const player = await playerOf(session);
          if (!player) return { ok: false, message: 'session_expired' };
          const { gameCode, playerRef } = player;
          return {
            ok: true,
            who: { session, playerRef },
            rooms: [tableRoom(gameCode), seatRoom(gameCode, playerRef)],
          };
        },
        // A session that ended between handshake and now told nobody who was there.
        onConnected: (peer) => leaveWhenOver(peer, isOver),
        on: {},
      });
      rooms = { channel, stateOf: tableState, betsOf: tableBets };
      const check = async (memberId: string | null): Promise<void> => {
        const playerRef = memberId === null ? null : await playerRefOf(memberId);
        if (memberId !== null && playerRef === null) return;
        for (const peer of channel.peers())
          if (playerRef === null || peer.who.playerRef === playerRef) await leaveWhenOver(peer, isOver);
      };
      sessionNews?.onNews((memberId) => void check(memberId).catch(onFailure));
      sessions = every(sessionsEveryMs, () => check(null), onFailure);
    },
    close: async () => {
      for (const timer of timers.values()) clearTimeout(timer);
      await sessions?.stop();
    },
  };
}

async function leaveWhenOver(
  peer: Peer<typeof gameChannel, Who>,
  isOver: (who: Who) => Promise<boolean>,
): Promise<void> {
  if (await isOver(peer.who)) peer.leave();
}
