import type { Calls, CallValue } from '@baize/contract';
import { branded } from './branded.ts';
import { firstPainting, picturePreloads } from './first-painting.ts';

/** Answers that every first page needs, sent along with it so that it need not ask. */
export interface BootData {
  whitelabel: CallValue<Calls['whitelabel']>;
  systemStatus: CallValue<Calls['systemStatus']>;
  announcements: CallValue<Calls['listAnnouncements']>;
  vendorMenu: CallValue<Calls['vendorMenu']>;
}

const bootPlace = '<!--boot-->';
const paintingPlace = '<!--first-->';

/**
 * Writes the data, the download of the path's first picture and the path's own tags in the place of `<!--boot-->`, that picture itself in that
 * of `<!--first-->`.
 */
export function pageWithBoot(page: string, data: BootData | null, pathname: string, tags = ''): string {
  const shown = data ? branded(page, data.whitelabel) : page;
  return shown
    .replace(bootPlace, () => tags + (data ? `${picturePreloads(data, pathname)}${bootScript(data)}` : ''))
    .replace(paintingPlace, () => (data ? firstPainting(data, pathname) : ''));
}

/** A data block: browsers never run it, so the policy against inline scripts holds. */
const bootScript = (data: BootData): string =>
  `<script type="application/json" id="boot">${escapedJson(data)}</script>`;

const jsonEscapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};
const escapedJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => jsonEscapes[character] ?? '');
