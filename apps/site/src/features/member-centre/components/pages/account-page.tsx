import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { KeyRound, LogOut } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { CentreSkeleton } from '../../../../lib/centre/centre-skeleton.tsx';
import { useIsAwaited } from '../../../../lib/page/is-awaited.ts';
import { useChangeSearch } from '../../../../lib/page/site-search.ts';
import type { Member } from '../../../../lib/session/session.ts';
import { useMemberDetails } from '../../api/member-details.ts';
import { useWalletBalance } from '../../hooks/use-wallet-balance.ts';
import { AvatarEditor } from '../account/avatar-editor.tsx';
import { ContactSection } from '../account/contact-section.tsx';
import { DeviceList } from '../account/device-list.tsx';
import { PaymentPasswordSection } from '../account/payment-password-section.tsx';
import { SocialLinks } from '../account/social-links.tsx';
import { BalanceFigures } from '../balance-figures.tsx';
import { CopyValue } from '../copy-value.tsx';
import { Fact, Facts } from '../facts.tsx';
import { Completeness } from '../security/completeness.tsx';
import { SecondFactorSection } from '../security/factors/second-factor-section.tsx';
import { IdentitySection } from '../security/identity-section.tsx';
import { PayeeDetailsSection } from '../security/payee-details.tsx';
import { PersonalDetails } from '../security/personal-details.tsx';
import { SignInHistory } from '../security/sign-in-history.tsx';

export interface AccountPageProps {
  member: Member;
  onSignOut: () => void;
}

/** The security centre: who is logged in and how complete the account is, name, payee details, identity, contacts, passwords, devices, and the way out. */
export function AccountPage({ member, onSignOut }: AccountPageProps) {
  const action = useTranslations('common.action');
  // What the account still misses stands above the rest, which waits for it.
  if (useIsAwaited(useMemberDetails())) return <CentreSkeleton />;
  return (
    <div className="flex max-w-2xl flex-col gap-8">
      <AvatarEditor account={member.account} />
      <Completeness />
      <AccountFacts member={member} />
      <PersonalDetails />
      <PayeeDetailsSection />
      <IdentitySection />
      <ContactSection member={member} />
      <PasswordSection />
      <PaymentPasswordSection />
      <SecondFactorSection />
      <SocialLinks />
      <DeviceList />
      <SignInHistory />
      <Button variant="secondary" size="lg" className="md:self-start" onClick={onSignOut}>
        <LogOut size={18} aria-hidden="true" />
        {action('signOut')}
      </Button>
    </div>
  );
}

function AccountFacts({ member }: { member: Member }) {
  const t = useTranslations('member.account');
  const format = useFormatter();
  const balance = useWalletBalance();
  return (
    <Facts>
      <Fact label={t('name')}>
        <span className="verbatim">{member.account}</span>{' '}
        <Badge tone="neutral" className="ml-1">
          <span className="sr-only">{t('typeLabel')} </span>
          {t(`type.${member.type}`)}
        </Badge>
      </Fact>
      <Fact label={t('balance')}>
        <span className="tabular">
          <BalanceFigures {...balance} />
        </span>
      </Fact>
      <Fact label={t('registeredAt')}>
        <time dateTime={member.registeredAt}>{format.dateTime(new Date(member.registeredAt), 'moment')}</time>
      </Fact>
      {member.clubLabel.labelName !== '' && (
        <Fact label={t('rank')}>
          {t('rankName', { name: member.clubLabel.labelName, level: member.clubLabel.rankLevel })}
        </Fact>
      )}
      {member.memberLabel.length > 0 && (
        <Fact label={t('labels')}>
          <MemberLabels labels={member.memberLabel} colour={member.memberLabelColor} />
        </Fact>
      )}
      <Fact label={t('memberId')}>
        <CopyValue label={t('copyMemberId')} value={member.customerId} />
      </Fact>
    </Facts>
  );
}

/** The operator's labels, each with a dot in their colour where it has one. */
function MemberLabels({ labels, colour }: { labels: readonly string[]; colour: string }) {
  return (
    <ul className="flex flex-wrap justify-end gap-1">
      {labels.map((label) => (
        <li key={label}>
          <Badge tone="neutral">
            {colour !== '' && (
              <span aria-hidden="true" className="mr-1.5 size-2 rounded-full" style={{ backgroundColor: colour }} />
            )}
            <span className="verbatim">{label}</span>
          </Badge>
        </li>
      ))}
    </ul>
  );
}

function PasswordSection() {
  const t = useTranslations('member.password');
  const changeSearch = useChangeSearch();
  return (
    <section aria-labelledby="password" className="flex flex-wrap items-center justify-between gap-3">
      <div>
        <h2 id="password" className="text-lg font-bold">
          {t('title')}
        </h2>
        <p className="text-sm text-ink-muted">{t('text')}</p>
      </div>
      <Button variant="secondary" onClick={() => changeSearch({ popup: 'changePassword', member: undefined })}>
        <KeyRound size={18} aria-hidden="true" />
        {t('change')}
      </Button>
    </section>
  );
}
