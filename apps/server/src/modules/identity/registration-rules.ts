import { type CallInput, type Calls, type FieldFault, fieldFault } from '@baize/contract';
import type { BrandSettings } from '../brand/index.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { MemberProfile } from './tables.ts';

export type RegistrationBody = CallInput<Calls['register']>['body'];
type Rules = BrandSettings['registration']['fields'];
type Faults = Record<string, FieldFault>;

/** Fields that come from the page's address when the form does not show them, so that they may be sent while disabled. */
const fieldsOfTheAddress: readonly string[] = ['affiliateCode'];

/**
 * What is wrong with each field of a registration; empty when nothing is. The browser finds the same with the contract's
 * `fieldFault`, except for common passwords.
 */
export async function registrationFaults(rules: Rules, body: RegistrationBody): Promise<Faults> {
  const faults: Faults = {};
  for (const [name, rule] of Object.entries(rules)) {
    const value = body[name as keyof Rules] ?? '';
    const fault = rule.enabled ? fieldFault(rule, value) : faultOfDisabled(name, value);
    if (fault) faults[name] = fault;
  }
  if (!faults.confirmPassword && body.confirmPassword !== body.password) {
    faults.confirmPassword = { key: 'inconsistent_twice' };
  }
  if (!faults.password && (await isCommonPassword(body.password))) faults.password = { key: 'password_common' };
  return faults;
}

function faultOfDisabled(name: string, value: string): FieldFault | null {
  return value === '' || fieldsOfTheAddress.includes(name) ? null : { key: 'unknown_field' };
}

export function profileOf(body: RegistrationBody): MemberProfile {
  const { payeeName, email, referralCode, affiliateCode, domain } = body;
  const told = Object.entries({ payeeName, email, referralCode, affiliateCode, domain }).filter(([, value]) => value);
  return Object.fromEntries(told);
}
