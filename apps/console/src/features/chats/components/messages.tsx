import type { ChatMessage } from '@baize/contract';
import { clsx } from 'clsx';
import { Check, CheckCheck } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';

export interface MessagesProps {
  messages: readonly ChatMessage[];
  /** Messages of staff up to this number have been read. */
  readByOther: number;
  memberName: string;
}

/** The conversation, oldest first. What anybody wrote is shown as text and nothing else. */
export function Messages({ messages, readByOther, memberName }: MessagesProps) {
  const format = useFormatter();
  const dayOf = (message: ChatMessage | undefined) =>
    message === undefined ? '' : format.dateTime(new Date(message.sentAt), 'day');
  return (
    <ol className="flex flex-col gap-2">
      {messages.map((message, index) => (
        <li key={message.seq} className="flex flex-col gap-1">
          {dayOf(messages[index - 1]) !== dayOf(message) && (
            <p className="py-2 text-center text-xs text-ink-muted">{dayOf(message)}</p>
          )}
          {messages[index - 1]?.author !== message.author && (
            <p
              className={clsx(
                'verbatim pt-2 text-xs font-semibold text-ink-muted',
                message.author === 'staff' && 'self-end',
              )}
            >
              {message.author === 'staff' ? message.authorName : memberName}
            </p>
          )}
          <Bubble message={message} isRead={message.seq <= readByOther} />
        </li>
      ))}
    </ol>
  );
}

function Bubble({ message, isRead }: { message: ChatMessage; isRead: boolean }) {
  const t = useTranslations('console.chats');
  const format = useFormatter();
  const isOwn = message.author === 'staff';
  const Mark = isRead ? CheckCheck : Check;
  return (
    <p
      className={clsx(
        'verbatim max-w-[85%] rounded-lg px-3.5 py-2 whitespace-pre-wrap md:max-w-2xl',
        isOwn
          ? 'self-end rounded-br-sm bg-chat text-on-chat'
          : 'self-start rounded-bl-sm border border-line bg-raised text-ink',
      )}
    >
      {message.text}
      <span
        className={clsx(
          'tabular ml-2.5 inline-flex translate-y-0.5 items-center gap-1 text-xs whitespace-nowrap',
          isOwn ? 'text-on-chat-muted' : 'text-ink-muted',
        )}
      >
        <time dateTime={message.sentAt}>
          {format.dateTime(new Date(message.sentAt), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}
        </time>
        {isOwn && <Mark size={14} role="img" aria-label={t(isRead ? 'read' : 'sent')} />}
      </span>
    </p>
  );
}
