import { avifTwinOf, type Banner, bannerGroupOf, type Calls, type CallValue } from '@baize/contract';
import { escapedAttribute } from './escaped.ts';

/** What the painting is made of. */
export interface PaintedData {
  announcements: CallValue<Calls['listAnnouncements']>;
  systemStatus: CallValue<Calls['systemStatus']>;
}

/** Where the site's banner changes from the narrow to the wide picture (`md` of the design tokens). */
const narrow = '(width < 48rem)';
const wide = '(width >= 48rem)';
const homeGroup = 'w_home';

/** The banner that stands first over a path; undefined where none stands. */
function firstBannerOf({ announcements }: PaintedData, pathname: string): Banner | undefined {
  const group = bannerGroupOf(pathname);
  return announcements.banners.find(({ groupName }) => groupName === group);
}

/** Links that start the download of the first banner's picture in the form that the site will choose. */
export function picturePreloads(data: PaintedData, pathname: string): string {
  const banner = firstBannerOf(data, pathname);
  if (!banner) return '';
  return pictureLink(banner.mobileUrl || banner.url, narrow) + pictureLink(banner.url, wide);
}

/** AVIF where there is one, which a browser that cannot show it does not fetch. */
function pictureLink(url: string, media: string): string {
  const avif = avifTwinOf(url);
  const type = avif === undefined ? '' : ' type="image/avif"';
  const address = escapedAttribute(avif ?? url);
  return `<link rel="preload" as="image"${type} fetchpriority="high" href="${address}" media="${escapedAttribute(media)}">`;
}

/**
 * The path's first banner with the place of the notice bar, as the site will show them (features/banners/banner-slide.tsx), so that the
 * largest picture is seen before any script has run. Empty where no banner stands, or the site is closed.
 */
export function firstPainting(data: PaintedData, pathname: string): string {
  const banner = firstBannerOf(data, pathname);
  if (!banner || data.systemStatus.status !== 0) return '';
  const isLow = banner.groupName !== homeGroup;
  const notices =
    data.announcements.player.length > 0 ? '<div class="h-11 box-content border-b border-line bg-surface"></div>' : '';
  const frame = `<div class="relative overflow-hidden bg-hero ${isLow ? 'banner-frame-low' : 'banner-frame'}">${pictureOf(banner)}${scrim}</div>`;
  return `<section id="first-banner">${isLow ? notices + frame : frame + notices}</section>`;
}

function pictureOf({ url, mobileUrl }: Banner): string {
  const source = (address: string | undefined, media: string, type: string) =>
    address === undefined || address === '' ? '' : `<source${media}${type} srcset="${escapedAttribute(address)}">`;
  const media = ` media="${escapedAttribute(narrow)}"`;
  const avif = ' type="image/avif"';
  const sources =
    source(avifTwinOf(mobileUrl), media, avif) + source(mobileUrl, media, '') + source(avifTwinOf(url), '', avif);
  return `<picture>${sources}<img src="${escapedAttribute(url)}" alt="" fetchpriority="high" class="absolute inset-0 size-full object-cover md:object-right"></picture>`;
}

const scrim =
  '<div class="absolute inset-0 bg-linear-to-t from-scrim from-10% via-scrim/80 via-45% to-transparent to-70% md:bg-linear-to-r md:from-0% md:via-scrim/55 md:via-40% md:to-75%"></div>';
