import { avifTwinOf, registerPopupGroup } from '@baize/contract';
import { useAnnouncements } from '../../../lib/announcements/announcements.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { useFollowBanner, useIsBannerFollowable } from './use-follow-banner.ts';

/** The registration popup's banner: a narrow picture with its title; nothing where the brand has none. */
export function RegisterBanner() {
  const { locale } = useLanguage();
  const { data } = useAnnouncements(locale);
  const isFollowable = useIsBannerFollowable();
  const follow = useFollowBanner();
  const banner = data?.banners.find(({ groupName }) => groupName === registerPopupGroup);
  if (banner === undefined) return null;
  const avif = avifTwinOf(banner.url);
  const content = (
    <>
      <picture>
        {avif !== undefined && <source type="image/avif" srcSet={avif} />}
        <img src={banner.url} alt="" className="absolute inset-0 size-full object-cover object-right" />
      </picture>
      <span className="absolute inset-0 bg-linear-to-r from-scrim from-15% via-scrim/70 via-50% to-transparent" />
      <span className="relative flex h-full max-w-3/5 flex-col justify-center gap-1 px-4 text-left">
        <span className="font-bold text-balance text-on-scrim">{banner.title}</span>
      </span>
    </>
  );
  const frame = 'relative block h-28 w-full overflow-hidden rounded-lg bg-scrim';
  if (!isFollowable(banner)) return <div className={frame}>{content}</div>;
  return (
    <button type="button" className={frame} onClick={() => follow(banner)}>
      {content}
    </button>
  );
}
