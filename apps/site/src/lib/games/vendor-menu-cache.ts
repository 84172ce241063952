import type { Calls, CallValue, LocaleCode } from '@baize/contract';

export type VendorMenu = CallValue<Calls['vendorMenu']>;

const KEY = 'vendorMenu';
/** A tab that stays open for days still is called on new vendors with its next reload. */
const KEPT_FOR_MS = 10 * 60_000;

interface Kept {
  language: LocaleCode;
  keptAtMs: number;
  menu: VendorMenu;
}

/** The vendor menu of this session in that language; null when there is none, it is old or not readable. */
export function readVendorMenu(language: LocaleCode): VendorMenu | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
    if (kept?.language !== language || Date.now() - kept.keptAtMs > KEPT_FOR_MS) return null;
    return Array.isArray(kept.menu?.data?.lanes) ? kept.menu : null;
  } catch {
    return null;
  }
}

/** A full or forbidden storage keeps nothing: the menu is then asked for again. */
export function writeVendorMenu(language: LocaleCode, menu: VendorMenu): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ language, keptAtMs: Date.now(), menu } satisfies Kept));
  } catch {
    // The next reload asks again.
  }
}
