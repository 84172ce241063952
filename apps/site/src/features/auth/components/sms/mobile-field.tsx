import { FieldShell, inputClass } from '@baize/ui/field';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { CountryPicker } from './country-picker.tsx';

export interface MobileFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  dialingCode: string;
  onDialingCode: (code: string) => void;
  error: string | undefined;
  hint?: ReactNode;
  label?: string;
}

/** A mobile number with the brand's countries to choose from. */
export function MobileField({ dialingCode, onDialingCode, error, hint, label, required, ...input }: MobileFieldProps) {
  const t = useTranslations('auth.field');
  return (
    <FieldShell label={label ?? t('mobileNum')} hint={hint} error={error} required={required}>
      {(wiring) => (
        <div className="flex gap-2">
          <CountryPicker dialingCode={dialingCode} onDialingCode={onDialingCode} />
          <input
            autoComplete="tel-national"
            inputMode="numeric"
            {...input}
            {...wiring}
            type="tel"
            className={clsx(inputClass, 'tabular min-w-0 flex-1')}
          />
        </div>
      )}
    </FieldShell>
  );
}

/** Where the picker begins: the given code when the brand has such a country, else the code of the visitor's country. */
export function useFirstDialingCode(given: string): string {
  const { data } = useWhitelabel();
  const countries = data?.countries ?? [];
  if (countries.some(({ countryDialingCode }) => countryDialingCode === given)) return given;
  const current = countries.find(({ countryCode }) => countryCode === data?.currentCountry) ?? countries[0];
  return current?.countryDialingCode ?? '';
}
