import type { FieldRule, RegisterSettings } from './calls/system.ts';
import type { FieldFault } from './errors.ts';
import { fieldFault, type MatchesPattern } from './rules.ts';

/** The registration form as one rule object that browser and server both run. No schema library: it is part of the first load. */

export type RegistrationType = RegisterSettings['types'][number];

/** Fields in the order of the form. */
export const registrationFields = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
  'paymentPassword',
  'payeeName',
  'birthday',
  'email',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'recommenderId',
  'affiliateCode',
  'captcha',
] as const;
export type RegistrationField = (typeof registrationFields)[number];
export type RegistrationValues = Partial<Record<RegistrationField, string | undefined>>;
export type RegistrationFaults = Partial<Record<RegistrationField, FieldFault>>;

type Rules = Pick<RegisterSettings, 'fields' | 'captcha' | 'smsVerification' | 'mobilePassword' | 'minimumAge'>;

/** The mobile tab where the brand offers it, else the username's; null: registration is closed. */
export const defaultRegistrationType = ({ types }: Pick<RegisterSettings, 'types'>): RegistrationType | null =>
  types.includes('registerMobile') ? 'registerMobile' : (types[0] ?? null);

const codeLimit = 255;
const anyText: FieldRule = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 1,
  maxLength: codeLimit,
  type: 'text',
};
const passwordFields: readonly string[] = ['password', 'confirmPassword'] satisfies RegistrationField[];

/** The fields to show in one tab of the form with the rule of each, `required` as it holds there. */
export function registrationForm(rules: Rules, type: RegistrationType): Map<RegistrationField, FieldRule> {
  const form = new Map<RegistrationField, FieldRule>();
  for (const field of registrationFields) {
    const rule = ruleIn(rules, type, field);
    if (rule) form.set(field, rule);
  }
  return form;
}

function ruleIn(rules: Rules, type: RegistrationType, field: RegistrationField): FieldRule | null {
  const isMobile = type === 'registerMobile';
  const rule = rules.fields[field];
  const isNumberProved = rules.smsVerification && (isMobile || rules.fields.mobileNum?.enabled === true);
  if (field === 'captcha') return rules.captcha ? anyText : null;
  if (field === 'verificationCode') return isNumberProved ? anyText : null;
  if (!rule || (isMobile && isLeftOut(rules, field))) return null;
  if (field === 'mobileNum' && (isMobile || isNumberProved)) return { ...rule, enabled: true, required: true };
  if (passwordFields.includes(field) || field === 'username') return rule;
  if (!rule.enabled) return null;
  return field === 'paymentPassword' ? { ...rule, required: true } : rule;
}

/** What the mobile tab has not: the username, which is the number there, and passwords where the brand asks for none. */
const isLeftOut = (rules: Rules, field: RegistrationField): boolean =>
  field === 'username' || ((passwordFields.includes(field) || field === 'paymentPassword') && !rules.mobilePassword);

/**
 * Everything that is wrong with one tab's values, by field. `today` is the visitor's day as yyyy-MM-dd.
 * A field that the tab does not show is not looked at: a browser sends none, and a server refuses what is sent all the same.
 */
export function registrationFaults(
  rules: Rules,
  type: RegistrationType,
  values: RegistrationValues,
  today: string,
  matches?: MatchesPattern,
): RegistrationFaults {
  const faults: RegistrationFaults = {};
  const form = registrationForm(rules, type);
  for (const [field, rule] of form) {
    const fault = fieldFault(rule, values[field] ?? '', matches);
    if (fault) faults[field] = faultAs(field, fault, rule, values[field] ?? '');
  }
  if (form.has('confirmPassword') && !faults.confirmPassword && values.confirmPassword !== values.password) {
    faults.confirmPassword = { key: 'inconsistent_twice' };
  }
  if (form.has('birthday') && values.birthday && !faults.birthday) {
    const years = yearsOld(values.birthday, today);
    if (years === null) faults.birthday = { key: 'reg_pattern_8' };
    else if (years < rules.minimumAge) faults.birthday = { key: 'too_young', min: rules.minimumAge };
  }
  return faults;
}

/** The specification's own sentences for some fields, in the place of the one by patternId. */
function faultAs(field: RegistrationField, fault: FieldFault, rule: FieldRule, value: string): FieldFault {
  if (field === 'verificationCode') return { key: 'missing_verification_code' };
  const isEmpty = fault.key === 'not_empty';
  if (field === 'mobileNum' && isEmpty) return { key: 'missing_phone_number' };
  if (field === 'password' && isEmpty) return { key: 'error_password', min: rule.minLength, max: rule.maxLength };
  // A wrong length keeps the sentence that tells the bounds.
  const hasFittingLength = value.length >= rule.minLength && value.length <= rule.maxLength;
  return hasFittingLength && !isEmpty ? { ...fault, key: formFaultKeys[field] ?? fault.key } : fault;
}

const formFaultKeys: Partial<Record<RegistrationField, string>> = {
  mobileNum: 'in_mobileNum_error',
  payeeName: 'in_payeeName_error',
};

/** Nobody is older; and of a year 0 no database knows. */
const earliestBirthday = '1900-01-01';

/** Whole years between two days as yyyy-MM-dd; null for a day that no calendar has, one after today, or one of nobody alive. */
export function yearsOld(birthday: string, today: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birthday) || birthday > today || birthday < earliestBirthday) return null;
  const day = new Date(`${birthday}T00:00:00.000Z`);
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(birthday)) return null;
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}
