import { type FromServer, memberChannel, type SocketRefusal, socketPath } from '@baize/contract/sockets';
import type { QueryClient } from '@tanstack/react-query';
import { io, type Socket } from 'socket.io-client';
import { balanceKey, bettingRecordScope, fundsQuery, transactionsScope } from '../api/queries/balance.ts';
import { addChatMessage, chatScope, chatTypingKey, chatUnreadKey, noteReadByStaff } from '../api/queries/chat.ts';
import { ownKey } from '../api/queries/own.ts';
import { expireSession } from '../api/session.ts';
import { dropChatToken } from '../chat-token.ts';
import { isGameShown } from '../launch-place.ts';
import { setTypingTeller } from './typing.ts';

export type SocketAuth = { token: string } | { chatToken: string };
type News = FromServer<typeof memberChannel>;
type Listeners = { [N in keyof News]: (value: News[N]) => void };

const announcementsScope = ['announcements'] as const;
/** Unread internal messages, `{ unread }`. */
export const unreadMessagesKey = [...ownKey, 'messages', 'unread'] as const;

/** The server closes a connection that may have missed something; the browser comes back after this, not all in one moment. */
const returnMs = { min: 500, spread: 2_000 };
const final: readonly string[] = ['in_logged_login', 'session_expired', 'invalid_input'] satisfies SocketRefusal[];

/** Connects and listens until the returned function is called. */
export function openMemberSocket(auth: SocketAuth, queryClient: QueryClient): () => void {
  const socket = io(memberChannel.namespace, { path: socketPath, transports: ['websocket'], auth, forceNew: true });
  let returning: number | undefined;
  let hasMissed = false;
  listen(socket, listenersFor(auth, queryClient));
  setTypingTeller(() => socket.emit('chatTyping', {}));

  socket.on('connect', () => {
    // What was told while nobody listened is read again.
    if (hasMissed) readAgain(queryClient);
    hasMissed = false;
  });
  socket.on('connect_error', ({ message }) => {
    hasMissed = true;
    if (!final.includes(message)) return;
    socket.disconnect();
    if ('token' in auth) expireSession(auth.token);
    else dropChatToken(auth.chatToken);
  });
  socket.on('disconnect', (reason) => {
    hasMissed = true;
    if (reason !== 'io server disconnect') return;
    returning = window.setTimeout(() => socket.connect(), returnMs.min + randomBelow(returnMs.spread));
  });
  return () => {
    window.clearTimeout(returning);
    setTypingTeller(null);
    socket.disconnect();
  };
}

/** Every message is checked; what the contract does not know is not heard. */
function listen(socket: Socket, listeners: Listeners): void {
  for (const [name, schema] of Object.entries(memberChannel.fromServer)) {
    socket.on(name, (value: unknown) => {
      const message = schema.safeParse(value);
      if (message.success) listeners[name as keyof News](message.data as never);
    });
  }
}

function listenersFor(auth: SocketAuth, queryClient: QueryClient): Listeners {
  return {
    welcome: () => undefined,
    balance: (balance) => {
      // A game shows its result before the money: its page tells the balance itself.
      if (isGameShown(window.location)) return;
      queryClient.setQueryData(balanceKey, balance);
      void queryClient.invalidateQueries({ queryKey: fundsQuery().queryKey });
      for (const queryKey of [bettingRecordScope, transactionsScope]) void queryClient.invalidateQueries({ queryKey });
    },
    notice: () => void queryClient.invalidateQueries({ queryKey: announcementsScope }),
    messages: (count) => {
      queryClient.setQueryData(unreadMessagesKey, count);
    },
    chatMessage: (message) => {
      queryClient.setQueryData(chatTypingKey, message.author === 'staff' ? 0 : undefined);
      addChatMessage(queryClient, message);
    },
    chatRead: ({ upTo }) => noteReadByStaff(queryClient, upTo),
    chatTyping: () => {
      queryClient.setQueryData(chatTypingKey, Date.now());
    },
    chatUnread: (count) => {
      queryClient.setQueryData(chatUnreadKey, count);
    },
    forcedLogout: () => {
      if ('token' in auth) expireSession(auth.token, true);
    },
  };
}

function readAgain(queryClient: QueryClient): void {
  for (const queryKey of [chatScope, balanceKey, announcementsScope, unreadMessagesKey]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}

function randomBelow(limit: number): number {
  return (crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) % limit;
}
