import type { Banner } from '@baize/contract';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useAnnouncements } from '../../lib/api/queries/announcements.ts';
import { useLanguage } from '../../lib/language.ts';
import { usePageRest } from '../../lib/use-page-rest.ts';
import { BannerSlide } from './banner-slide.tsx';

const BannerCarousel = lazy(() => import('./banner-carousel.tsx').then((file) => ({ default: file.BannerCarousel })));

export interface BannerAreaProps {
  /** Banner group of the route, such as `w_home`. */
  group: string;
  /** Follows a banner's link. */
  /** Whether the banner's button is shown. */
  isFollowable: (banner: Banner) => boolean;
  onFollow: (banner: Banner) => void;
}

/** The route's banners: the first one stands at once, the carousel's code comes after it. Nothing when the group has none. */
export function BannerArea({ group, isFollowable, onFollow }: BannerAreaProps) {
  const t = useTranslations('site.banner');
  const { locale } = useLanguage();
  const { data, isPending } = useAnnouncements(locale);
  const isAtRest = usePageRest();
  const banners = data?.banners.filter((banner) => banner.groupName === group) ?? [];
  const [first] = banners;
  if (first === undefined) return isPending ? <div className="banner-frame bg-hero" /> : null;
  const still = (
    <section aria-label={t('label')}>
      <BannerSlide banner={first} isFollowable={isFollowable} onFollow={onFollow} isFirst />
    </section>
  );
  return (
    <div className="on-hero bg-hero">
      {banners.length === 1 || !isAtRest ? (
        still
      ) : (
        <Suspense fallback={still}>
          <BannerCarousel banners={banners} isFollowable={isFollowable} onFollow={onFollow} />
        </Suspense>
      )}
    </div>
  );
}
