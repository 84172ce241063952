import type { Banner } from '@baize/contract';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useAnnouncements } from '../../../lib/announcements/announcements.ts';
import { readBoot } from '../../../lib/api/boot.ts';
import { usePageRest } from '../../../lib/page/use-page-rest.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import type { BannerCarouselProps } from './banner-carousel.tsx';
import { BannerSlide } from './banner-slide.tsx';

const BannerCarousel = lazy(() =>
  import('./banner-carousel.tsx').then(
    (file) => ({ default: file.BannerCarousel }),
    () => ({ default: FirstBanner }),
  ),
);

const homeGroup = 'w_home';

export interface BannerAreaProps {
  /** Banner group of the route, such as `w_home`. */
  group: string;
  /** Whether the banner leads somewhere. */
  isFollowable: (banner: Banner) => boolean;
  /** Follows a banner's link. */
  onFollow: (banner: Banner) => void;
}

/** The route's banners: the first one stands at once, the carousel's code comes after it. Nothing when the group has none. */
export function BannerArea({ group, isFollowable, onFollow }: BannerAreaProps) {
  const { locale } = useLanguage();
  const { data, isPending } = useAnnouncements(locale);
  const isAtRest = usePageRest();
  const isLow = group !== homeGroup;
  const banners = data?.banners.filter((banner) => banner.groupName === group) ?? [];
  if (banners.length === 0) return isPending && isExpected(group) ? <Placeholder isLow={isLow} /> : null;
  const props = { banners, isFollowable, onFollow, isLow };
  const still = <FirstBanner {...props} />;
  return (
    <div className="on-hero bg-hero">
      {banners.length === 1 || !isAtRest ? (
        still
      ) : (
        <Suspense fallback={still}>
          <BannerCarousel key={group} {...props} />
        </Suspense>
      )}
    </div>
  );
}

/** The group's first banner alone; it stays where the carousel's code does not come. */
function FirstBanner({ banners: [first], ...slide }: BannerCarouselProps) {
  const t = useTranslations('site.banner');
  return (
    first !== undefined && (
      <section aria-label={t('label')}>
        <BannerSlide banner={first} isFirst {...slide} />
      </section>
    )
  );
}

/** Whether banners will come, so that their place is kept: the page's own data tells for one language, and the groups are the same in all. */
function isExpected(group: string): boolean {
  const { announcements } = readBoot();
  return announcements?.banners.some(({ groupName }) => groupName === group) ?? group === homeGroup;
}

function Placeholder({ isLow }: { isLow: boolean }) {
  return <div className={`bg-hero ${isLow ? 'banner-frame-low' : 'banner-frame'}`} />;
}
