import {
  baseLocale,
  isLocale,
  type Locale,
  loadLaterErrors,
  loadMessages,
  locales,
  type Messages,
  type Namespace,
} from '@baize/i18n';
import { create } from 'zustand';
import { readStored, writeStored } from './storage.ts';

/** Texts that every page needs; they come with the first one. */
const coreNamespaces = ['common', 'errors', 'site', 'front'] as const;
type CoreNamespace = (typeof coreNamespaces)[number];
/** Texts of programs of their own: games in their frame. */
type GameNamespace = 'studio' | 'instant' | 'tables';
/** Texts of single pages and popups; they come with the first of these that is opened (`withTexts`). */
export type LateNamespace = Exclude<Namespace, CoreNamespace | GameNamespace | `console${string}`>;
export type SiteMessages = Pick<Messages, CoreNamespace> & Partial<Pick<Messages, LateNamespace>>;

interface LanguageState {
  locale: Locale;
  /** Null until the first catalogue is here. */
  messages: SiteMessages | null;
}

/** The language in force and its texts, app-wide. */
export const useLanguage = create<LanguageState>(() => ({
  locale: preferredLocale(baseLocale),
  messages: null,
}));

const lateNamespaces = new Set<LateNamespace>();
/** Whether the failures are wanted that only single pages and popups show; from the first of these on they are. */
let wantsAllErrors = false;

/** The visitor's stored choice, else the brand's default. */
export function preferredLocale(brandDefault: string): Locale {
  const stored = readStored('lang');
  if (isLocale(stored)) return stored;
  return isLocale(brandDefault) ? brandDefault : baseLocale;
}

/** Typefaces that only one language needs; the page is shown before they are here. */
const typefaces: Partial<Record<Locale, () => Promise<unknown>>> = { CN: () => import('@baize/ui/chinese.css') };

/** Counts the changes that were begun: texts that come after a later change was begun are not shown any more. */
let changeCount = 0;

/** Loads a locale's texts and then shows them, so that no page stands half translated. */
export async function showLanguage(locale: Locale): Promise<void> {
  const change = ++changeCount;
  const messages = await textsOf(locale);
  if (change === changeCount) show(locale, messages);
}

function show(locale: Locale, messages: SiteMessages): void {
  document.documentElement.lang = locales[locale].bcp47;
  document.documentElement.dir = locales[locale].direction;
  useLanguage.setState({ locale, messages });
}

/** All that is wanted at the end, also what a page asked for meanwhile. */
async function textsOf(locale: Locale): Promise<SiteMessages> {
  // Without its typeface a language is shown in one of the device's own.
  typefaces[locale]?.().catch(() => undefined);
  for (;;) {
    const wanted = [...coreNamespaces, ...lateNamespaces];
    const withAllErrors = wantsAllErrors;
    const [messages, errors] = await Promise.all([
      loadMessages(locale, wanted),
      withAllErrors ? loadLaterErrors(locale) : {},
    ]);
    const isComplete = wanted.length === coreNamespaces.length + lateNamespaces.size;
    if (isComplete && withAllErrors === wantsAllErrors) return withErrors(messages, errors);
  }
}

const withErrors = (messages: SiteMessages, errors: Partial<Messages['errors']>): SiteMessages => ({
  ...messages,
  errors: { ...messages.errors, ...errors },
});

/** Adds the failures that are not among the first texts. Pages and popups with texts of their own ask for them by themselves. */
export async function addAllErrors(): Promise<void> {
  if (wantsAllErrors) return;
  wantsAllErrors = true;
  const { locale } = useLanguage.getState();
  try {
    const errors = await loadLaterErrors(locale);
    useLanguage.setState((now) =>
      now.locale === locale && now.messages !== null ? { messages: withErrors(now.messages, errors) } : now,
    );
  } catch (fault) {
    wantsAllErrors = false;
    throw fault;
  }
}

/**
 * Loads a page's code together with the texts that only it shows: `lazy(() => withTexts(['pages'], import('./vip-page.tsx')))`.
 * From then on a change of language brings them too.
 */
export async function withTexts<T>(namespaces: readonly LateNamespace[], code: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([code, addTexts(namespaces), addAllErrors()]);
  return loaded;
}

async function addTexts(namespaces: readonly LateNamespace[]): Promise<void> {
  for (const namespace of namespaces) lateNamespaces.add(namespace);
  const { locale, messages } = useLanguage.getState();
  const missing = namespaces.filter((namespace) => messages?.[namespace] === undefined);
  if (missing.length === 0) return;
  const texts = await loadMessages(locale, missing);
  // Another language that was shown meanwhile has brought them with it.
  useLanguage.setState((now) =>
    now.locale === locale && now.messages !== null ? { messages: { ...now.messages, ...texts } } : now,
  );
}

/** As `showLanguage`, and keeps the choice for the next visit beside the one before (`hisLang`): whoever is called on the change finds it kept. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  const change = ++changeCount;
  const messages = await textsOf(locale);
  if (change !== changeCount) return;
  const { locale: former } = useLanguage.getState();
  writeStored('lang', locale);
  if (former !== locale) writeStored('hisLang', former);
  show(locale, messages);
}

/** Whether the visitor has chosen a language in this browser. */
export const hasChosenLanguage = (): boolean => isLocale(readStored('lang'));

/** The language that is shown to an account: a browser without a choice of its own takes the account's. */
export const languageFor = (shown: Locale, accounts: string | null | undefined): Locale =>
  !hasChosenLanguage() && isLocale(accounts) ? accounts : shown;
