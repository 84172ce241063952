import { Menu, MenuItem, MenuSeparator } from '@baize/ui/menu';
import { KeyRound, LogOut } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { useSignOut } from '../../features/auth/use-sign-out.ts';
import { centrePages } from '../../features/member-centre/member-pages.ts';
import { useMemberActions } from './use-member-actions.ts';

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
  const actions = useMemberActions();
  const pages = useTranslations('member.pages');
  const signOut = useSignOut();
  return (
    <Menu open={open} onClose={onClose} anchor={anchor} label={t('header.memberMenu', { account })}>
      {centrePages.map(({ page, icon: Icon }) => (
        <MenuItem key={page} icon={<Icon size={18} />} onSelect={() => actions.open(page)}>
          {pages(page)}
        </MenuItem>
      ))}
      <MenuItem icon={<KeyRound size={18} />} onSelect={actions.changePassword}>
        {pages('changePassword')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut size={18} />} onSelect={signOut}>
        {action('signOut')}
      </MenuItem>
    </Menu>
  );
}
