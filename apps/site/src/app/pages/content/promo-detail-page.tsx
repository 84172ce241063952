import type { Banner, Promotion } from '@baize/contract';
import { PromotionDetail } from '../../../features/promotions/components/promotion-detail.tsx';
import { PromotionOffer } from '../../../features/rewards/components/promotions/promotion-offer.tsx';
import { useSiteSearch } from '../../../lib/page/site-search.ts';
import { useFollowBanner, useIsBannerFollowable } from '../../layout/popups/use-follow-banner.ts';

/** A promotion leads where a banner would. */
const asBanner = (promotion: Promotion): Banner => ({
  bannerId: promotion.id,
  groupName: '',
  url: promotion.pictureUrl,
  mobileUrl: '',
  title: promotion.title,
  subtitle: promotion.summary,
  action: promotion.action,
  linkageType: promotion.linkageType,
  linkageTarget: promotion.linkageTarget,
});

/** One promotion, /promoDetail?id=. */
export function PromoDetailPage() {
  const { id = '' } = useSiteSearch();
  const follow = useFollowBanner();
  const isFollowable = useIsBannerFollowable();
  return (
    <div className="page-width py-4 md:py-8">
      <PromotionDetail
        id={id}
        isFollowable={(promotion) => isFollowable(asBanner(promotion))}
        onFollow={(promotion) => follow(asBanner(promotion))}
        offer={<PromotionOffer promotionId={id} />}
      />
    </div>
  );
}
