import { openLiveChannel } from '@baize/client/live-channel';
import { type FromServer, memberChannel } from '@baize/contract/sockets';
import type { QueryClient } from '@tanstack/react-query';
import { messagesScope, noteUnread } from '../../features/messages/api/unread-messages.ts';
import {
  addChatMessage,
  chatScope,
  chatStatusKey,
  chatTypingKey,
  chatUnreadKey,
  noteReadByStaff,
} from '../../features/support/api/chat.ts';
import { setTypingTeller } from '../../features/support/typing.ts';
import { balanceKey, bettingRecordScope, fundsQuery, transactionsScope } from '../../lib/account/balance.ts';
import { withdrawalsScope } from '../../lib/account/withdrawals-scope.ts';
import { dropChatToken } from '../../lib/session/chat-token.ts';
import { expireSession } from '../../lib/session/session.ts';
import { isGameShown } from '../launch-place.ts';

export type SocketAuth = { token: string } | { chatToken: string };
type News = FromServer<typeof memberChannel>;
type Listeners = { [N in keyof News]: (value: News[N]) => void };

const announcementsScope = ['announcements'] as const;

/** Connects and listens until the returned function is called. */
export function openMemberSocket(auth: SocketAuth, queryClient: QueryClient): () => void {
  const channel = openLiveChannel(memberChannel, {
    auth,
    listeners: listenersFor(auth, queryClient),
    // What was told while nobody listened is read again.
    onConnect: (hasMissed) => hasMissed && readAgain(queryClient),
    onRefused: () => ('token' in auth ? expireSession(auth.token) : dropChatToken(auth.chatToken)),
  });
  setTypingTeller(() => channel.emit('chatTyping', {}));
  return () => {
    setTypingTeller(null);
    channel.close();
  };
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
      noteUnread(queryClient, count);
      // Each step of a withdrawal comes with a message.
      void queryClient.invalidateQueries({ queryKey: withdrawalsScope });
    },
    chatMessage: (message) => {
      queryClient.setQueryData(chatTypingKey, message.author === 'staff' ? 0 : undefined);
      addChatMessage(queryClient, message);
      void queryClient.invalidateQueries({ queryKey: chatStatusKey });
    },
    chatRead: ({ upTo }) => noteReadByStaff(queryClient, upTo),
    chatTyping: () => {
      queryClient.setQueryData(chatTypingKey, Date.now());
    },
    chatUnread: (count) => {
      queryClient.setQueryData(chatUnreadKey, count);
    },
    chatState: () => void queryClient.invalidateQueries({ queryKey: chatStatusKey }),
    forcedLogout: () => {
      if ('token' in auth) expireSession(auth.token, true);
    },
  };
}

function readAgain(queryClient: QueryClient): void {
  for (const queryKey of [chatScope, balanceKey, announcementsScope, messagesScope, withdrawalsScope]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
