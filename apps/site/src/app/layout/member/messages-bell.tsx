import { Bell } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { messagesPage } from '../../../config/paths.ts';
import { UnreadCount } from '../../../features/messages/components/unread-count.tsx';
import { useMemberActions } from './use-member-actions.ts';

/** Opens the messages. Under 768 px the bottom bar's last place carries their number. */
export function MessagesBell() {
  const titles = useTranslations('site.memberPages');
  const { open } = useMemberActions();
  return (
    <button
      type="button"
      onClick={() => open(messagesPage)}
      className="relative hidden size-11 place-items-center rounded-md transition-colors hover:bg-hero-raised md:grid"
    >
      <Bell size={20} aria-hidden="true" />
      <span className="sr-only">{titles(messagesPage)}</span>
      <UnreadCount className="absolute top-0 right-0" />
    </button>
  );
}
