import { Stat } from '@baize/ui/stat';
import { useTranslations } from 'use-intl';
import { Facts, Section } from '../../../lib/facts.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { Money } from '../../../lib/money.tsx';
import { useStaff } from '../../../lib/staff.ts';
import type { Member } from '../api/member.ts';

/** Balance first, then who the member is. */
export function MemberFacts({ member }: { member: Member }) {
  const t = useTranslations('consoleMembers.facts');
  const { timeZone } = useStaff();
  const none = '–';
  return (
    <Section
      title={t('title')}
      actions={<span className="text-xs text-ink-muted">{t('zone', { zone: timeZone })}</span>}
    >
      <dl className="flex flex-wrap gap-x-10 gap-y-3 border-b border-line pb-4">
        <Stat label={t('balance')} value={<Money amount={member.balance.cash} />} />
        <Stat label={t('bonusBalance')} value={<Money amount={member.balance.bonus} />} />
        <Stat label={t('lockedBalance')} value={<Money amount={member.balance.locked} />} />
      </dl>
      {member.coolingOffUntil !== null && (
        <p className="mt-4 rounded-md bg-warning-soft px-3 py-2 text-sm text-warning-ink">
          {t('coolingOff')} <Moment at={member.coolingOffUntil} />
        </p>
      )}
      <div className="pt-4">
        <Facts
          columns={4}
          facts={[
            { label: t('nickname'), value: member.nickname || none },
            { label: t('upline'), value: member.uplineName || none },
            { label: t('vipLevel'), value: member.vipLevel },
            { label: t('rank'), value: member.rankName || member.rankLevel },
            { label: t('openSessions'), value: member.openSessions },
            { label: t('mobile'), value: member.mobileMasked || none },
            { label: t('email'), value: member.emailMasked || none },
            { label: t('registeredAt'), value: <Moment at={member.registeredAt} /> },
            { label: t('lastLoginAt'), value: <Moment at={member.lastLoginAt} /> },
            { label: t('blockedAt'), value: <Moment at={member.blockedAt} /> },
            { label: t('id'), value: <span className="text-xs">{member.memberId}</span> },
          ]}
        />
      </div>
    </Section>
  );
}
