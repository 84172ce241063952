import { type FailureKey, toFailure } from '@baize/client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { callApi } from '../../../lib/api/client.ts';
import { randomId } from '../../../lib/browser/random-id.ts';
import { addChatMessage } from '../api/chat.ts';

/** A message on its way; sent again under the same id, so that it is written once at most. */
export interface PendingMessage {
  id: string;
  text: string;
  failure: FailureKey | null;
}

/** Sends messages one after the other; what failed stays and can be sent again. */
export function useSendMessage() {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<readonly PendingMessage[]>([]);
  /** Ends when all that was sent before has been answered. */
  const earlier = useRef(Promise.resolve());

  const attempt = useCallback(
    async ({ id, text }: PendingMessage) => {
      try {
        const message = await callApi('chatSend', { body: { messageId: id, text } });
        addChatMessage(queryClient, message);
        setPending((all) => all.filter((one) => one.id !== id));
      } catch (thrown) {
        const failure = toFailure(thrown).messageKey;
        setPending((all) => all.map((one) => (one.id === id ? { ...one, failure } : one)));
      }
    },
    [queryClient],
  );
  const enqueue = useCallback(
    (message: PendingMessage) => {
      earlier.current = earlier.current.then(() => attempt(message));
    },
    [attempt],
  );
  const send = useCallback(
    (text: string) => {
      const message: PendingMessage = { id: randomId(), text, failure: null };
      setPending((all) => [...all, message]);
      enqueue(message);
    },
    [enqueue],
  );
  const sendAgain = useCallback(
    (message: PendingMessage) => {
      setPending((all) => all.map((one) => (one.id === message.id ? { ...one, failure: null } : one)));
      enqueue(message);
    },
    [enqueue],
  );
  return { pending, send, sendAgain };
}
