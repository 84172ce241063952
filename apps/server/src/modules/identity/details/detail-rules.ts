import { type FieldFault, fieldFault, isCountryCode, type PayeeDetails, yearsOld } from '@baize/contract';
import { matchesPattern } from '../../../platform/patterns.ts';
import { type BrandSettings, registerSettingsOf } from '../../brand/index.ts';

type Faults = Record<string, FieldFault>;

/** One space between words: what a bank compares. */
export const tidyName = (name: string): string => name.trim().replace(/\s+/gu, ' ');

/** What is wrong with details by field; those that are left out are not looked at. `today` as yyyy-MM-dd. */
export function detailFaults(settings: BrandSettings, told: Partial<PayeeDetails>, today: string): Faults {
  const { fields, minimumAge } = registerSettingsOf(settings);
  const faults: Faults = {};
  if (told.realName !== undefined) {
    const rule = fields.payeeName;
    const fault = rule && fieldFault({ ...rule, required: true }, told.realName, matchesPattern);
    if (fault) faults.realName = fault.key === 'not_empty' ? fault : { ...fault, key: 'in_payeeName_error' };
  }
  if (told.birthday !== undefined) {
    const years = yearsOld(told.birthday, today);
    if (years === null) faults.birthday = { key: 'reg_pattern_8' };
    else if (years < minimumAge) faults.birthday = { key: 'too_young', min: minimumAge };
  }
  if (told.nationality && !isCountryCode(told.nationality)) faults.nationality = { key: 'field_choice' };
  return faults;
}

const toldOnce = ['realName', 'birthday'] as const;

/** What stands already and is told otherwise now: only staff changes it. */
export function alreadyToldFaults(before: PayeeDetails, told: Partial<PayeeDetails>): Faults {
  const changed = toldOnce.filter(
    (name) => told[name] !== undefined && before[name] !== '' && told[name] !== before[name],
  );
  return Object.fromEntries(changed.map((name) => [name, { key: 'operation_not_allowed' }]));
}

/** Whether everything is told that a payment provider may ask. */
export const isPayeeComplete = ({ address, nationality, occupation, incomeSource }: PayeeDetails): boolean =>
  [address, nationality, occupation, incomeSource].every((value) => value !== '');
