import { buttonClass } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { paths, scene } from '../../../config/paths.ts';
import { AffiliateApplicationCard } from '../../../features/agency/components/affiliate-application.tsx';
import { ContractRequests } from '../../../features/agency/components/contract-requests.tsx';
import { LinkManager } from '../../../features/agency/components/link-manager.tsx';
import { PartnerBenefits } from '../../../features/agency/components/partner-benefits.tsx';
import { ReferFriends } from '../../../features/agency/components/refer-friends.tsx';
import { PageFrame } from '../../../lib/page/page-frame.tsx';
import { isAgent, useSession } from '../../../lib/session/session.ts';
import { MemberGate } from '../../member-gate.tsx';

const steps = ['step1', 'step2', 'step3'] as const;

/** Refer and earn, /refer. */
export function ReferPage() {
  const t = useTranslations('pages.refer');
  return (
    <PageFrame title={t('title')} lead={t('lead')} narrow>
      <MemberGate guestText={t('guest')} picture={scene('refer')} pitch={<ReferSteps />}>
        <ReferFriends>
          <ReferSteps />
        </ReferFriends>
      </MemberGate>
    </PageFrame>
  );
}

function ReferSteps() {
  const t = useTranslations('pages.refer');
  return (
    <section aria-labelledby="refer-steps" className="flex flex-col gap-4">
      <h2 id="refer-steps" className="text-xl font-bold">
        {t('steps')}
      </h2>
      <ol className="flex flex-col gap-3">
        {steps.map((step, index) => (
          <li key={step} className="flex items-start gap-4">
            <span className="tabular grid size-9 shrink-0 place-items-center rounded-full bg-gold-soft font-bold text-gold-ink">
              {index + 1}
            </span>
            <span className="pt-1.5 text-ink-muted">{t(step)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Referral link management, /referral-links. */
export function ReferralLinksPage() {
  const t = useTranslations('pages.links');
  return (
    <PageFrame title={t('title')} lead={t('lead')}>
      <MemberGate guestText={t('guest')} picture={scene('links')} pitch={<PartnerBenefits />}>
        <LinkManager />
      </MemberGate>
    </PageFrame>
  );
}

/** Affiliate application, /affiliate. */
export function AffiliatePage() {
  const t = useTranslations('pages.affiliate');
  const isAgentAccount = useSession(isAgent);
  return (
    <PageFrame title={t('title')} lead={t('lead')} narrow>
      <MemberGate guestText={t('guest')} picture={scene('affiliate')} pitch={<PartnerBenefits />}>
        {isAgentAccount ? (
          <EmptyState
            picture={scene('affiliate')}
            title={t('agentTitle')}
            text={t('agentText')}
            action={
              <>
                <Link to={paths.referralLinks} className={buttonClass()}>
                  {t('toLinks')}
                </Link>
                <Link to={paths.contract} className={buttonClass('secondary')}>
                  {t('toContract')}
                </Link>
              </>
            }
          />
        ) : (
          <AffiliateApplicationCard />
        )}
      </MemberGate>
    </PageFrame>
  );
}

/** Contract request, new and termination, /contract; for agents. */
export function ContractPage() {
  const t = useTranslations('pages.contract');
  const affiliate = useTranslations('pages.affiliate');
  const isAgentAccount = useSession(isAgent);
  return (
    <PageFrame title={t('title')} lead={t('lead')} narrow>
      <MemberGate guestText={t('notAgentText')} picture={scene('contract')} pitch={<PartnerBenefits />}>
        {isAgentAccount ? (
          <ContractRequests />
        ) : (
          <EmptyState
            picture={scene('contract')}
            title={t('notAgentTitle')}
            text={t('notAgentText')}
            action={
              <Link to={paths.affiliate} className={buttonClass()}>
                {affiliate('title')}
              </Link>
            }
          />
        )}
      </MemberGate>
    </PageFrame>
  );
}
