import type { CsType } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Headset, X } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnline } from '../../../lib/browser/use-online.ts';
import { CallFailure } from '../../../lib/page/call-failure.tsx';
import { useBrandName } from '../../../lib/page/use-title.ts';
import { chatTypingKey } from '../api/chat.ts';
import { useChat } from '../hooks/use-chat.ts';
import { useSendMessage } from '../hooks/use-send-message.ts';
import { ChatStatus } from './chat-status.tsx';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';

const typingShownMs = 4_000;

export interface ChatRoomProps {
  csType: CsType;
  onClose?: () => void;
}

/** The conversation with customer service; fills the box that it stands in. */
export function ChatRoom({ csType, onClose }: ChatRoomProps) {
  const { chat, history, messages, readByStaff } = useChat(csType);
  const { pending, send, sendAgain } = useSendMessage();
  const isTyping = useStaffTyping();
  const failure = chat.error ?? history.error;
  const retry = () => void (chat.error ? chat.refetch() : history.refetch());
  return (
    <section className="flex min-h-0 flex-1 flex-col bg-ground">
      <ChatHeader csType={chat.data?.csType ?? csType} onClose={onClose} />
      {failure !== null && messages.length === 0 ? (
        <div className="flex-1 overflow-y-auto">
          <CallFailure thrown={failure} onRetry={retry} />
        </div>
      ) : (
        <Scroller count={messages.length + pending.length}>
          {history.data === undefined ? (
            <SkeletonText lines={4} />
          ) : (
            <>
              {history.hasNextPage && (
                <Button
                  variant="quiet"
                  busy={history.isFetchingNextPage}
                  onClick={() => void history.fetchNextPage()}
                  className="self-center"
                >
                  <Older />
                </Button>
              )}
              {messages.length + pending.length === 0 && <Welcome />}
              <MessageList messages={messages} pending={pending} readByStaff={readByStaff} onSendAgain={sendAgain} />
            </>
          )}
          <Typing isShown={isTyping} />
        </Scroller>
      )}
      <ChatStatus isOpened={chat.data !== undefined} />
      {chat.data !== undefined && <Composer maxLength={chat.data.maxLength} onSend={send} />}
    </section>
  );
}

function ChatHeader({ csType, onClose }: { csType: CsType; onClose: (() => void) | undefined }) {
  const t = useTranslations('support.chat');
  const isOnline = useOnline();
  return (
    <header className="flex min-h-16 items-center gap-3 bg-chat px-4 py-2.5 text-on-chat">
      <span className="grid size-10 shrink-0 place-items-center rounded-full border border-current/25">
        <Headset size={20} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-lg font-bold">{t(csType === 'VIP' ? 'vipTitle' : 'title')}</h1>
        <p aria-live="polite" className="truncate text-sm text-on-chat-muted">
          {t(isOnline ? 'online' : 'offline')}
        </p>
      </div>
      {onClose !== undefined && (
        <button
          type="button"
          aria-label={t('close')}
          onClick={onClose}
          className="on-hero grid size-11 shrink-0 place-items-center rounded-full"
        >
          <X size={22} aria-hidden="true" />
        </button>
      )}
    </header>
  );
}

/** Keeps the latest message in sight, unless somebody reads further up. */
function Scroller({ count, children }: { count: number; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a grown conversation is what moves it
  useLayoutEffect(() => {
    if (box.current && isAtEnd.current) box.current.scrollTop = box.current.scrollHeight;
  }, [count]);
  const onScroll = () => {
    const { current } = box;
    if (current) isAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < 80;
  };
  return (
    <div
      ref={box}
      onScroll={onScroll}
      role="log"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
      tabIndex={0}
      className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain p-4"
    >
      {children}
    </div>
  );
}

function Welcome() {
  const t = useTranslations('support.chat');
  const brand = useBrandName();
  return (
    <div className="my-auto flex flex-col items-center gap-1.5 px-4 py-10 text-center">
      <p className="text-lg font-bold">{t('welcome', { brand })}</p>
      <p className="max-w-xs text-ink-muted">{t('welcomeText')}</p>
    </div>
  );
}

const Older = () => useTranslations('support.chat')('older');

function Typing({ isShown }: { isShown: boolean }) {
  const t = useTranslations('support.chat');
  return (
    <p aria-live="polite" className="min-h-5 text-sm text-ink-muted italic">
      {isShown && t('typing')}
    </p>
  );
}

/** Staff was writing a moment ago. */
function useStaffTyping(): boolean {
  const { data: typedAtMs = 0 } = useQuery<number>({ queryKey: chatTypingKey, queryFn: () => 0, enabled: false });
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    const leftMs = typedAtMs + typingShownMs - Date.now();
    setTyping(leftMs > 0);
    if (leftMs <= 0) return;
    const timer = setTimeout(() => setTyping(false), leftMs);
    return () => clearTimeout(timer);
  }, [typedAtMs]);
  return isTyping;
}
