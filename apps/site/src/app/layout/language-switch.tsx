import { isLocale, type Locale, locales } from '@baize/i18n';
import { showToast } from '@baize/ui/toast';
import { clsx } from 'clsx';
import { Globe } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useWhitelabel } from '../../lib/api/queries/whitelabel.ts';
import { chooseLanguage, useLanguage } from '../../lib/language.ts';

/** The brand's languages that have a catalogue; all of them until the brand is known. */
function useOfferedLocales(): Locale[] {
  const { data } = useWhitelabel();
  const offered = (data?.languages ?? Object.keys(locales)).filter(isLocale);
  return offered.length === 0 ? (Object.keys(locales) as Locale[]) : offered;
}

/** The platform's own select over a globe and the language's code. */
export function LanguageSwitch({ onHero = true }: { onHero?: boolean }) {
  const t = useTranslations('common.language');
  const errors = useTranslations('errors');
  const { locale } = useLanguage();
  const offered = useOfferedLocales();
  const choose = (chosen: string) => {
    if (!isLocale(chosen)) return;
    chooseLanguage(chosen).catch(() => showToast({ title: errors('in_network_again'), tone: 'danger' }));
  };
  return (
    <span
      className={clsx(
        'relative flex min-h-touch items-center gap-1.5 rounded-md px-2.5 text-sm font-semibold has-focus-visible:outline-2 has-focus-visible:outline-focus',
        onHero ? 'hover:bg-hero-raised' : 'hover:bg-sunken',
      )}
    >
      <Globe size={18} aria-hidden="true" />
      <span aria-hidden="true">{onHero ? locale : locales[locale].ownName}</span>
      <select
        aria-label={t('label')}
        value={locale}
        onChange={(event) => choose(event.target.value)}
        className="absolute inset-0 size-full bg-surface text-base text-ink opacity-0"
      >
        {offered.map((code) => (
          <option key={code} value={code}>
            {locales[code].ownName}
          </option>
        ))}
      </select>
    </span>
  );
}
