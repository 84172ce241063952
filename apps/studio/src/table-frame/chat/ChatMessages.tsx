import type { TableChatMessage } from '@baize/contract';
import { clsx } from 'clsx';
import { Ellipsis } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { shownOf } from './chat-state.ts';
import type { ActRefusal, TableChat } from './use-table-chat.ts';

/** So near to its end a list follows what comes. */
const nearEndPx = 60;

/** Stays at the newest message, unless the player reads further up. */
function useFollowing(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new message moves the end
  useEffect(() => {
    const box = list.current;
    if (box && isAtEnd.current) box.scrollTop = box.scrollHeight;
  }, [count]);
  const onScroll = () => {
    const box = list.current;
    if (box) isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearEndPx;
  };
  return { list, onScroll };
}

/** What the players at the table say. */
export function ChatMessages({ chat }: { chat: TableChat }) {
  const t = useTranslations('tables.chat');
  const [openId, setOpenId] = useState<string | null>(null);
  const [reported, setReported] = useState<readonly string[]>([]);
  const shown = shownOf(chat.state);
  const { list, onScroll } = useFollowing(shown.length);
  const [refusal, setRefusal] = useState<ActRefusal | null>(null);
  const report = async (messageId: string) => {
    const next = await chat.report(messageId);
    setRefusal(next);
    if (next === null) setReported((last) => [...last, messageId]);
  };
  const hide = async (authorId: string) => setRefusal(await chat.hide(authorId));
  const toggle = (messageId: string) => {
    setRefusal(null);
    setOpenId((last) => (last === messageId ? null : messageId));
  };
  if (shown.length === 0) return <p className="chat-empty">{t(chat.state.bar === null ? 'empty' : 'emptyBarred')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must be scrollable by keyboard
    <div ref={list} role="log" aria-label={t('title')} className="chat-messages" tabIndex={0} onScroll={onScroll}>
      {shown.map((message) => (
        <ChatLine
          key={message.messageId}
          message={message}
          isOwn={message.authorId === chat.state.authorId}
          isOpen={openId === message.messageId}
          isReported={reported.includes(message.messageId)}
          canReport={chat.state.bar?.why !== 'readOnly'}
          refusal={refusal}
          onToggle={() => toggle(message.messageId)}
          onHide={() => void hide(message.authorId)}
          onReport={() => void report(message.messageId)}
        />
      ))}
    </div>
  );
}

interface LineProps {
  message: TableChatMessage;
  isOwn: boolean;
  isOpen: boolean;
  isReported: boolean;
  /** Trial members report nothing. */
  canReport: boolean;
  /** Why the last act on the open message was not done. */
  refusal: ActRefusal | null;
  onToggle: () => void;
  onHide: () => void;
  onReport: () => void;
}

function ChatLine(props: LineProps) {
  const { message, isOwn, isOpen, isReported, canReport, refusal, onToggle, onHide, onReport } = props;
  const t = useTranslations('tables.chat');
  return (
    <div className={clsx('chat-line', isOwn && 'chat-line-own')}>
      <p>
        <b>{isOwn ? t('you') : message.name}</b> <bdi>{message.text}</bdi>
      </p>
      {!isOwn && (
        <button
          type="button"
          className="chat-more"
          aria-label={t('more', { name: message.name })}
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          <Ellipsis aria-hidden="true" />
        </button>
      )}
      {isOpen && (
        <div className="chat-acts">
          <button type="button" onClick={onHide}>
            {t('hidePlayer')}
          </button>
          {canReport && (
            <button type="button" disabled={isReported} onClick={onReport}>
              {isReported ? t('reported') : t('report')}
            </button>
          )}
          <p role="status" className="chat-fault">
            {refusal !== null && t(`refusal.${refusal}`)}
          </p>
        </div>
      )}
    </div>
  );
}
