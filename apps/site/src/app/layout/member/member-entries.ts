import { KeyRound, type LucideIcon, UserRound, Users } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { firstAgentPage, firstMemberPage, type MemberPage } from '../../../config/paths.ts';
import { isAgent, isTrial, useSession } from '../../../lib/session/session.ts';
import { memberPages } from '../../centres/member-pages.ts';
import { useMemberActions } from './use-member-actions.ts';

export interface MemberEntry {
  key: string;
  label: string;
  icon: LucideIcon;
  /** True: the number of unread messages stands beside it. */
  hasMessages?: true;
  onSelect: () => void;
}

/** In the specification's order (section 2). */
const moneyPages: readonly MemberPage[] = ['personalHistoryCopy', 'depositv2', 'withdraw', 'transactionHistory'];

/**
 * What the member menu offers before signing out: the four pages of money only where the member centre is available (not to a trial
 * account), the agent centre only to agents.
 */
export function useMemberEntries(): { money: MemberEntry[]; account: MemberEntry[] } {
  const t = useTranslations('front.menu');
  const pages = useTranslations('site.memberPages');
  const actions = useMemberActions();
  const hasCentre = !useSession(isTrial);
  const isAgentAccount = useSession(isAgent);
  const pageEntry = (page: MemberPage): MemberEntry[] => {
    const known = memberPages.find(({ name }) => name === page);
    return known ? [{ key: page, label: pages(page), icon: known.icon, onSelect: () => actions.open(page) }] : [];
  };
  const agentCentre = {
    key: 'agent',
    label: t('agentCentre'),
    icon: Users,
    onSelect: () => actions.openAgent(firstAgentPage),
  };
  return {
    money: hasCentre ? moneyPages.flatMap(pageEntry) : [],
    account: [
      { key: 'changePassword', label: pages('changePassword'), icon: KeyRound, onSelect: actions.changePassword },
      {
        key: 'memberCentre',
        label: t('memberCentre'),
        icon: UserRound,
        hasMessages: true,
        onSelect: () => actions.open(firstMemberPage),
      },
      ...(isAgentAccount ? [agentCentre] : []),
    ],
  };
}
