import { type DialingCode, PhoneField } from '@baize/ui/phone-field';
import type { ComponentProps, ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useWhitelabel } from '../../../lib/api/queries/whitelabel.ts';

export interface MobileFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  dialingCode: string;
  onDialingCode: (code: string) => void;
  error: string | undefined;
  hint?: ReactNode;
}

/** A mobile number with the brand's countries to choose from. */
export function MobileField({ dialingCode, onDialingCode, ...field }: MobileFieldProps) {
  const t = useTranslations('auth.field');
  const dialingCodes = useDialingCodes();
  return (
    <PhoneField
      {...field}
      label={t('mobileNum')}
      dialingCodeLabel={t('countryDialingCode')}
      dialingCodes={dialingCodes}
      dialingCode={dialingCode}
      onDialingCode={onDialingCode}
    />
  );
}

function useDialingCodes(): DialingCode[] {
  const { data } = useWhitelabel();
  const names = new Intl.DisplayNames([useLocale()], { type: 'region' });
  return (data?.countries ?? []).map(({ countryCode, countryDialingCode }) => ({
    code: countryDialingCode,
    label: `${names.of(countryCode) ?? countryCode} (+${countryDialingCode})`,
  }));
}

/** Where the picker begins: the given code when the brand has such a country, else the code of the visitor's country. */
export function useFirstDialingCode(given: string): string {
  const { data } = useWhitelabel();
  const countries = data?.countries ?? [];
  if (countries.some(({ countryDialingCode }) => countryDialingCode === given)) return given;
  const current = countries.find(({ countryCode }) => countryCode === data?.currentCountry) ?? countries[0];
  return current?.countryDialingCode ?? '';
}
