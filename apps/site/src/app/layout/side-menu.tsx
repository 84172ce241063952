import { Drawer } from '@baize/ui/drawer';
import { Link } from '@tanstack/react-router';
import { KeyRound, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSignOut } from '../../features/auth/use-sign-out.ts';
import { centrePages } from '../../features/member-centre/member-pages.ts';
import { isLoggedIn, useSession } from '../../lib/api/session.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useMemberActions } from './use-member-actions.ts';
import { useNavigation } from './use-navigation.ts';

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
  const entries = useNavigation();
  return (
    <Drawer open={open} onClose={onClose} title={t('menu')} closeLabel={common('action.close')}>
      <nav aria-label={t('navigation')}>
        <ul className="flex flex-col gap-1">
          {entries.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} onClick={onClose} activeOptions={{ exact: true, includeSearch: false }} className={entry}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <AccountEntries onClose={onClose} />
      <div className="mt-auto flex items-center justify-between border-t border-line pt-3">
        <LanguageSwitch onHero={false} />
        <ThemeSwitch onHero={false} />
      </div>
    </Drawer>
  );
}

function AccountEntries({ onClose }: { onClose: () => void }) {
  const t = useTranslations('site');
  const action = useTranslations('common.action');
  const isSignedIn = useSession(isLoggedIn);
  const { open, changePassword } = useMemberActions();
  const pages = useTranslations('member.pages');
  const signOut = useSignOut();
  if (!isSignedIn) return null;
  const run = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <section aria-label={t('header.accountPages')} className="flex flex-col gap-1 border-t border-line pt-3">
      {centrePages.map(({ page, icon: Icon }) => (
        <Entry key={page} icon={<Icon size={20} />} onSelect={run(() => open(page))}>
          {pages(page)}
        </Entry>
      ))}
      <Entry icon={<KeyRound size={20} />} onSelect={run(changePassword)}>
        {pages('changePassword')}
      </Entry>
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
