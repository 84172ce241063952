import type { Calls, CallValue, TableChatRefusal } from '@baize/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { newRoundId } from '../../app/round-id.ts';
import { askTwice } from '../table/ask-twice.ts';
import { useTableFrame, useTableFrameState } from '../table-frame-context.tsx';
import type { ChatNews } from './chat-news.ts';
import { type ChatState, isLively, noChat, read, removed, said } from './chat-state.ts';

/** Why a message was not said; `unsent`: nobody knows. */
export type ChatRefusal = TableChatRefusal | 'unsent';

/** Why a report or the hiding of a player was not done. */
export type ActRefusal = NonNullable<Acts['studioTableChatReport' | 'studioTableChatHide']['refusal']> | 'notDone';
type Acts = { [Name in 'studioTableChatReport' | 'studioTableChatHide']: CallValue<Calls[Name]> };

/** A mute is over on the server a little later than on a clock that goes ahead. */
const muteEndDelayMs = 1_000;
const maxWaitMs = 86_400_000;

export interface TableChat {
  state: ChatState;
  isOpen: boolean;
  setOpen(isOpen: boolean): void;
  /** Null: it was said. */
  say(text: string): Promise<ChatRefusal | null>;
  /** Null: staff sees it. */
  report(messageId: string): Promise<ActRefusal | null>;
  hide(authorId: string): Promise<ActRefusal | null>;
  showAll(): Promise<void>;
}

/**
 * Whether the chat is open. Beside the cloth it is as the player last chose; before he ever did, it opens where somebody wrote lately. In a
 * sheet over the cloth it opens when it is asked for, and no other time.
 */
function useOpen(isBeside: boolean) {
  const { store, host } = useTableFrame();
  const wanted = useTableFrameState(({ wantsChat }) => wantsChat);
  const [wasLively, setLively] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const setOpen = useCallback(
    (next: boolean) => {
      if (!isBeside) return setSheetOpen(next);
      store.set({ wantsChat: next });
      host.send({ type: 'preferenceChanged', tableChat: next });
    },
    [isBeside, store, host],
  );
  return { isOpen: isBeside ? (wanted ?? wasLively) : isSheetOpen, setOpen, setLively };
}

/** The chat of a table. */
export function useTableChat(news: ChatNews, isBeside: boolean, nowMs: () => number): TableChat {
  const { api } = useTableFrame();
  const [state, setState] = useState<ChatState>(noChat);
  const { isOpen, setOpen, setLively } = useOpen(isBeside);
  const isSeen = useRef(isOpen);
  isSeen.current = isOpen;

  const known = useRef(state.messages);
  known.current = state.messages;
  const wasAsked = useRef(false);
  const refresh = useCallback(async () => {
    const asked = known.current.map(({ messageId }) => messageId);
    const outcome = await api.call('studioTableChat', {});
    // Without an answer what is known stays: the table works without its chat.
    if (!outcome.ok) return;
    setState((last) => read(last, outcome.value, asked));
    if (!wasAsked.current) setLively(isLively(outcome.value, nowMs()));
    wasAsked.current = true;
  }, [api, nowMs, setLively]);
  useEffect(() => {
    void refresh();
    return news.listen({
      said: (message) => setState((last) => said(last, message, isSeen.current)),
      removed: (messageId) => setState((last) => removed(last, messageId)),
      changed: () => void refresh(),
    });
  }, [news, refresh]);

  const { bar } = state;
  useEffect(() => {
    if (bar?.why !== 'muted' || bar.until === null) return;
    const leftMs = Math.max(0, Date.parse(bar.until) - Date.now());
    const timer = setTimeout(() => void refresh(), Math.min(leftMs + muteEndDelayMs, maxWaitMs));
    return () => clearTimeout(timer);
  }, [bar, refresh]);

  useEffect(() => {
    if (isOpen) setState((last) => (last.unread === 0 ? last : { ...last, unread: 0 }));
  }, [isOpen]);

  const unanswered = useRef<{ messageId: string; text: string } | null>(null);
  const say = useCallback(
    async (text: string): Promise<ChatRefusal | null> => {
      // Perhaps the answer alone was lost: the same text again is the same message.
      const body = unanswered.current?.text === text ? unanswered.current : { messageId: newRoundId(), text };
      unanswered.current = body;
      const outcome = await askTwice(() => api.call('studioTableChatSend', { body }));
      if (outcome.ok || outcome.reason === 'repeated_with_other_content') unanswered.current = null;
      if (!outcome.ok) return 'unsent';
      const { refusal, message } = outcome.value;
      if (message) setState((last) => said(last, message, true));
      if (refusal === 'muted' || refusal === 'off' || refusal === 'readOnly') void refresh();
      return refusal;
    },
    [api, refresh],
  );
  const setHidden = useCallback(
    async (authorId: string, isHidden: boolean): Promise<ActRefusal | null> => {
      const outcome = await api.call('studioTableChatHide', { body: { authorId, isHidden } });
      if (!outcome.ok) return 'notDone';
      setState((last) => ({ ...last, hidden: outcome.value.hidden }));
      return outcome.value.refusal;
    },
    [api],
  );

  return useMemo(
    () => ({
      state,
      isOpen,
      setOpen,
      say,
      report: async (messageId) => {
        const outcome = await api.call('studioTableChatReport', { body: { messageId } });
        return outcome.ok ? outcome.value.refusal : 'notDone';
      },
      hide: (authorId) => setHidden(authorId, true),
      showAll: async () => {
        for (const authorId of state.hidden) await setHidden(authorId, false);
      },
    }),
    [api, state, isOpen, setOpen, say, setHidden],
  );
}
