import * as z from 'zod/mini';
import { arenaBoard, arenaCode, arenaState } from './calls/game/cockfight.ts';
import { fishingRoom, fishingVolley } from './calls/game/fishing.ts';
import { roomView } from './calls/game/rooms.ts';
import { tableChatMessage } from './calls/game/table-chat.ts';
import { tableNeighbour, tableState, tableTotal } from './calls/game/tables.ts';
import { chatAuthor, chatMessage } from './calls/support.ts';
import { amount, minorAmount } from './fields.ts';

/** Where the browser connects; a channel is a namespace of it. */
export const socketPath = '/ws';

const token = z.string().check(z.maxLength(200));

/**
 * One channel: what a client proves at the handshake, what the server says, what the client may say. Client and server check every message
 * with these schemas. What changes something goes through a call; sockets carry news.
 */
export interface SocketChannel {
  readonly namespace: `/${string}`;
  readonly auth: z.ZodMiniType;
  readonly fromServer: Readonly<Record<string, z.ZodMiniType>>;
  readonly fromClient: Readonly<Record<string, z.ZodMiniType>>;
}

/** The signed-in account's own news, and a visitor's chat. */
export const memberChannel = {
  namespace: '/member',
  auth: z.union([z.strictObject({ token }), z.strictObject({ chatToken: token })]),
  fromServer: {
    /** Who listens here: the first message after the handshake. Empty for a visitor. */
    welcome: z.object({ customerId: z.string(), account: z.string() }),
    balance: z.object({ sumBalance: amount, currency: z.string(), currencySymbol: z.string() }),
    /** Announcements of the brand have changed. */
    notice: z.object({}),
    /** Internal messages that are unread. */
    messages: z.object({ unread: z.int() }),
    chatMessage,
    /** Staff has read the chat up to this number. */
    chatRead: z.object({ upTo: z.int() }),
    /** Staff is writing. */
    chatTyping: z.object({}),
    chatUnread: z.object({ unread: z.int() }),
    /** Staff closed the chat, or opened it again. */
    chatState: z.object({}),
    /** The session has ended; the socket is closed behind this. */
    forcedLogout: z.object({}),
  },
  fromClient: { chatTyping: z.strictObject({}) },
} as const satisfies SocketChannel;

/** What staff's console hears. */
export const staffChannel = {
  namespace: '/staff',
  auth: z.strictObject({ token }),
  fromServer: {
    chatMessage: z.object({ chatId: z.string(), message: chatMessage }),
    /** The other side, or a colleague, has read a chat. */
    chatRead: z.object({ chatId: z.string(), reader: chatAuthor, upTo: z.int() }),
    chatTyping: z.object({ chatId: z.string() }),
    /** A chat was opened, closed or handed over. */
    chatState: z.object({ chatId: z.string() }),
    feedback: z.object({ feedbackId: z.string() }),
    forcedLogout: z.object({}),
  },
  fromClient: { chatTyping: z.strictObject({ chatId: z.uuid() }) },
} as const satisfies SocketChannel;

/** News of a shared table for a game in its frame; bets go through calls. */
export const gameChannel = {
  namespace: '/game',
  auth: z.strictObject({ session: token }),
  fromServer: {
    table: tableState,
    bets: z.object({ totals: z.array(tableTotal), players: z.int(), neighbours: z.array(tableNeighbour) }),
    /** The own seat was paid; a process of an older release does not say which one. */
    paid: z.object({ seatId: z.optional(z.string()), payoutMinor: minorAmount, balanceMinor: z.nullable(minorAmount) }),
    /** Somebody of the brand said something at the table. */
    chat: tableChatMessage,
    chatRemoved: z.object({ messageId: z.string() }),
    /** Who may write has changed: the chat is to be read again. */
    chatChanged: z.object({}),
  },
  fromClient: {},
} as const satisfies SocketChannel;

/** News of one card room for a game in its frame; what a player does goes through calls. */
export const roomChannel = {
  namespace: '/room',
  auth: z.strictObject({ session: token, roomId: z.uuid() }),
  fromServer: {
    /** The room as a player who sits in it may see it. */
    seat: roomView,
    /** The room as everybody may see it. */
    watch: roomView,
  },
  fromClient: {},
} as const satisfies SocketChannel;

/** News of a fishing room; shots go through calls. */
export const fishingChannel = {
  namespace: '/fishing',
  auth: z.strictObject({ session: token, roomId: z.uuid() }),
  fromServer: {
    seats: z.object({ seats: fishingRoom.shape.seats }),
    volley: fishingVolley,
  },
  fromClient: {},
} as const satisfies SocketChannel;

/** News of an arena of virtual cockfights for a game in its frame; bets go through calls. */
export const arenaChannel = {
  namespace: '/arena',
  auth: z.strictObject({ arena: arenaCode, session: token }),
  fromServer: {
    state: arenaState,
    board: arenaBoard,
    /** The own bets on a fight were paid, or its correction was. */
    paid: z.object({
      fightId: z.string(),
      stakeMinor: minorAmount,
      returnMinor: minorAmount,
      balanceMinor: z.nullable(minorAmount),
    }),
  },
  fromClient: {},
} as const satisfies SocketChannel;

/** Why a handshake was refused: the message of the client's `connect_error`. */
export const socketRefusals = ['in_logged_login', 'session_expired', 'invalid_input', 'too_many_requests'] as const;
export type SocketRefusal = (typeof socketRefusals)[number];

export type FromServer<C extends SocketChannel> = {
  [N in keyof C['fromServer'] & string]: z.output<C['fromServer'][N]>;
};
export type FromClient<C extends SocketChannel> = {
  [N in keyof C['fromClient'] & string]: z.output<C['fromClient'][N]>;
};
