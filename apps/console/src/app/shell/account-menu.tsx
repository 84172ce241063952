import { Menu, MenuItem } from '@baize/ui/menu';
import { useNavigate } from '@tanstack/react-router';
import { CircleUserRound, KeyRound, LogOut } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../lib/api.ts';
import { leaveSession } from '../../lib/session/session.ts';
import { useStaff } from '../../lib/staff.ts';

/** Who is signed in, the own account, and the way out. */
export function AccountMenu() {
  const t = useTranslations('console.shell');
  const names = useTranslations('console.pages');
  const staff = useStaff();
  const navigate = useNavigate();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const signOut = () => {
    callApi('staffLogout', {}).catch(() => undefined);
    // The session is over here whether or not the server is called on it.
    leaveSession();
  };
  return (
    <>
      <button
        ref={anchor}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-touch items-center gap-2 rounded-md px-2 text-left hover:bg-sunken"
      >
        <CircleUserRound size={20} aria-hidden="true" className="shrink-0" />
        <span className="hidden leading-tight md:block">
          <span className="verbatim block text-sm font-semibold">{staff.username}</span>
          <span className="verbatim block text-xs text-ink-muted">{staff.roles.join(', ')}</span>
        </span>
        <span className="sr-only">{t('account')}</span>
      </button>
      <Menu open={isOpen} onClose={() => setOpen(false)} anchor={anchor} label={t('account')}>
        <MenuItem icon={<KeyRound size={16} />} onSelect={() => void navigate({ to: '/account' } as never)}>
          {names('account')}
        </MenuItem>
        <MenuItem icon={<LogOut size={16} />} onSelect={signOut}>
          {t('signOut')}
        </MenuItem>
      </Menu>
    </>
  );
}
