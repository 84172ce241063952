import { baseLocale, isLocale, type Locale, loadMessages, locales, type Messages, type Namespace } from '@baize/i18n';
import { create } from 'zustand';
import { readStored, writeStored } from './storage.ts';

const storageKey = 'consoleLang';
const coreNamespaces = ['common', 'errors', 'console'] as const satisfies readonly Namespace[];
/** Texts of single pages; they come with the first one that needs them (`withTexts`). */
export type LateNamespace =
  | Exclude<Extract<Namespace, `console${string}`>, 'console'>
  | 'member'
  | 'memberMessages'
  | 'lotto'
  | 'sportsbook'
  | 'tables';
type ConsoleMessages = Pick<Messages, (typeof coreNamespaces)[number]> & Partial<Pick<Messages, LateNamespace>>;

interface LanguageState {
  locale: Locale;
  /** Null until the first texts are here. */
  messages: ConsoleMessages | null;
}

/** The language in force and its texts. */
export const useLanguage = create<LanguageState>(() => ({ locale: baseLocale, messages: null }));

const lateNamespaces = new Set<LateNamespace>();
/** Typefaces that only one language needs; pages are shown before they are here. */
const typefaces: Partial<Record<Locale, () => Promise<unknown>>> = { CN: () => import('@baize/ui/chinese.css') };
/** Counts the changes that were begun: texts that come after a later one was begun are not shown any more. */
let changeCount = 0;

/** The person's choice in this browser, else the browser's language where it is one of ours. */
export function preferredLocale(): Locale {
  const stored = readStored(storageKey);
  if (isLocale(stored)) return stored;
  const spoken = navigator.language.slice(0, 2).toLowerCase();
  const codes = { zh: 'CN', id: 'ID', th: 'TH', vi: 'VI', fi: 'FIL', tl: 'FIL' } as const satisfies Record<
    string,
    Locale
  >;
  return Object.hasOwn(codes, spoken) ? codes[spoken as keyof typeof codes] : baseLocale;
}

/** Loads a language's texts and then shows them, so that no page stands half translated. */
export async function showLanguage(locale: Locale): Promise<void> {
  const change = ++changeCount;
  // Without its typeface a language is shown in one of the device's own.
  typefaces[locale]?.().catch(() => undefined);
  const messages = (await loadMessages(locale, [...coreNamespaces, ...lateNamespaces])) as ConsoleMessages;
  if (change !== changeCount) return;
  document.documentElement.lang = locales[locale].bcp47;
  useLanguage.setState({ locale, messages });
}

/** As `showLanguage`, and keeps the choice for this browser. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  await showLanguage(locale);
  writeStored(storageKey, locale);
}

/** Loads a page's code together with the texts that only it shows; from then on a change of language brings them too. */
export async function withTexts<T>(namespaces: readonly LateNamespace[], code: Promise<T>): Promise<T> {
  for (const namespace of namespaces) lateNamespaces.add(namespace);
  const { locale, messages } = useLanguage.getState();
  const missing = namespaces.filter((namespace) => messages?.[namespace] === undefined);
  const [loaded, texts] = await Promise.all([code, loadMessages(locale, missing)]);
  // Another language that was shown meanwhile has brought them with it.
  useLanguage.setState((now) =>
    now.locale === locale && now.messages !== null ? { messages: { ...now.messages, ...texts } } : now,
  );
  return loaded;
}
