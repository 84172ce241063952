import { ApiFailure } from '@baize/client';
import type { CsType } from '@baize/contract';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '../../../lib/api/client.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { dropChatToken, useChatToken } from '../../../lib/session/chat-token.ts';
import { useSession } from '../../../lib/session/session.ts';
import { chatMessagesQuery, chatQuery, chatScope, chatUnreadKey, messagesOf } from '../api/chat.ts';

/** The own conversation with customer service: it opens, loads, and counts as read while it is seen. */
export function useChat(csType: CsType) {
  const queryClient = useQueryClient();
  const locale = useLanguage((language) => language.locale);
  // A reload has the token before it knows the member; the chat must be his and not a visitor's.
  const isKnown = useSession(({ token, member }) => token === '' || member !== null);
  const chat = useQuery({ ...chatQuery(locale, csType), enabled: isKnown });
  const history = useInfiniteQuery({ ...chatMessagesQuery(), enabled: chat.data !== undefined });
  const messages = history.data ? messagesOf(history.data) : [];
  const lastStaffSeq = messages.findLast(({ author }) => author === 'staff')?.seq ?? 0;
  const unread = useQuery({ queryKey: chatUnreadKey, queryFn: () => callApi('chatUnread', {}), enabled: false }).data;
  const isUnread = (unread?.unread ?? chat.data?.unread ?? 0) > 0;

  useEffect(() => {
    // A visitor's chat that the server has swept begins anew.
    if (!(history.error instanceof ApiFailure) || history.error.messageKey !== 'chat_not_found') return;
    dropChatToken(useChatToken.getState().chatToken);
    void queryClient.resetQueries({ queryKey: chatScope });
  }, [history.error, queryClient]);

  useEffect(() => {
    if (lastStaffSeq === 0 || !isUnread) return;
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      callApi('chatRead', { body: { upTo: lastStaffSeq } }).then(
        (left) => queryClient.setQueryData(chatUnreadKey, left),
        () => undefined,
      );
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [lastStaffSeq, isUnread, queryClient]);

  return { chat, history, messages, readByStaff: history.data?.pages[0]?.readByOther ?? 0 };
}
