import type { TableChatRefusal } from '@baize/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { newRoundId } from '../../app/round-id.ts';
import { askTwice } from '../table/ask-twice.ts';
import { useTableFrame } from '../table-frame-context.tsx';
import type { ChatNews } from './chat-news.ts';
import { type ChatState, noChat, read, removed, said } from './chat-state.ts';

/** Why a message was not said; `unsent`: nobody knows. */
export type ChatRefusal = TableChatRefusal | 'unsent';

export interface TableChat {
  state: ChatState;
  isOpen: boolean;
  setOpen(isOpen: boolean): void;
  /** Null: it was said. */
  say(text: string): Promise<ChatRefusal | null>;
  report(messageId: string): Promise<boolean>;
  hide(authorId: string): Promise<void>;
  showAll(): Promise<void>;
}

/** The chat of a table; it opens by itself where it has a place beside the cloth. */
export function useTableChat(news: ChatNews, opensByItself: boolean): TableChat {
  const { api } = useTableFrame();
  const [state, setState] = useState<ChatState>(noChat);
  const [isOpen, setIsOpen] = useState(opensByItself);
  const isSeen = useRef(isOpen);
  isSeen.current = isOpen;

  const refresh = useCallback(async () => {
    const outcome = await api.call('studioTableChat', {});
    // Without an answer what is known stays: the table works without its chat.
    if (outcome.ok) setState((last) => read(last, outcome.value));
  }, [api]);
  useEffect(() => {
    void refresh();
    return news.listen({
      said: (message) => setState((last) => said(last, message, isSeen.current)),
      removed: (messageId) => setState((last) => removed(last, messageId)),
      changed: () => void refresh(),
    });
  }, [news, refresh]);

  const setOpen = useCallback((next: boolean) => {
    setIsOpen(next);
    setState((last) => ({ ...last, unread: 0 }));
  }, []);

  const say = useCallback(
    async (text: string): Promise<ChatRefusal | null> => {
      const body = { messageId: newRoundId(), text };
      const outcome = await askTwice(() => api.call('studioTableChatSend', { body }));
      if (!outcome.ok) return 'unsent';
      const { refusal, message } = outcome.value;
      if (message) setState((last) => said(last, message, true));
      if (refusal === 'muted' || refusal === 'off' || refusal === 'readOnly') void refresh();
      return refusal;
    },
    [api, refresh],
  );
  const setHidden = useCallback(
    async (authorId: string, isHidden: boolean) => {
      const outcome = await api.call('studioTableChatHide', { body: { authorId, isHidden } });
      if (outcome.ok) setState((last) => ({ ...last, hidden: outcome.value.hidden }));
    },
    [api],
  );

  return useMemo(
    () => ({
      state,
      isOpen,
      setOpen,
      say,
      report: async (messageId) => (await api.call('studioTableChatReport', { body: { messageId } })).ok,
      hide: (authorId) => setHidden(authorId, true),
      showAll: async () => {
        for (const authorId of state.hidden) await setHidden(authorId, false);
      },
    }),
    [api, state, isOpen, setOpen, say, setHidden],
  );
}
