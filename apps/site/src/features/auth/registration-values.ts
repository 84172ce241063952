import {
  type FieldFault,
  type RegisterSettings,
  type RegistrationField,
  type RegistrationType,
  registrationFaults,
  registrationFields,
  registrationForm,
} from '@baize/contract';

export type RegistrationFormValues = Record<RegistrationField, string> & {
  countryDialingCode: string;
  agreedToTerms: boolean;
};

export function emptyValues(countryDialingCode: string, affiliateCode: string, agreedToTerms: boolean) {
  const fields = Object.fromEntries(registrationFields.map((field) => [field, ''])) as Record<
    RegistrationField,
    string
  >;
  return { ...fields, affiliateCode, countryDialingCode, agreedToTerms } satisfies RegistrationFormValues;
}

/** The visitor's day as yyyy-MM-dd. */
export function dayOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Everything that is wrong with the form, by field; the terms first, then the rules that the server runs as well. */
export function formFaults(
  settings: RegisterSettings,
  type: RegistrationType,
  values: RegistrationFormValues,
  today: string,
): Partial<Record<keyof RegistrationFormValues, FieldFault>> {
  return {
    ...(values.agreedToTerms ? {} : { agreedToTerms: { key: 'not_empty' } }),
    ...registrationFaults(settings, type, values, today),
  };
}

/** The shown fields that hold something, with the dialing code where there is a number. */
export function sentFields(settings: RegisterSettings, type: RegistrationType, values: RegistrationFormValues) {
  const shown = [...registrationForm(settings, type).keys()].filter((field) => values[field] !== '');
  const sent = Object.fromEntries(shown.map((field) => [field, values[field]])) as Partial<
    Record<RegistrationField, string>
  >;
  return sent.mobileNum === undefined ? sent : { ...sent, countryDialingCode: values.countryDialingCode };
}
