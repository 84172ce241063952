import { Tabs } from '@baize/ui/tabs';
import { useTranslations } from 'use-intl';
import { useChangeSearch, useSearchParams } from '../../../lib/search-params.ts';
import type { Member } from '../api/member.ts';
import { MemberDetails } from './member-details.tsx';
import { MemberFacts } from './member-facts.tsx';
import { MemberLimits } from './member-limits.tsx';
import { MemberLines } from './member-lines.tsx';
import { MemberProtection } from './member-protection.tsx';
import { PayoutAccounts } from './payout-accounts.tsx';
import { LatestNotes } from './record/latest-notes.tsx';
import { MemberBets } from './record/member-bets.tsx';
import { MemberLinks } from './record/member-links.tsx';
import { MemberRisk } from './record/member-risk.tsx';
import { MemberRooms } from './record/member-rooms.tsx';
import { Timeline } from './record/timeline.tsx';

const tabs = ['overview', 'timeline', 'bets', 'money', 'protection', 'links'] as const;
type TabName = (typeof tabs)[number];

/** The parts of a member's record; the one that is open stands in the address. */
export function MemberTabs({ member }: { member: Member }) {
  const t = useTranslations('consoleMemberRecord');
  const { tab } = useSearchParams();
  const change = useChangeSearch();
  const open = tabs.find((name) => name === tab) ?? 'overview';
  const onChange = (next: string) => {
    // Filters and pages belong to the part that is left.
    const left = { page: undefined, sort: undefined, from: undefined, to: undefined, status: undefined };
    change({ ...left, gameType: undefined, show: undefined, tab: next === 'overview' ? undefined : next });
  };
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
      value={open}
      onChange={onChange}
      previousLabel={t('tabs.previous')}
      nextLabel={t('tabs.next')}
    >
      <div className="pt-4">
        <Part name={open} member={member} />
      </div>
    </Tabs>
  );
}

function Part({ name, member }: { name: TabName; member: Member }) {
  const { memberId } = member;
  if (name === 'timeline') return <Timeline memberId={memberId} />;
  if (name === 'bets')
    return (
      <div className="flex min-w-0 flex-col gap-4">
        <MemberRooms memberId={memberId} />
        <MemberBets memberId={memberId} />
      </div>
    );
  if (name === 'links') return <MemberLinks memberId={memberId} />;
  if (name === 'money') {
    return (
      <div className="flex min-w-0 flex-col gap-4">
        <PayoutAccounts memberId={memberId} />
        <MemberLines memberId={memberId} />
      </div>
    );
  }
  if (name === 'protection') {
    return (
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        {member.type === 4 ? <span /> : <MemberProtection memberId={memberId} />}
        <MemberLimits member={member} />
      </div>
    );
  }
  return (
    <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <MemberFacts member={member} />
        <MemberDetails memberId={memberId} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <MemberRisk memberId={memberId} />
        <LatestNotes memberId={memberId} />
      </div>
    </div>
  );
}
