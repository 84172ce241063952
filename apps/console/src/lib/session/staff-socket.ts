import { openLiveChannel } from '@baize/client/live-channel';
import { createTypingNotifier } from '@baize/client/typing';
import { type FromServer, staffChannel } from '@baize/contract/sockets';
import type { QueryClient } from '@tanstack/react-query';
import { addMessage, chatsScope, noteRead, typingKey } from '../chats.ts';
import { endSession } from './session.ts';

type News = FromServer<typeof staffChannel>;
type Listeners = { [N in keyof News]: (value: News[N]) => void };

/** The answer of a chat is being written. */
const typing = createTypingNotifier<[chatId: string]>();
export const sendTyping = typing.notify;

/** Keeps the console's live channel open until the returned function is called; news go into the query cache. */
export function openStaffSocket(
  token: string,
  queryClient: QueryClient,
  onLive: (isLive: boolean) => void,
): () => void {
  const channel = openLiveChannel(staffChannel, {
    auth: { token },
    listeners: listenersFor(token, queryClient),
    onConnect: (hasMissed) => {
      onLive(true);
      // What was told while nobody listened is read again.
      if (hasMissed) void queryClient.invalidateQueries();
    },
    onCut: () => onLive(false),
    onRefused: () => {
      onLive(false);
      endSession(token);
    },
  });
  typing.setTeller((chatId) => channel.emit('chatTyping', { chatId }));
  return () => {
    typing.setTeller(null);
    channel.close();
  };
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
    feedback: () => void queryClient.invalidateQueries({ queryKey: ['staffFeedback'] }),
    forcedLogout: () => endSession(token),
  };
}
