import type { ChatMessage, StaffChatSummary } from '@baize/contract';
import { faultText, isLocale, locales } from '@baize/i18n';
import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { IconButton } from '@baize/ui/icon-button';
import { SidePanel } from '@baize/ui/side-panel';
import { SkeletonText } from '@baize/ui/skeleton';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, UserRound } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi, failureKey } from '../../../lib/api.ts';
import { chatsScope, historyQuery, messagesOf, typingKey } from '../../../lib/chats.ts';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { Answer } from './answer.tsx';
import { ChatMember } from './chat-member.tsx';
import { Messages } from './messages.tsx';

const typingShownMs = 4_000;

export interface ChatViewProps {
  chat: StaffChatSummary;
  onChanged: (chat: StaffChatSummary) => void;
  onBack: () => void;
}

/** One conversation. What is seen of it counts as read. */
export function ChatView({ chat, onChanged, onBack }: ChatViewProps) {
  const t = useTranslations('console.chats');
  const name = chat.memberName || t('visitor');
  const history = useInfiniteQuery(historyQuery(chat.chatId));
  const messages = history.data ? messagesOf(history.data) : [];
  const isTyping = useTyping(chat.chatId);
  useReading(chat.chatId, messages);
  const box = useStayAtEnd(messages);
  return (
    <section aria-label={t('messages', { name })} className="flex min-w-0 flex-1 flex-col">
      <ChatBar chat={chat} name={name} onChanged={onChanged} onBack={onBack} />
      <div
        ref={box}
        role="log"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
        tabIndex={0}
        className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto p-4 [overflow-anchor:none] md:p-6"
      >
        {history.error !== null && messages.length === 0 && (
          <LoadFailure thrown={history.error} onRetry={() => void history.refetch()} />
        )}
        {history.isPending && <SkeletonText lines={5} />}
        {history.hasNextPage && (
          <Button variant="quiet" busy={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
            {t('older')}
          </Button>
        )}
        <Messages messages={messages} readByOther={history.data?.pages[0]?.readByOther ?? 0} memberName={name} />
        <p aria-live="polite" className="min-h-5 text-sm text-ink-muted italic">
          {isTyping && t('typing', { name })}
        </p>
      </div>
      <Answer chatId={chat.chatId} language={chat.language} />
    </section>
  );
}

function ChatBar({ chat, name, onChanged, onBack }: ChatViewProps & { name: string }) {
  const t = useTranslations('console.chats');
  const desk = useTranslations('consoleService');
  const common = useTranslations('common.action');
  const [isShown, setShown] = useState(false);
  const queryClient = useQueryClient();
  const errors = useTranslations('errors');
  const other = chat.state === 'open' ? 'closed' : 'open';
  const [fault, setFault] = useState<string | null>(null);
  const turn = async () => {
    setFault(null);
    try {
      await callApi('staffChatState', { params: { chatId: chat.chatId }, body: { state: other } });
    } catch (thrown) {
      return setFault(faultText(errors, { key: failureKey(thrown) }));
    }
    await queryClient.invalidateQueries({ queryKey: chatsScope });
    onChanged({ ...chat, state: other });
  };
  return (
    <header className="flex min-h-header shrink-0 flex-wrap items-center gap-3 border-b border-line bg-surface px-3 md:px-6">
      <IconButton label={t('back')} onClick={onBack} className="md:hidden">
        <ArrowLeft size={20} />
      </IconButton>
      <div className="min-w-0 flex-1">
        <h2 className="verbatim flex items-center gap-2 truncate text-lg font-bold">
          {name}
          {chat.csType === 'VIP' && <Badge tone="gold">{t('vip')}</Badge>}
        </h2>
        <p className="truncate text-xs text-ink-muted">
          {t('language', { language: languageName(chat.language) })}
          {chat.holder !== null && <> · {desk('heldBy', { name: chat.holder.username })}</>}
        </p>
      </div>
      <IconButton label={desk('about')} aria-haspopup="dialog" onClick={() => setShown(true)} className="xl:hidden">
        <UserRound size={20} />
      </IconButton>
      <Button variant="secondary" onClick={() => void turn()}>
        {t(chat.state === 'open' ? 'close' : 'reopen')}
      </Button>
      {isShown && (
        <SidePanel open onClose={() => setShown(false)} title={name} closeLabel={common('close')}>
          <ChatMember chat={chat} onChanged={onChanged} />
        </SidePanel>
      )}
      {fault !== null && (
        <p role="alert" className="w-full pb-2 text-sm text-danger-ink">
          {fault}
        </p>
      )}
    </header>
  );
}

/** A language's own name; its code where its texts are not here. */
const languageName = (code: string): string => (isLocale(code) ? locales[code].ownName : code);

function useReading(chatId: string, messages: readonly ChatMessage[]): void {
  const queryClient = useQueryClient();
  const lastMemberSeq = messages.findLast(({ author }) => author === 'member')?.seq ?? 0;
  useEffect(() => {
    if (lastMemberSeq === 0) return;
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      callApi('staffChatRead', { params: { chatId }, body: { upTo: lastMemberSeq } }).then(
        () => queryClient.invalidateQueries({ queryKey: chatsScope }),
        () => undefined,
      );
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [chatId, lastMemberSeq, queryClient]);
}

/** Brings a new message into sight; earlier ones that are loaded leave in sight what is. */
function useStayAtEnd(messages: readonly ChatMessage[]) {
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef({ lastSeq: 0, heightPx: 0 });
  const lastSeq = messages.at(-1)?.seq ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a grown conversation is what moves it
  useLayoutEffect(() => {
    if (box.current === null) return;
    const heightPx = box.current.scrollHeight;
    if (lastSeq === seen.current.lastSeq) box.current.scrollTop += heightPx - seen.current.heightPx;
    else box.current.scrollTop = heightPx;
    seen.current = { lastSeq, heightPx };
  }, [messages.length, lastSeq]);
  return box;
}

/** The chat's owner was writing a moment ago. */
function useTyping(chatId: string): boolean {
  const typed = useQuery<number>({ queryKey: typingKey(chatId), queryFn: () => 0, enabled: false });
  const typedAtMs = typed.data ?? 0;
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
