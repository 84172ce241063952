import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { chatStatusQuery } from '../api/chat.ts';
import { ChatRating } from './chat-rating.tsx';

/** Below the conversation: when somebody answers again, how many come first, or what the service was like. */
export function ChatStatus({ isOpened }: { isOpened: boolean }) {
  const t = useTranslations('support.chat');
  const format = useFormatter();
  const { data: status } = useQuery({ ...chatStatusQuery(), enabled: isOpened });
  if (status === undefined) return null;
  if (status.canRate) return <ChatRating />;
  const text = statusText();
  return text === null ? null : (
    <p
      role="status"
      className="flex items-center gap-2 border-t border-line bg-sunken px-4 py-2 text-sm text-ink-muted"
    >
      <Clock size={16} aria-hidden="true" className="shrink-0" />
      {text}
    </p>
  );

  function statusText(): string | null {
    if (status === undefined) return null;
    if (!status.isOpen && status.opensAt !== null) {
      return t('opensAt', { time: format.dateTime(new Date(status.opensAt), 'moment') });
    }
    return status.waitingBefore === null ? null : t('waiting', { count: status.waitingBefore });
  }
}
