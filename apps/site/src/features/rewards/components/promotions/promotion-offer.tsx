import { Badge, type BadgeTone } from '@baize/ui/badge';
import { Button, buttonClass } from '@baize/ui/button';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { SiteSearch } from '../../../../lib/page/site-search.ts';
import { useLanguage } from '../../../../lib/preferences/language.ts';
import { isLoggedIn, isTrial, useSession } from '../../../../lib/session/session.ts';
import { type PromotionState, promotionsQuery } from '../../api/promotions.ts';
import { ApplicationForm } from './application-form.tsx';
import { JoinForm } from './join-form.tsx';
import { OfferRules } from './offer-rules.tsx';

const tones: Readonly<Record<PromotionState['status'], BadgeTone>> = {
  join: 'success',
  claim: 'gold',
  applying: 'warning',
  close: 'neutral',
  rejected: 'danger',
  issued: 'gold',
  claimed: 'success',
  process: 'warning',
  signed: 'success',
  comingSoon: 'warning',
};

/** How a campaign stands for the member, its rules as figures, and what he can do now; nothing for what is announced alone. */
export function PromotionOffer({ promotionId }: { promotionId: string }) {
  const { locale } = useLanguage();
  const hasCentre = useSession((session) => isLoggedIn(session) && !isTrial(session));
  const { data } = useQuery({ ...promotionsQuery(locale), enabled: hasCentre });
  const offer = data?.list.find((one) => one.promotionId === promotionId);
  if (offer === undefined) return null;
  return (
    <section className="flex flex-col gap-5 rounded-lg border border-line p-5 md:p-6">
      <OfferStatus offer={offer} />
      <OfferRules rules={offer.rules} />
      <OfferAct offer={offer} />
    </section>
  );
}

function OfferStatus({ offer }: { offer: PromotionState }) {
  const t = useTranslations('rewards.promotions');
  const status = useTranslations('pages.promotions.status');
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-3">
        <span className="font-semibold">{t('yours')}</span>
        <Badge tone={tones[offer.status]}>{status(offer.status)}</Badge>
      </p>
      {offer.counted !== null && <p className="text-sm text-ink-muted">{t('counted', { value: offer.counted })}</p>}
      {offer.reason !== '' && <p className="text-sm">{t('refused', { reason: offer.reason })}</p>}
    </div>
  );
}

function OfferAct({ offer }: { offer: PromotionState }) {
  const t = useTranslations('rewards.promotions');
  if (offer.status === 'join')
    return offer.rules.approval === 'application' ? <ApplicationForm offer={offer} /> : <JoinForm offer={offer} />;
  if (offer.status === 'claim' || offer.status === 'issued')
    return (
      <Link
        to="."
        search={(search: SiteSearch) => ({ ...search, member: 'rewardCenter' })}
        className={buttonClass('primary')}
      >
        {t('toCentre')}
      </Link>
    );
  if (offer.status === 'process')
    return (
      <Link
        to="."
        search={(search: SiteSearch) => ({ ...search, member: 'bonusDetails' })}
        className={buttonClass('secondary')}
      >
        {t('toBonus')}
      </Link>
    );
  if (offer.status !== 'signed') return null;
  return offer.rules.trigger === 'deposit' ? (
    <Link
      to="."
      search={(search: SiteSearch) => ({ ...search, member: 'depositv2' })}
      className={buttonClass('primary')}
    >
      {t('toDeposit')}
    </Link>
  ) : (
    <Button disabled>{t('joined')}</Button>
  );
}
