import { countryCodes } from '@baize/contract';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';

/** Countries for a select, by their names in the visitor's language. */
export function useCountries(): { value: string; label: string }[] {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    const options = countryCodes().map((value) => ({ value, label: names.of(value) ?? value }));
    return options.sort((one, other) => one.label.localeCompare(other.label, locale));
  }, [locale]);
}
