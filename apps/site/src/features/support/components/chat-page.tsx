import { buttonClass } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../config/paths.ts';
import { useSiteSearch } from '../../../lib/page/site-search.ts';
import { useTitle } from '../../../lib/page/use-title.ts';
import { ChatRoom } from './chat-room.tsx';

/** The service window, /chat: live chat or VIP service, without the site's header. `?service=none`: nobody is there. */
export function ChatPage() {
  const t = useTranslations('support.chat');
  const { service } = useSiteSearch();
  const isVip = service === 'VIP';
  useTitle(t(isVip ? 'vipTitle' : 'title'));
  return (
    <div className="flex h-dvh flex-col">
      {service === 'none' ? (
        <NobodyThere />
      ) : (
        <ChatRoom csType={isVip ? 'VIP' : 'CHAT'} {...(isOwnWindow() ? { onClose: () => window.close() } : {})} />
      )}
    </div>
  );
}

/** A script may close only what a script has opened. */
const isOwnWindow = (): boolean => window.opener !== null;

function NobodyThere() {
  const t = useTranslations('support.chat');
  return (
    <div className="my-auto">
      <EmptyState
        level={1}
        title={t('none')}
        text={t('noneText')}
        action={
          <Link to={paths.feedback} className={buttonClass('secondary')}>
            {t('toFeedback')}
          </Link>
        }
      />
    </div>
  );
}
