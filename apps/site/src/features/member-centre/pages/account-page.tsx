import { Button } from '@baize/ui/button';
import { LogOut } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Member } from '../../../lib/api/session.ts';
import { BalanceFigures } from '../balance-figures.tsx';
import { CopyValue } from '../copy-value.tsx';
import { Fact, Facts } from '../facts.tsx';
import { useWalletBalance } from '../use-wallet-balance.ts';

export interface AccountPageProps {
  member: Member;
  onSignOut: () => void;
}

/** My account: who is logged in, since when, with how much, and the way out. */
export function AccountPage({ member, onSignOut }: AccountPageProps) {
  const t = useTranslations('member.account');
  const action = useTranslations('common.action');
  const format = useFormatter();
  const balance = useWalletBalance();
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <div className="flex items-center gap-4">
        <span
          aria-hidden="true"
          className="grid size-14 shrink-0 place-items-center rounded-full bg-hero text-xl font-bold text-hero-gold uppercase"
        >
          {member.account.slice(0, 1)}
        </span>
        <div className="min-w-0">
          <p className="truncate text-lg font-bold">
            <span className="sr-only">{t('name')} </span>
            {member.account}
          </p>
          <p className="text-sm text-ink-muted">
            <span className="sr-only">{t('typeLabel')} </span>
            {t(`type.${member.type}`)}
          </p>
        </div>
      </div>
      <Facts>
        <Fact label={t('balance')}>
          <span className="tabular">
            <BalanceFigures {...balance} />
          </span>
        </Fact>
        <Fact label={t('registeredAt')}>
          <time dateTime={member.registeredAt}>{format.dateTime(new Date(member.registeredAt), 'moment')}</time>
        </Fact>
        <Fact label={t('memberId')}>
          <CopyValue label={t('copyMemberId')} value={member.customerId} />
        </Fact>
      </Facts>
      <Button variant="secondary" size="lg" className="md:self-start" onClick={onSignOut}>
        <LogOut size={18} aria-hidden="true" />
        {action('signOut')}
      </Button>
    </div>
  );
}
