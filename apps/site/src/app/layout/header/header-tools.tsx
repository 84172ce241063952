import { CountBadge } from '@baize/ui/count-badge';
import { Link } from '@tanstack/react-router';
import { Handshake, MessageCircle } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { paths } from '../../../config/paths.ts';
import { useChatUnread } from '../../../features/support/api/chat-unread.ts';
import { openCustomerService } from '../../../features/support/api/customer-service.ts';
import { useWhitelabel } from '../../../lib/brand/whitelabel.ts';
import { useSession } from '../../../lib/session/session.ts';
import { LanguagePicker } from './language-picker.tsx';
import { LiveClock } from './live-clock.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const tool =
  'inline-flex min-h-touch items-center gap-1.5 rounded-md px-2.5 text-sm font-medium whitespace-nowrap text-on-hero-muted transition-colors hover:bg-hero-raised hover:text-on-hero';

/** Clock, chat, affiliates, language and theme, from 1024 px up. */
export function HeaderTools() {
  const t = useTranslations('front.tools');
  const hasAffiliateHelp = useHasAffiliateHelp();
  // It is for those who are not players yet.
  const isGuest = useSession(({ token }) => token === '');
  return (
    <section aria-label={t('label')} className="hidden items-center lg:flex">
      <LiveClock />
      <ChatLink />
      {hasAffiliateHelp && isGuest && (
        <Link to={paths.help} hash="agent" activeProps={{}} className={tool}>
          <Handshake size={17} aria-hidden="true" />
          <span className="max-xl:sr-only">{t('affiliate')}</span>
        </Link>
      )}
      <LanguagePicker />
      <ThemeSwitch />
    </section>
  );
}

function ChatLink() {
  const t = useTranslations('front.tools');
  const count = useChatUnread();
  return (
    <button type="button" className={tool} onClick={() => void openCustomerService()}>
      <MessageCircle size={17} aria-hidden="true" />
      <span className="max-xl:sr-only">{t('liveChat')}</span>
      <CountBadge count={count} label={t('chatUnread', { count })} />
    </button>
  );
}

/** Whether the help speaks to affiliates (specification, section 2: only if the help content has an 'agent' tag). */
export function useHasAffiliateHelp(): boolean {
  return useWhitelabel().data?.helpTags?.includes('agent') === true;
}
