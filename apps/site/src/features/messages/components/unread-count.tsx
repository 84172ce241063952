import { CountBadge } from '@baize/ui/count-badge';
import { useTranslations } from 'use-intl';
import { useUnreadMessages } from '../api/unread-messages.ts';

/** The red number of unread messages; nothing when there is none. */
export function UnreadCount({ className = '' }: { className?: string }) {
  const t = useTranslations('site.header');
  const count = useUnreadMessages();
  return <CountBadge count={count} label={t('unreadMessages', { count })} className={className} />;
}
