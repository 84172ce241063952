import type { Calls, CallValue } from '@baize/contract';
import { serverFacts } from './client.ts';

/** What the server writes into the page, so that the first screen needs no call; announcements and vendors are in the default language. */
export interface Boot {
  whitelabel?: CallValue<Calls['whitelabel']>;
  systemStatus?: CallValue<Calls['systemStatus']>;
  announcements?: CallValue<Calls['listAnnouncements']>;
  vendorMenu?: CallValue<Calls['vendorMenu']>;
}

let boot: Boot | null = null;

/** Reads the JSON of `#boot` once; empty when the page has none (development server). */
export function readBoot(): Boot {
  if (boot !== null) return boot;
  const text = document.querySelector('#boot')?.textContent?.trim() ?? '';
  boot = text === '' ? {} : (JSON.parse(text) as Boot);
  if (boot.whitelabel) serverFacts.note(boot.whitelabel);
  return boot;
}
