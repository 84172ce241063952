import type { Promotion } from '@baize/contract';
import { Button } from '@baize/ui/button';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../../config/paths.ts';
import { usePromotions } from '../../../lib/announcements/announcements.ts';
import { Story } from '../../../lib/content/story.tsx';
import { useTitle } from '../../../lib/page/use-title.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { PromotionBadges, PromotionState } from './promotion-facts.tsx';

export interface PromotionDetailProps {
  id: string;
  /** Whether the promotion's button makes sense for this visitor. */
  isFollowable: (promotion: Promotion) => boolean;
  onFollow: (promotion: Promotion) => void;
  /** What the member can do with it, where it is more than announced. */
  offer: ReactNode;
}

/** One promotion whole; one that is gone says so. */
export function PromotionDetail({ id, isFollowable, onFollow, offer }: PromotionDetailProps) {
  const t = useTranslations('pages.promotions');
  const { locale } = useLanguage();
  const promotions = usePromotions(locale);
  const promotion = promotions.data?.find((candidate) => candidate.id === id);
  useTitle(promotion?.title ?? t('title'));
  const hasButton = promotion?.status === 'join' && promotion.action !== '' && isFollowable(promotion);
  return (
    <Story
      call={promotions}
      story={promotion}
      others={{ to: paths.promotions, label: t('more') }}
      missing={{ title: t('missingTitle'), text: t('missingText') }}
      facts={
        promotion && (
          <p className="flex flex-wrap items-center gap-2 text-sm font-semibold text-gold-ink">
            {t(`type.${promotion.type}`)} <PromotionBadges badges={promotion.badges} />
          </p>
        )
      }
      state={promotion && <PromotionState {...promotion} />}
    >
      {promotion !== undefined && offer}
      {hasButton && (
        <Button size="lg" className="max-md:w-full md:self-start md:px-12" onClick={() => onFollow(promotion)}>
          {promotion.action}
        </Button>
      )}
    </Story>
  );
}
