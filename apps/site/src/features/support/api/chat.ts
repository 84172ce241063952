import type { Calls, CallValue, ChatMessage, CsType, LocaleCode } from '@baize/contract';
import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';
import { keepChatToken } from '../../../lib/session/chat-token.ts';

type ChatPage = CallValue<Calls['chatHistory']>;
type ChatPages = InfiniteData<ChatPage, unknown>;

/** The account's chat or a visitor's, who has no account that it could go with: `useMemberSocket` resets it when either changes. */
export const chatScope = ['chat'] as const;
export const chatMessagesKey = [...chatScope, 'messages'] as const;
export const chatUnreadKey = [...chatScope, 'unread'] as const;
export const chatStatusKey = [...chatScope, 'status'] as const;
/** When staff was last seen writing, in epoch milliseconds. */
export const chatTypingKey = [...chatScope, 'typing'] as const;
const pageSize = 30;

/** Opens the chat; a visitor's token is kept on the way. */
export function chatQuery(language: LocaleCode, csType: CsType) {
  return queryOptions({
    queryKey: [...chatScope, 'open', csType] as const,
    queryFn: async ({ signal }) => {
      const chat = await callApi('chatOpen', { body: { language, csType } }, { signal });
      if (chat.chatToken !== null) keepChatToken(chat.chatToken);
      return chat;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The conversation, the latest page first; older ones follow. */
export function chatMessagesQuery() {
  return infiniteQueryOptions({
    queryKey: chatMessagesKey,
    queryFn: ({ signal, pageParam }) =>
      callApi(
        'chatHistory',
        { data: { size: pageSize, ...(pageParam === undefined ? {} : { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page: ChatPage) => (page.hasMore ? page.list[0]?.seq : undefined),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function chatUnreadQuery() {
  return queryOptions({
    queryKey: chatUnreadKey,
    queryFn: ({ signal }) => callApi('chatUnread', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const statusEveryMs = 20_000;

/** Whether somebody answers now, who waits before, and whether the service can be rated: read again while the page is seen. */
export function chatStatusQuery() {
  return queryOptions({
    queryKey: chatStatusKey,
    queryFn: ({ signal }) => callApi('chatStatus', {}, { signal }),
    refetchInterval: statusEveryMs,
  });
}

/** All that is loaded, oldest first. */
export const messagesOf = (pages: ChatPages): ChatMessage[] => pages.pages.toReversed().flatMap(({ list }) => list);

/** Writes a message that has just been sent or heard into the conversation; one that does not follow the last makes it load again. */
export function addChatMessage(queryClient: QueryClient, message: ChatMessage): void {
  const pages = queryClient.getQueryData<ChatPages>(chatMessagesKey);
  const [latest, ...older] = pages?.pages ?? [];
  if (pages === undefined || latest === undefined) return;
  const lastSeq = latest.list.at(-1)?.seq ?? 0;
  if (message.seq <= lastSeq) return;
  if (message.seq > lastSeq + 1) return void queryClient.invalidateQueries({ queryKey: chatMessagesKey });
  const grown = { ...latest, list: [...latest.list, message] };
  queryClient.setQueryData<ChatPages>(chatMessagesKey, { ...pages, pages: [grown, ...older] });
}

/** Staff has read up to a number. */
export function noteReadByStaff(queryClient: QueryClient, upTo: number): void {
  queryClient.setQueryData<ChatPages>(chatMessagesKey, (pages) => {
    const [latest, ...older] = pages?.pages ?? [];
    return pages && latest && { ...pages, pages: [{ ...latest, readByOther: upTo }, ...older] };
  });
}
