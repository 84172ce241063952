import { isLocale, type Locale, locales } from '@baize/i18n';
import { showToast } from '@baize/ui/toast';
import { clsx } from 'clsx';
import { Check, ChevronDown, Globe } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useWhitelabel } from '../../../lib/brand/whitelabel.ts';
import { useDisclosure } from '../../../lib/browser/use-disclosure.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { useChooseLanguage } from './use-choose-language.ts';

/** The brand's languages that have a catalogue; all of them until the brand is known. */
function useOfferedLocales(): Locale[] {
  const { data } = useWhitelabel();
  const offered = (data?.languages ?? Object.keys(locales)).filter(isLocale);
  return offered.length === 0 ? (Object.keys(locales) as Locale[]) : offered;
}

/** The language in a few letters, as readers know it: "EN", "ZH". */
const signOf = (locale: Locale): string => locales[locale].bcp47.split('-')[0]?.toUpperCase() ?? locale;

export interface LanguagePickerProps {
  onHero?: boolean;
  /** The list opens upwards, where the button stands at the foot. */
  opensUp?: boolean;
}

/** A globe with the language; its list hides 200 ms after the focus is lost. */
export function LanguagePicker({ onHero = true, opensUp = false }: LanguagePickerProps) {
  const t = useTranslations('front.tools');
  const errors = useTranslations('errors');
  const { locale } = useLanguage();
  const offered = useOfferedLocales();
  const chooseLanguage = useChooseLanguage();
  const listId = useId();
  const { isOpen, close, toggle, hoverProps } = useDisclosure({ opensOnHover: false });
  const choose = (chosen: Locale) => {
    close();
    chooseLanguage(chosen).catch(() => showToast({ title: errors('in_network_again'), tone: 'danger' }));
  };
  return (
    <div className="relative" {...hoverProps}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={t('language', { name: locales[locale].ownName })}
        onClick={toggle}
        className={clsx(
          'flex min-h-touch items-center gap-1.5 rounded-md px-2.5 text-sm font-semibold transition-colors',
          onHero ? 'text-on-hero hover:bg-hero-raised' : 'hover:bg-sunken',
        )}
      >
        <Globe size={18} aria-hidden="true" />
        {onHero ? signOf(locale) : locales[locale].ownName}
        <ChevronDown size={14} aria-hidden="true" className={clsx('transition-transform', isOpen && 'rotate-180')} />
      </button>
      <ul
        id={listId}
        hidden={!isOpen}
        className={clsx(
          'absolute z-popup min-w-56 animate-page rounded-lg border border-line bg-raised p-1.5 text-ink shadow-popup',
          opensUp ? 'bottom-full left-0 mb-2' : 'top-full right-0 mt-1',
        )}
      >
        {offered.map((code) => (
          <li key={code} lang={locales[code].bcp47}>
            <button
              type="button"
              aria-current={code === locale ? 'true' : undefined}
              onClick={() => choose(code)}
              className="flex min-h-touch w-full items-center justify-between gap-3 rounded-md px-3 text-left text-sm font-medium hover:bg-sunken aria-[current=true]:text-gold-ink"
            >
              {locales[code].ownName}
              {code === locale && <Check size={16} aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
