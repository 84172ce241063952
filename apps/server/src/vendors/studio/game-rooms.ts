import { gameChannel } from '@baize/contract/sockets';
import type { Channel } from '../../platform/sockets/channel.ts';
import { type SessionWatch, type SocketSession, watchSessions } from '../../platform/sockets/session-watch.ts';
import type { VendorPorts } from '../vendor.ts';
import { studioVendorCode } from './code.ts';
import type { PlayerInGame } from './dependencies.ts';
import type { Studio, TableHub } from './index.ts';
import { balanceView } from './slots/views.ts';
import type { ChatHub, ChatPlace } from './table-chat/chat-hub.ts';

type GameChannel = Channel<typeof gameChannel, SocketSession>;

/** Bets of a table are told together, this long after the first that was not told: every socket is to know of a bet within 250 ms. */
const betsEveryMs = 150;

const tableRoom = (gameCode: string) => `table:${gameCode}`;
const seatRoom = (gameCode: string, playerRef: string) => `seat:${gameCode}:${playerRef}`;
const chatRoom = ({ brandId, gameCode }: ChatPlace) => `chat:${brandId}:${gameCode}`;
const brandRoom = (brandId: string) => `brand:${brandId}`;
const playerRoom = (playerRef: string) => `player:${playerRef}`;

export interface GameRooms {
  /** What tables tell their news. */
  hub: TableHub;
  /** What their chats tell. */
  chatHub: ChatHub;
  /** Opens the rooms for the games of a studio. */
  open(studio: Pick<Studio, 'playerOf' | 'tableState' | 'tableBets'>): void;
  close(): Promise<void>;
}

/** Carries the news of shared tables to the games in their frames, whichever process runs the table; a session that ended hears no more. */
export function createGameRooms({
  sockets,
  sessions,
  staffPorts,
  onFailure,
}: Pick<VendorPorts, 'sockets' | 'sessions' | 'staffPorts' | 'onFailure'>): GameRooms {
  const timers = new Map<string, NodeJS.Timeout>();
  let watch: SessionWatch<typeof gameChannel, SocketSession> | null = null;
  let rooms: { channel: GameChannel; stateOf: Studio['tableState']; betsOf: Studio['tableBets'] } | null = null;

  /** Readings are numbered as they begin; what is read later knows more. */
  const readings = { begun: 0, steps: new Map<string, number>(), told: new Map<string, number>() };
  const isNews = (gameCode: string, reading: number): boolean => {
    if (reading < (readings.told.get(gameCode) ?? 0)) return false;
    readings.told.set(gameCode, reading);
    return true;
  };

  const notifyTable = (gameCode: string): void => {
    if (!rooms) return;
    const { channel, stateOf } = rooms;
    readings.begun += 1;
    const reading = readings.begun;
    readings.steps.set(gameCode, reading);
    stateOf(gameCode)
      .then((state) => state && isNews(gameCode, reading) && channel.send(tableRoom(gameCode), 'table', state))
      .catch(onFailure);
  };
  const notifyBets = (gameCode: string): void => {
    if (!rooms) return;
    const { channel, betsOf } = rooms;
    readings.begun += 1;
    const reading = readings.begun;
    betsOf(gameCode)
      .then((bets) => {
        // A step that was begun behind these bets tells them too, and must not wait for them.
        const isOvertaken = reading < (readings.steps.get(gameCode) ?? 0);
        if (!isOvertaken && isNews(gameCode, reading)) channel.sendVolatile(tableRoom(gameCode), 'bets', bets);
      })
      .catch(onFailure);
  };

  /** Where a player hears the chat: within his brand. */
  const chatRoomsOf = async ({ gameCode, playerRef }: PlayerInGame): Promise<string[]> => {
    const brandId = (await staffPorts.playersOf(studioVendorCode, [playerRef])).get(playerRef)?.brandId;
    return brandId ? [chatRoom({ brandId, gameCode }), brandRoom(brandId), playerRoom(playerRef)] : [];
  };

  return {
    chatHub: {
      said: (place, message) => rooms?.channel.send(chatRoom(place), 'chat', message),
      removed: (place, messageId) => rooms?.channel.send(chatRoom(place), 'chatRemoved', { messageId }),
      changed: ({ brandId, playerRef }) =>
        rooms?.channel.send(playerRef === undefined ? brandRoom(brandId) : playerRoom(playerRef), 'chatChanged', {}),
    },
    hub: {
      roundChanged: notifyTable,
      betsChanged: (gameCode) => {
        if (timers.has(gameCode)) return;
        const timer = setTimeout(() => {
          timers.delete(gameCode);
          notifyBets(gameCode);
        }, betsEveryMs);
        timers.set(gameCode, timer);
      },
      seatPaid: ({ gameCode, playerRef, seatId, payoutMinor, balance }) =>
        rooms?.channel.send(seatRoom(gameCode, playerRef), 'paid', {
          seatId,
          payoutMinor: `${payoutMinor}`,
          balanceMinor: balance && balanceView(balance),
        }),
    },
    open: ({ playerOf, tableState, tableBets }) => {
      const channel: GameChannel = sockets.open<typeof gameChannel, SocketSession>(gameChannel, {
        isForSandbox: true,
        admit: async ({ session }) => {
          const [player, who] = await Promise.all([playerOf(session), sessions.siteSessionOf(session)]);
          if (!player || !who) return { ok: false, message: 'session_expired' };
          const { gameCode, playerRef } = player;
          const chatRooms = await chatRoomsOf(player);
          return { ok: true, who, rooms: [tableRoom(gameCode), seatRoom(gameCode, playerRef), ...chatRooms] };
        },
        // A session that ended between handshake and now told nobody who was there.
        onConnected: async (peer) => void (await watch?.leaveWhenOver(peer)),
        on: {},
      });
      const { isAwake, news: sessionNews } = sessions;
      watch = watchSessions(() => channel, { sessionOf: (who) => who, isAwake, sessionNews, onFailure });
      rooms = { channel, stateOf: tableState, betsOf: tableBets };
    },
    close: async () => {
      for (const timer of timers.values()) clearTimeout(timer);
      await watch?.stop();
    },
  };
}
