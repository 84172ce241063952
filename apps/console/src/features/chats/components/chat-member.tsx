import type { StaffChatSummary } from '@baize/contract';
import { buttonClass } from '@baize/ui/button';
import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { Facts, Section } from '../../../lib/facts.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { Money } from '../../../lib/money.tsx';
import { useAccess } from '../../../lib/staff.ts';
import { HolderMenu } from './holder-menu.tsx';

export interface ChatMemberProps {
  chat: StaffChatSummary;
  onChanged: (chat: StaffChatSummary) => void;
}

/** Beside a chat: who answers it, and who asks. */
export function ChatMember({ chat, onChanged }: ChatMemberProps) {
  const t = useTranslations('consoleService');
  const maySee = useAccess({ permission: 'members.read' }) === 'allowed';
  return (
    <div className="flex flex-col gap-4 p-4">
      {chat.state === 'open' && <HolderMenu chat={chat} onChanged={onChanged} />}
      {chat.waitingSince !== null && (
        <p className="text-sm text-ink-muted">
          {t('waitingSince')} <Moment at={chat.waitingSince} />
        </p>
      )}
      {chat.memberId !== null && maySee && <MemberFacts memberId={chat.memberId} />}
      {chat.memberId === null && <p className="text-sm text-ink-muted">{t('noAccount')}</p>}
    </div>
  );
}

function MemberFacts({ memberId }: { memberId: string }) {
  const t = useTranslations('consoleService');
  const member = useQuery({
    queryKey: ['staffMember', memberId] as const,
    queryFn: () => callApi('staffMember', { params: { memberId } }),
  });
  if (member.error !== null) return <LoadFailure thrown={member.error} onRetry={() => void member.refetch()} />;
  if (member.data === undefined) return <SkeletonText lines={6} />;
  const { balance, vipLevel, rankName, registeredAt, lastLoginAt, blockedAt } = member.data;
  return (
    <Section title={t('member')}>
      <div className="flex flex-col gap-4">
        <Facts
          facts={[
            { label: t('balance'), value: <Money amount={balance.cash} /> },
            { label: t('locked'), value: <Money amount={balance.locked} /> },
            { label: t('level'), value: [vipLevel, rankName].filter((part) => part !== '').join(' · ') },
            { label: t('registered'), value: <Moment at={registeredAt} /> },
            { label: t('lastLogin'), value: <Moment at={lastLoginAt} /> },
            ...(blockedAt === null ? [] : [{ label: t('blocked'), value: <Moment at={blockedAt} /> }]),
          ]}
        />
        <Link to={`/members/${memberId}`} className={buttonClass('secondary')}>
          {t('toMember')}
        </Link>
      </div>
    </Section>
  );
}
