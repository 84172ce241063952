import { avifTwinOf, type Banner } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { isLoggedIn, useSession } from '../../../lib/session/session.ts';

export interface BannerSlideProps {
  banner: Banner;
  /** Whether the banner leads somewhere. */
  isFollowable: (banner: Banner) => boolean;
  onFollow: (banner: Banner) => void;
  /** The first slide is the page's largest picture: it loads before everything else. */
  isFirst?: boolean;
  /** The lower box of the pages beside home. */
  isLow?: boolean;
}

const narrow = '(width < 48rem)';
/** On a phone the whole banner is pressed; the button is there for readers alone, so that the page below begins higher. */
const lowButton = 'max-md:sr-only';

/** One banner: the picture, and its words over the left (over the lower part on a phone). One that leads somewhere can be pressed anywhere. */
export function BannerSlide({ banner, isFollowable, onFollow, isFirst = false, isLow = false }: BannerSlideProps) {
  const t = useTranslations('site.banner');
  const action = useTranslations('common.action');
  const isSignedIn = useSession(isLoggedIn);
  const isLink = isFollowable(banner);
  // Who has an account is not asked to sign up.
  const label = banner.linkageType === 'REGISTER' && isSignedIn ? action('toGames') : banner.action;
  const hasButton = isLink && label !== '';
  return (
    <div className={clsx('relative overflow-hidden', isLow ? 'banner-frame-low' : 'banner-frame')}>
      <BannerPicture banner={banner} isFirst={isFirst} />
      <div
        className={clsx(
          'absolute inset-0 bg-linear-to-t from-scrim from-10% via-scrim/80 to-transparent md:bg-linear-to-r md:from-0% md:via-scrim/55 md:via-40% md:to-75%',
          isLow ? 'via-45% to-70%' : 'via-70% to-100%',
        )}
      />
      {isLink && (
        <button
          type="button"
          // A banner with a button of its own is one stop for the keyboard and one control for a reader.
          {...(hasButton ? { 'aria-hidden': true, tabIndex: -1 } : { 'aria-label': banner.title || t('label') })}
          className="absolute inset-0 -outline-offset-4"
          onClick={() => onFollow(banner)}
        />
      )}
      <div
        className={clsx(
          'page-width pointer-events-none absolute inset-0 flex flex-col items-start justify-center',
          isLow ? 'md:flex-row md:items-center md:justify-start md:gap-10' : 'gap-2 pb-8 md:gap-3 md:pb-4',
        )}
      >
        <div className={clsx('flex flex-col', !isLow && 'gap-1 md:gap-2')}>
          <p
            className={clsx(
              'max-w-md font-bold tracking-tight text-balance text-on-scrim',
              isLow ? 'text-lg md:text-2xl' : 'text-2xl md:text-3xl lg:text-4xl',
            )}
          >
            {banner.title}
          </p>
          <p
            className={clsx(
              'max-w-sm text-on-scrim-muted md:max-w-md',
              isLow ? 'text-sm max-md:line-clamp-2' : 'md:text-lg',
            )}
          >
            {banner.subtitle}
          </p>
        </div>
        {hasButton && (
          <Button
            size={isLow ? 'md' : 'lg'}
            className={clsx('pointer-events-auto', isLow ? lowButton : 'mt-1')}
            onClick={() => onFollow(banner)}
          >
            {label}
          </Button>
        )}
      </div>
    </div>
  );
}

function BannerPicture({ banner, isFirst }: { banner: Banner; isFirst: boolean }) {
  const narrowAvif = avifTwinOf(banner.mobileUrl);
  const wideAvif = avifTwinOf(banner.url);
  return (
    <picture>
      {narrowAvif !== undefined && <source media={narrow} type="image/avif" srcSet={narrowAvif} />}
      {banner.mobileUrl !== '' && <source media={narrow} srcSet={banner.mobileUrl} />}
      {wideAvif !== undefined && <source type="image/avif" srcSet={wideAvif} />}
      <img
        src={banner.url}
        alt=""
        fetchPriority={isFirst ? 'high' : 'auto'}
        loading={isFirst ? 'eager' : 'lazy'}
        className="absolute inset-0 size-full object-cover md:object-right"
      />
    </picture>
  );
}
