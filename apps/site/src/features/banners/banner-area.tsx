import type { Banner } from '@baize/contract';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { readBoot } from '../../lib/api/boot.ts';
import { useAnnouncements } from '../../lib/api/queries/announcements.ts';
import { useLanguage } from '../../lib/language.ts';
import { usePageRest } from '../../lib/use-page-rest.ts';
import { BannerSlide } from './banner-slide.tsx';

const BannerCarousel = lazy(() => import('./banner-carousel.tsx').then((file) => ({ default: file.BannerCarousel })));

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
  const t = useTranslations('site.banner');
  const { locale } = useLanguage();
  const { data, isPending } = useAnnouncements(locale);
  const isAtRest = usePageRest();
  const isLow = group !== homeGroup;
  const banners = data?.banners.filter((banner) => banner.groupName === group) ?? [];
  const [first] = banners;
  if (first === undefined) return isPending && isExpected(group) ? <Placeholder isLow={isLow} /> : null;
  const still = (
    <section aria-label={t('label')}>
      <BannerSlide banner={first} isFollowable={isFollowable} onFollow={onFollow} isFirst isLow={isLow} />
    </section>
  );
  return (
    <div className="on-hero bg-hero">
      {banners.length === 1 || !isAtRest ? (
        still
      ) : (
        <Suspense fallback={still}>
          <BannerCarousel key={group} banners={banners} isFollowable={isFollowable} onFollow={onFollow} isLow={isLow} />
        </Suspense>
      )}
    </div>
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
