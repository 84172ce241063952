import { type FieldRule, fieldFault } from '@baize/contract';
import { matchesPattern } from '../../platform/patterns.ts';
import type { MobileSettings } from './settings.ts';

/** A number as +639171234567: the leading zeros of national notation fall away. */
export const mobileOf = (countryDialingCode: string, mobileNum: string): string =>
  `+${countryDialingCode}${mobileNum.replace(/^0+/, '')}`;

/** The dialing code of the brand's first country: whoever names none has a number of that one. */
export const homeDialingCode = ({ countries }: MobileSettings): string => countries[0]?.countryDialingCode ?? '';

/** Whether what was written is this number, national or international. */
export const isMobileWritten = (mobile: string, countryDialingCode: string, written: string): boolean => {
  const digits = written.trim().replace(/^\+/, '');
  return mobile === `+${digits}` || mobile === mobileOf(countryDialingCode, digits);
};

/** Null for a number that the brand takes, else the catalogue key of what is wrong. */
export function mobileFault(settings: MobileSettings, countryDialingCode: string, mobileNum: string): string | null {
  if (mobileNum === '') return 'missing_phone_number';
  const offered = settings.countries.some((country) => country.countryDialingCode === countryDialingCode);
  const rule: FieldRule = { ...settings.registration.fields.mobileNum, required: true };
  return offered && !fieldFault(rule, mobileNum, matchesPattern) && /^\d*[1-9]\d*$/.test(mobileNum)
    ? null
    : 'invalid_phone_number';
}
