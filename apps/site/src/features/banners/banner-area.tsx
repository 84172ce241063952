import type { Banner } from '@baize/contract';
import { lazy, Suspense } from 'react';
import { useAnnouncements } from '../../lib/api/queries/announcements.ts';
import { useLanguage } from '../../lib/language.ts';
import { BannerSlide } from './banner-slide.tsx';

const BannerCarousel = lazy(() => import('./banner-carousel.tsx').then((file) => ({ default: file.BannerCarousel })));

export interface BannerAreaProps {
  /** Banner group of the route, such as `w_home`. */
  group: string;
  /** Follows a banner's link. */
  onFollow: (banner: Banner) => void;
}

/** The route's banners: the first one stands at once, the carousel's code comes after it. Nothing when the group has none. */
export function BannerArea({ group, onFollow }: BannerAreaProps) {
  const { locale } = useLanguage();
  const { data, isPending } = useAnnouncements(locale);
  const banners = data?.banners.filter((banner) => banner.groupName === group) ?? [];
  const [first] = banners;
  if (first === undefined) return isPending ? <div className="banner-frame bg-hero" /> : null;
  const still = <BannerSlide banner={first} onFollow={onFollow} isFirst />;
  return (
    <div className="on-hero bg-hero">
      {banners.length === 1 ? (
        still
      ) : (
        <Suspense fallback={still}>
          <BannerCarousel banners={banners} onFollow={onFollow} />
        </Suspense>
      )}
    </div>
  );
}
