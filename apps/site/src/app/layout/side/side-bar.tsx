import { CountBadge } from '@baize/ui/count-badge';
import { Link } from '@tanstack/react-router';
import { ArrowUp, MessageCircle, MessageSquareText, Send, Smartphone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { paths } from '../../../config/paths.ts';
import { useChatUnread } from '../../../features/support/api/chat-unread.ts';
import { openCustomerService } from '../../../features/support/api/customer-service.ts';
import { useWhitelabel } from '../../../lib/brand/whitelabel.ts';

const cell =
  'relative grid size-12 place-items-center text-on-hero transition-colors hover:bg-hero-raised hover:text-hero-gold';

/** Resources of a brand that are messaging apps, by their type in lower case. */
const messengers = ['telegram', 'zalo', 'whatsapp', 'line', 'messenger', 'wechat', 'viber', 'skype'];

/** Messaging apps in which the brand can be reached; each needs a web address. */
export function useMessengers(): { name: string; url: string }[] {
  const resources = useWhitelabel().data?.info.resources ?? [];
  return resources
    .filter(({ resourceType, url }) => messengers.includes(resourceType.toLowerCase()) && /^https:\/\//.test(url))
    .map(({ resourceType, url }) => ({ name: resourceType, url }));
}

/** Quick contacts at the right edge, where the screen is wide enough that nothing lies below them. */
export function SideBar() {
  const t = useTranslations('front.sideBar');
  const tools = useTranslations('front.tools');
  const unread = useChatUnread();
  const apps = useMessengers();
  return (
    <nav
      aria-label={t('label')}
      className="on-hero fixed top-1/2 right-0 z-sticky hidden -translate-y-1/2 overflow-hidden rounded-l-lg bg-hero shadow-raised min-[90rem]:block"
    >
      <ul className="divide-y divide-hero-line">
        <li>
          <button
            type="button"
            title={t('chat')}
            aria-label={t('chat')}
            onClick={() => void openCustomerService()}
            className={cell}
          >
            <MessageCircle size={20} aria-hidden="true" />
            <CountBadge
              count={unread}
              label={tools('chatUnread', { count: unread })}
              className="absolute top-1 right-1"
            />
          </button>
        </li>
        {apps.map(({ name, url }) => (
          <li key={name}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              title={name}
              aria-label={t('messenger', { name })}
              className={cell}
            >
              <Send size={20} aria-hidden="true" />
            </a>
          </li>
        ))}
        <li>
          <Link to={paths.feedback} title={t('feedback')} aria-label={t('feedback')} activeProps={{}} className={cell}>
            <MessageSquareText size={20} aria-hidden="true" />
          </Link>
        </li>
        <li>
          <Link to={paths.down} title={t('app')} aria-label={t('app')} activeProps={{}} className={cell}>
            <Smartphone size={20} aria-hidden="true" />
          </Link>
        </li>
        <li>
          <button
            type="button"
            title={t('top')}
            aria-label={t('top')}
            onClick={() => scrollTo({ top: 0, behavior: 'smooth' })}
            className={cell}
          >
            <ArrowUp size={20} aria-hidden="true" />
          </button>
        </li>
      </ul>
    </nav>
  );
}
