import { Menu, MenuItem, MenuSeparator } from '@baize/ui/menu';
import { LogOut } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { useSignOut } from '../../../features/auth/hooks/use-sign-out.ts';
import { UnreadCount } from '../../../features/messages/components/unread-count.tsx';
import { type MemberEntry, useMemberEntries } from './member-entries.ts';

export interface MemberMenuProps {
  open: boolean;
  onClose: () => void;
  anchor: RefObject<HTMLElement | null>;
  account: string;
}

/** The header's menu of a member. */
export function MemberMenu({ open, onClose, anchor, account }: MemberMenuProps) {
  const t = useTranslations('site');
  const action = useTranslations('common.action');
  const { money, account: accountEntries } = useMemberEntries();
  const signOut = useSignOut();
  return (
    <Menu open={open} onClose={onClose} anchor={anchor} label={t('header.memberMenu', { account })}>
      {money.map(itemOf)}
      {money.length > 0 && <MenuSeparator />}
      {accountEntries.map(itemOf)}
      <MenuSeparator />
      <MenuItem icon={<LogOut size={18} />} onSelect={signOut}>
        {action('signOut')}
      </MenuItem>
    </Menu>
  );
}

const itemOf = ({ key, label, icon: Icon, hasMessages, onSelect }: MemberEntry) => (
  <MenuItem key={key} icon={<Icon size={18} />} onSelect={onSelect}>
    {label}
    {hasMessages && <UnreadCount className="ml-auto" />}
  </MenuItem>
);
