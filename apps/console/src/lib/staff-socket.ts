import { type FromServer, socketPath, staffChannel } from '@baize/contract/sockets';
import type { QueryClient } from '@tanstack/react-query';
import { io, type Socket } from 'socket.io-client';
import { addMessage, chatsScope, feedbackScope, noteRead, typingKey } from './queries.ts';
import { endSession } from './session.ts';

type News = FromServer<typeof staffChannel>;
type Listeners = { [N in keyof News]: (value: News[N]) => void };

const returnMs = 1_500;
const typingEveryMs = 2_000;
let current: Socket | null = null;
let toldAtMs = 0;

/** Keeps the console's live channel open until the returned function is called; news go into the query cache. */
export function openStaffSocket(
  token: string,
  queryClient: QueryClient,
  onLive: (isLive: boolean) => void,
): () => void {
  const socket = io(staffChannel.namespace, { path: socketPath, transports: ['websocket'], auth: { token } });
  let returning: number | undefined;
  let hasMissed = false;
  current = socket;
  const listeners = listenersFor(token, queryClient);
  for (const [name, schema] of Object.entries(staffChannel.fromServer)) {
    socket.on(name, (value: unknown) => {
      const message = schema.safeParse(value);
      if (message.success) listeners[name as keyof News](message.data as never);
    });
  }
  socket.on('connect', () => {
    onLive(true);
    // What was told while nobody listened is read again.
    if (hasMissed) void queryClient.invalidateQueries();
    hasMissed = false;
  });
  socket.on('connect_error', ({ message }) => {
    hasMissed = true;
    onLive(false);
    if (message === 'session_expired' || message === 'in_logged_login') endSession(token);
  });
  socket.on('disconnect', (reason) => {
    hasMissed = true;
    onLive(false);
    if (reason === 'io server disconnect') returning = window.setTimeout(() => socket.connect(), returnMs);
  });
  return () => {
    window.clearTimeout(returning);
    current = null;
    socket.disconnect();
  };
}

/** The answer is being written; told at most every two seconds. */
export function sendTyping(chatId: string): void {
  const nowMs = performance.now();
  if (current === null || nowMs - toldAtMs < typingEveryMs) return;
  toldAtMs = nowMs;
  current.emit('chatTyping', { chatId });
}

function listenersFor(token: string, queryClient: QueryClient): Listeners {
  const listChanged = () => void queryClient.invalidateQueries({ queryKey: chatsScope });
  return {
    chatMessage: ({ chatId, message }) => {
      if (message.author === 'member') queryClient.setQueryData(typingKey(chatId), 0);
      addMessage(queryClient, chatId, message);
      listChanged();
    },
    chatRead: ({ chatId, reader, upTo }) => {
      if (reader === 'member') noteRead(queryClient, chatId, upTo);
      else listChanged();
    },
    chatTyping: ({ chatId }) => {
      queryClient.setQueryData(typingKey(chatId), Date.now());
    },
    chatState: listChanged,
    feedback: () => void queryClient.invalidateQueries({ queryKey: feedbackScope }),
    forcedLogout: () => endSession(token),
  };
}
