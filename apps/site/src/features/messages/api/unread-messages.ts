import { type QueryClient, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';
import { ownKey } from '../../../lib/session/own.ts';
import { isLoggedIn, isTrial, useSession } from '../../../lib/session/session.ts';

/** All that is known of the member's messages. */
export const messagesScope = [...ownKey, 'messages'] as const;
/** Pages of the list. */
export const messageListScope = [...messagesScope, 'list'] as const;
/** `{ unread }`. */
export const unreadMessagesKey = [...messagesScope, 'unread'] as const;

/** How many messages are unread; 0 where the member centre is closed. The socket keeps it up to date. */
export function useUnreadMessages(): number {
  const hasCentre = useSession((session) => isLoggedIn(session) && !isTrial(session));
  const { data } = useQuery({
    queryKey: unreadMessagesKey,
    queryFn: ({ signal }) => callApi('unreadCount', {}, { signal }),
    enabled: hasCentre,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.unread ?? 0;
}

/** The number is another now: the list is read again. */
export function noteUnread(queryClient: QueryClient, count: { unread: number }): void {
  const known = queryClient.getQueryData<{ unread: number }>(unreadMessagesKey);
  queryClient.setQueryData(unreadMessagesKey, count);
  if (known?.unread !== count.unread) void queryClient.invalidateQueries({ queryKey: messageListScope });
}
