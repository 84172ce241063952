import { type FieldFault, type FieldRule, fieldFault } from '@baize/contract';

/** Fields that the registration call carries, in the order of the form. Which of them are shown, the server says. */
export const registrationFields = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'email',
  'affiliateCode',
] as const;
export type RegistrationField = (typeof registrationFields)[number];
export type RegistrationValues = Record<RegistrationField, string> & { agreedToTerms: boolean };

export type RegistrationRules = Partial<Record<RegistrationField, FieldRule>>;

/** The fields to show, with their rules. */
export function shownFields(rules: Record<string, FieldRule>): RegistrationRules {
  const shown = registrationFields.flatMap((field) => {
    const rule = rules[field];
    return rule?.enabled ? [[field, rule] as const] : [];
  });
  return Object.fromEntries(shown);
}

/** Everything that is wrong with the form, by field; the server runs the same rules. */
export function registrationFaults(
  rules: RegistrationRules,
  values: RegistrationValues,
): Partial<Record<keyof RegistrationValues, FieldFault>> {
  const faults: Partial<Record<keyof RegistrationValues, FieldFault>> = {};
  for (const [field, rule] of Object.entries(rules) as [RegistrationField, FieldRule][]) {
    const fault = fieldFault(rule, values[field]);
    if (fault !== null) faults[field] = fault;
  }
  if (faults.confirmPassword === undefined && values.confirmPassword !== values.password) {
    faults.confirmPassword = { key: 'inconsistent_twice' };
  }
  if (!values.agreedToTerms) faults.agreedToTerms = { key: 'not_empty' };
  return faults;
}
