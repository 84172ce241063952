import type { Banner } from '@baize/contract';
import { Button } from '@baize/ui/button';

export interface BannerSlideProps {
  banner: Banner;
  /** Whether the banner's button is shown. */
  isFollowable: (banner: Banner) => boolean;
  onFollow: (banner: Banner) => void;
  /** The first slide is the page's largest picture: it loads before everything else. */
  isFirst?: boolean;
}

/** One banner: the picture, and its words over the left (over the lower part on a phone). */
export function BannerSlide({ banner, isFollowable, onFollow, isFirst = false }: BannerSlideProps) {
  return (
    <div className="banner-frame relative overflow-hidden">
      <picture>
        <source media="(width < 48rem)" srcSet={banner.mobileUrl} />
        <img
          src={banner.url}
          alt=""
          fetchPriority={isFirst ? 'high' : 'auto'}
          loading={isFirst ? 'eager' : 'lazy'}
          className="absolute inset-0 size-full object-cover md:object-right"
        />
      </picture>
      <div className="absolute inset-0 bg-linear-to-t from-scrim from-10% via-scrim/80 via-45% to-transparent to-70% md:bg-linear-to-r md:from-0% md:via-scrim/55 md:via-40% md:to-75%" />
      <div className="page-width absolute inset-0 flex flex-col items-start justify-end gap-2 pb-14 md:justify-center md:gap-3 md:pb-6">
        <p className="max-w-md text-2xl font-bold tracking-tight text-balance text-on-scrim md:text-3xl lg:text-4xl">
          {banner.title}
        </p>
        <p className="max-w-sm text-on-scrim-muted md:max-w-md md:text-lg">{banner.subtitle}</p>
        {isFollowable(banner) && banner.action !== '' && (
          <Button size="lg" className="mt-2 md:mt-3" onClick={() => onFollow(banner)}>
            {banner.action}
          </Button>
        )}
      </div>
    </div>
  );
}
