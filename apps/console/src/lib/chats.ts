import type { Calls, CallValue, ChatMessage } from '@baize/contract';
import { type InfiniteData, infiniteQueryOptions, type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { callApi } from './api.ts';
import { useAccess } from './staff.ts';

type HistoryPage = CallValue<Calls['staffChatHistory']>;
type History = InfiniteData<HistoryPage, unknown>;
export type ChatState = 'open' | 'closed';
/** Whose chats are listed. */
export const holderFilters = ['all', 'mine', 'nobody'] as const;
export type HolderFilter = (typeof holderFilters)[number];

const historySize = 40;
const listSize = 30;

export const chatsScope = ['chats'] as const;
const historyKey = (chatId: string) => ['history', chatId] as const;
/** When the chat's owner was last seen writing, in epoch milliseconds. */
export const typingKey = (chatId: string) => ['typing', chatId] as const;

const nextOf = (last: { totalPages: number }, pages: unknown[]) =>
  pages.length < last.totalPages ? pages.length + 1 : undefined;

export const chatsQuery = (state: ChatState, holder: HolderFilter = 'all') =>
  infiniteQueryOptions({
    queryKey: [...chatsScope, state, holder] as const,
    queryFn: ({ pageParam }) =>
      callApi('staffChats', { data: { state, holder, pageNo: pageParam, pageSize: listSize } }),
    initialPageParam: 1,
    getNextPageParam: nextOf,
  });

export const historyQuery = (chatId: string) =>
  infiniteQueryOptions({
    queryKey: historyKey(chatId),
    queryFn: ({ pageParam }) =>
      callApi('staffChatHistory', {
        params: { chatId },
        data: { size: historySize, ...(pageParam === undefined ? {} : { before: pageParam }) },
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page: HistoryPage) => (page.hasMore ? page.list[0]?.seq : undefined),
  });

/** All that is loaded, oldest first. */
export const messagesOf = (history: History): ChatMessage[] => history.pages.toReversed().flatMap(({ list }) => list);

/** Writes a message that was just sent or heard into a conversation that is loaded; a gap makes it load again. */
export function addMessage(queryClient: QueryClient, chatId: string, message: ChatMessage): void {
  const history = queryClient.getQueryData<History>(historyKey(chatId));
  const [latest, ...older] = history?.pages ?? [];
  if (history === undefined || latest === undefined) return;
  const lastSeq = latest.list.at(-1)?.seq ?? 0;
  if (message.seq <= lastSeq) return;
  if (message.seq > lastSeq + 1) return void queryClient.invalidateQueries({ queryKey: historyKey(chatId) });
  const grown = { ...latest, list: [...latest.list, message] };
  queryClient.setQueryData<History>(historyKey(chatId), { ...history, pages: [grown, ...older] });
}

/** The chat's owner has read up to a number. */
export function noteRead(queryClient: QueryClient, chatId: string, upTo: number): void {
  queryClient.setQueryData<History>(historyKey(chatId), (history) => {
    const [latest, ...older] = history?.pages ?? [];
    return history && latest && { ...history, pages: [{ ...latest, readByOther: upTo }, ...older] };
  });
}

/** Messages in open chats that nobody has read yet. */
export function useUnreadChats(): number {
  const mayAnswer = useAccess({ permission: 'chats.answer' }) === 'allowed';
  return useInfiniteQuery({ ...chatsQuery('open'), enabled: mayAnswer }).data?.pages[0]?.unread ?? 0;
}
