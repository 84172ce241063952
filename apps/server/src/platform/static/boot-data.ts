import type { Calls, CallValue } from '@baize/contract';

/** Answers that every first page needs, sent along with it so that it need not ask. */
export interface BootData {
  whitelabel: CallValue<Calls['whitelabel']>;
  systemStatus: CallValue<Calls['systemStatus']>;
  announcements: CallValue<Calls['listAnnouncements']>;
}

const placeholder = '<!--boot-->';
const homeGroup = 'w_home';
/** Where the site's banner changes from the narrow to the wide picture (`md` of the design tokens). */
const narrow = '(width < 48rem)';
const wide = '(width >= 48rem)';

/** Writes the data and the download of the first banner's picture in the place of `<!--boot-->`. */
export function pageWithBoot(page: string, data: BootData | null, isHome: boolean): string {
  return page.replace(placeholder, () => (data ? `${isHome ? preloads(data) : ''}${bootScript(data)}` : ''));
}

/** A data block: browsers never run it, so the policy against inline scripts holds. */
const bootScript = (data: BootData): string =>
  `<script type="application/json" id="boot">${escapedJson(data)}</script>`;

function preloads({ announcements }: BootData): string {
  const banner = announcements.banners.find(({ groupName }) => groupName === homeGroup);
  if (!banner) return '';
  const link = (url: string, media: string) =>
    `<link rel="preload" as="image" fetchpriority="high" href="${escapedAttribute(url)}" media="${escapedAttribute(media)}">`;
  return link(banner.mobileUrl || banner.url, narrow) + link(banner.url, wide);
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
