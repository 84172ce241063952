import type { ChatMessage } from '@baize/contract';
import { faultText } from '@baize/i18n';
import { clsx } from 'clsx';
import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import type { PendingMessage } from '../hooks/use-send-message.ts';

export interface MessageListProps {
  messages: readonly ChatMessage[];
  pending: readonly PendingMessage[];
  /** Messages up to this number have been read by staff. */
  readByStaff: number;
  onSendAgain: (message: PendingMessage) => void;
}

/** The conversation, oldest first. What anybody wrote is shown as text and nothing else. */
export function MessageList({ messages, pending, readByStaff, onSendAgain }: MessageListProps) {
  const t = useTranslations('support.chat');
  const format = useFormatter();
  const shown = new Set(messages.map(({ id }) => id));
  return (
    <ol aria-label={t('messages')} className="flex flex-col gap-1.5">
      {messages.map((message, index) => {
        const day = format.dateTime(new Date(message.sentAt), 'day');
        const previous = messages[index - 1];
        const isNewDay = previous === undefined || format.dateTime(new Date(previous.sentAt), 'day') !== day;
        return (
          <li key={message.seq} className="flex flex-col gap-1.5">
            {isNewDay && <p className="py-2 text-center text-xs text-ink-muted">{day}</p>}
            <SentMessage
              message={message}
              isRead={message.seq <= readByStaff}
              isFirstOfTurn={isNewDay || previous.author !== message.author}
            />
          </li>
        );
      })}
      {pending
        .filter(({ id }) => !shown.has(id))
        .map((message) => (
          <li key={message.id} className="flex flex-col">
            <UnsentMessage message={message} onSendAgain={() => onSendAgain(message)} />
          </li>
        ))}
    </ol>
  );
}

const bubble = 'max-w-[85%] rounded-lg px-3.5 py-2 text-base whitespace-pre-wrap verbatim';
const ownBubble = clsx(bubble, 'self-end rounded-br-sm bg-chat text-on-chat');
const theirBubble = clsx(bubble, 'self-start rounded-bl-sm border border-line bg-raised text-ink');

interface SentMessageProps {
  message: ChatMessage;
  isRead: boolean;
  isFirstOfTurn: boolean;
}

function SentMessage({ message, isRead, isFirstOfTurn }: SentMessageProps) {
  const t = useTranslations('support.chat');
  const format = useFormatter();
  const isOwn = message.author === 'member';
  const time = format.dateTime(new Date(message.sentAt), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const Mark = isRead ? CheckCheck : Check;
  return (
    <>
      {!isOwn && isFirstOfTurn && <p className="pt-1 text-xs font-semibold text-ink-muted">{t('team')}</p>}
      {isOwn && <span className="sr-only">{t('you')}</span>}
      <p className={isOwn ? ownBubble : theirBubble}>
        {message.text}
        <span
          className={clsx(
            'tabular ml-2.5 inline-flex translate-y-0.5 items-center gap-1 align-bottom text-xs whitespace-nowrap',
            isOwn ? 'text-on-chat-muted' : 'text-ink-muted',
          )}
        >
          <time dateTime={message.sentAt}>{time}</time>
          {isOwn && <Mark size={14} role="img" aria-label={t(isRead ? 'read' : 'sent')} />}
        </span>
      </p>
    </>
  );
}

function UnsentMessage({ message, onSendAgain }: { message: PendingMessage; onSendAgain: () => void }) {
  const t = useTranslations('support.chat');
  const errors = useTranslations('errors');
  const { text, failure } = message;
  if (failure === null) {
    return (
      <p className={clsx(ownBubble, 'opacity-75')}>
        {text}
        <Clock size={13} role="img" aria-label={t('sending')} className="ml-2 inline align-baseline" />
      </p>
    );
  }
  const reason = failure === 'too_many_requests' ? t('pleaseWait') : faultText(errors, { key: failure });
  return (
    <>
      <p className={clsx(ownBubble, 'opacity-75')}>{text}</p>
      <p role="alert" className="flex flex-wrap items-center justify-end gap-x-2 text-sm text-danger-ink">
        <CircleAlert size={15} aria-hidden="true" />
        <span>
          {t('failed')}: {reason}
        </span>
        <button type="button" onClick={onSendAgain} className="min-h-touch px-1 font-semibold underline">
          {t('again')}
        </button>
      </p>
    </>
  );
}
