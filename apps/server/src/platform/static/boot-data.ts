import { avifTwinOf, bannerGroupOf, type Calls, type CallValue } from '@baize/contract';

/** Answers that every first page needs, sent along with it so that it need not ask. */
export interface BootData {
  whitelabel: CallValue<Calls['whitelabel']>;
  systemStatus: CallValue<Calls['systemStatus']>;
  announcements: CallValue<Calls['listAnnouncements']>;
  vendorMenu: CallValue<Calls['vendorMenu']>;
}

const placeholder = '<!--boot-->';
/** Where the site's banner changes from the narrow to the wide picture (`md` of the design tokens). */
const narrow = '(width < 48rem)';
const wide = '(width >= 48rem)';

/** Writes the data and the download of the picture of the path's first banner in the place of `<!--boot-->`. */
export function pageWithBoot(page: string, data: BootData | null, pathname: string): string {
  return page.replace(placeholder, () => (data ? `${preloads(data, pathname)}${bootScript(data)}` : ''));
}

/** A data block: browsers never run it, so the policy against inline scripts holds. */
const bootScript = (data: BootData): string =>
  `<script type="application/json" id="boot">${escapedJson(data)}</script>`;

function preloads({ announcements }: BootData, pathname: string): string {
  const group = bannerGroupOf(pathname);
  const banner = announcements.banners.find(({ groupName }) => groupName === group);
  if (!banner) return '';
  return pictureLink(banner.mobileUrl || banner.url, narrow) + pictureLink(banner.url, wide);
}

/** The form that the site will choose too: AVIF where there is one, which a browser that cannot show it does not fetch. */
function pictureLink(url: string, media: string): string {
  const avif = avifTwinOf(url);
  const type = avif === undefined ? '' : ' type="image/avif"';
  const address = escapedAttribute(avif ?? url);
  return `<link rel="preload" as="image"${type} fetchpriority="high" href="${address}" media="${escapedAttribute(media)}">`;
}

const jsonEscapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};
const escapedJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => jsonEscapes[character] ?? '');

const attributeEscapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escapedAttribute = (text: string): string =>
  text.replace(/[&"<>]/g, (character) => attributeEscapes[character] ?? '');
