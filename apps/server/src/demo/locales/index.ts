import type { LocaleCode } from '@baize/contract';
import { cn } from './cn.ts';
import { fil } from './fil.ts';
import { id } from './id.ts';
import { th } from './th.ts';
import type { DemoBannerTexts, DemoTranslation } from './translation.ts';
import { vi } from './vi.ts';

type Texts<T> = Partial<Record<LocaleCode, T>>;

/** The demo's languages beside TY and EN. */
export const translations = { CN: cn, TH: th, VI: vi, ID: id, FIL: fil } satisfies Texts<DemoTranslation>;

/** Texts in TY and EN with what `pick` finds in each further language. */
export function translated<T>(texts: Texts<T>, pick: (translation: DemoTranslation) => T | undefined): Texts<T> {
  const found = Object.entries(translations).map(([locale, translation]) => [locale, pick(translation)] as const);
  return { ...texts, ...Object.fromEntries(found.filter(([, text]) => text !== undefined)) };
}

/** A banner's texts in every language, by its picture. */
export const translatedBanner = (picture: string, texts: Texts<DemoBannerTexts>): Texts<DemoBannerTexts> =>
  translated(texts, ({ banners }) => {
    const [title = '', subtitle = '', action = ''] = banners[picture] ?? [];
    return title === '' ? undefined : { title, subtitle, action };
  });
