import { useQuery } from '@tanstack/react-query';
import { useChatToken } from '../../../lib/session/chat-token.ts';
import { isLoggedIn, useSession } from '../../../lib/session/session.ts';
import { chatUnreadQuery } from './chat.ts';

/** How many messages of customer service are unread; 0 for a visitor without a chat. The socket keeps it up to date. */
export function useChatUnread(): number {
  const isMember = useSession(isLoggedIn);
  const hasChat = useChatToken(({ chatToken }) => chatToken !== '');
  return useQuery({ ...chatUnreadQuery(), enabled: isMember || hasChat }).data?.unread ?? 0;
}
