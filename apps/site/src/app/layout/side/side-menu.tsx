import { Drawer } from '@baize/ui/drawer';
import { Link } from '@tanstack/react-router';
import { CircleHelp, Handshake, LogOut, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { lobbyArt, paths } from '../../../config/paths.ts';
import { useSignOut } from '../../../features/auth/hooks/use-sign-out.ts';
import { UnreadCount } from '../../../features/messages/components/unread-count.tsx';
import { openCustomerService } from '../../../features/support/api/customer-service.ts';
import { isLoggedIn, useSession } from '../../../lib/session/session.ts';
import { useHasAffiliateHelp } from '../header/header-tools.tsx';
import { LanguagePicker } from '../header/language-picker.tsx';
import { ThemeSwitch } from '../header/theme-switch.tsx';
import { type NavigationEntry, useMenuNavigation } from '../header/use-navigation.ts';
import { type MemberEntry, useMemberEntries } from '../member/member-entries.ts';

const entry =
  'flex min-h-12 w-full items-center gap-3 rounded-md px-3 text-left font-semibold hover:bg-sunken aria-[current=page]:bg-gold-soft aria-[current=page]:text-gold-ink';

export interface SideMenuProps {
  open: boolean;
  onClose: () => void;
}

/** Everything that the header of a desk shows, for narrow screens. */
export function SideMenu({ open, onClose }: SideMenuProps) {
  const t = useTranslations('site.header');
  const common = useTranslations('common');
  const entries = useMenuNavigation();
  const lobbies = entries.filter(({ gameCategory }) => gameCategory !== undefined);
  const pages = entries.filter(({ gameCategory }) => gameCategory === undefined);
  return (
    <Drawer open={open} onClose={onClose} title={t('menu')} closeLabel={common('action.close')}>
      <nav aria-label={t('navigation')} className="flex flex-col gap-3">
        <ul className="grid grid-cols-3 gap-2">
          {lobbies.map((lobby) => (
            <li key={lobby.to}>
              <LobbyTile {...lobby} onClose={onClose} />
            </li>
          ))}
        </ul>
        <ul className="flex flex-col gap-1">
          {pages.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} onClick={onClose} activeOptions={{ exact: true, includeSearch: false }} className={entry}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ServiceEntries onClose={onClose} />
      <AccountEntries onClose={onClose} />
      <div className="mt-auto flex items-center justify-between border-t border-line pt-3">
        <LanguagePicker onHero={false} opensUp />
        <ThemeSwitch onHero={false} />
      </div>
    </Drawer>
  );
}

function LobbyTile({ to, label, gameCategory, onClose }: NavigationEntry & { onClose: () => void }) {
  return (
    <Link
      to={to}
      onClick={onClose}
      activeOptions={{ exact: true, includeSearch: false }}
      className="flex min-h-24 flex-col items-center justify-center gap-1 rounded-lg bg-sunken px-1 py-2 text-center text-xs font-semibold aria-[current=page]:bg-gold-soft aria-[current=page]:text-gold-ink"
    >
      {gameCategory !== undefined && (
        <img src={lobbyArt[gameCategory]} alt="" width={48} height={48} className="size-12 object-contain" />
      )}
      {label}
    </Link>
  );
}

function ServiceEntries({ onClose }: { onClose: () => void }) {
  const t = useTranslations('front.tools');
  const hasAffiliateHelp = useHasAffiliateHelp();
  return (
    <section aria-label={t('help')} className="flex flex-col gap-1 border-t border-line pt-3">
      <Entry
        icon={<MessageCircle size={20} />}
        onSelect={() => {
          onClose();
          void openCustomerService();
        }}
      >
        {t('liveChat')}
      </Entry>
      <Link to={paths.help} onClick={onClose} activeProps={{}} className={entry}>
        <CircleHelp size={20} className="text-ink-muted" aria-hidden="true" />
        {t('help')}
      </Link>
      {hasAffiliateHelp && (
        <Link to={paths.help} hash="agent" onClick={onClose} activeProps={{}} className={entry}>
          <Handshake size={20} className="text-ink-muted" aria-hidden="true" />
          {t('affiliate')}
        </Link>
      )}
    </section>
  );
}

function AccountEntries({ onClose }: { onClose: () => void }) {
  const t = useTranslations('site.header');
  const action = useTranslations('common.action');
  const isSignedIn = useSession(isLoggedIn);
  const { money, account } = useMemberEntries();
  const signOut = useSignOut();
  if (!isSignedIn) return null;
  const run = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <section aria-label={t('accountPages')} className="flex flex-col gap-1 border-t border-line pt-3">
      {[...money, ...account].map(({ key, label, icon: Icon, hasMessages, onSelect }: MemberEntry) => (
        <Entry key={key} icon={<Icon size={20} />} onSelect={run(onSelect)}>
          {label}
          {hasMessages && <UnreadCount className="ml-auto" />}
        </Entry>
      ))}
      <Entry icon={<LogOut size={20} />} onSelect={run(signOut)}>
        {action('signOut')}
      </Entry>
    </section>
  );
}

function Entry({ icon, onSelect, children }: { icon: ReactNode; onSelect: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onSelect} className={entry}>
      <span className="text-ink-muted">{icon}</span>
      {children}
    </button>
  );
}
