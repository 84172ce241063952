import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { chatScope } from '../../features/support/api/chat.ts';
import { useChatToken } from '../../lib/session/chat-token.ts';
import { isLoggedIn, useSession } from '../../lib/session/session.ts';

/**
 * Keeps the account's live channel open while somebody is signed in, or a visitor chats. Its code comes only then. News go into the query
 * cache and the session; components know nothing of sockets. Stands once in the layout.
 */
export function useMemberSocket(): void {
  const queryClient = useQueryClient();
  const isMember = useSession(isLoggedIn);
  const token = useSession((session) => session.token);
  const chatToken = useChatToken((state) => state.chatToken);
  const memberToken = isMember ? token : '';
  const visitorToken = token === '' ? chatToken : '';

  const earlierToken = useRef(token);
  useEffect(() => {
    // Somebody else sits here now: his is another chat.
    if (earlierToken.current !== token) void queryClient.resetQueries({ queryKey: chatScope });
    earlierToken.current = token;
  }, [queryClient, token]);

  useEffect(() => {
    if (memberToken === '' && visitorToken === '') return;
    const auth = memberToken === '' ? { chatToken: visitorToken } : { token: memberToken };
    let isOver = false;
    let close = () => {
      isOver = true;
    };
    // Without its code the page works as it does without a connection.
    import('./member-socket.ts').then(
      (file) => {
        if (!isOver) close = file.openMemberSocket(auth, queryClient);
      },
      () => undefined,
    );
    return () => close();
  }, [queryClient, memberToken, visitorToken]);
}
