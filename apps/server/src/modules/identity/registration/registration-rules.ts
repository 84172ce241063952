import {
  type CallInput,
  type Calls,
  type FieldFault,
  fieldFault,
  registrationFaults as formFaults,
  type RegisterSettings,
  type RegistrationType,
  type RegistrationValues,
  registrationFields,
  registrationForm,
} from '@baize/contract';
import { matchesPattern } from '../../../platform/patterns.ts';
import { isGuessable } from '../passwords/guessable-passwords.ts';
import type { MemberProfile } from '../schema.ts';

/** What either way of registering sends. */
export type RegistrationBody = CallInput<Calls['registerMobile']>['body'];
type Faults = Record<string, FieldFault>;

/** Fields that come from the page's address, or stand in for another, so that they may be sent while they are not shown. */
const sentUnshown: readonly string[] = ['affiliateCode', 'username'];

/** What the contract's rule object finds, unknown fields and guessable passwords besides; empty when nothing is wrong. `names`: the brand's. */
export async function registrationFaults(
  rules: RegisterSettings,
  type: RegistrationType,
  body: RegistrationBody,
  today: string,
  names: readonly string[],
): Promise<Faults> {
  const faults: Faults = { ...formFaults(rules, type, body as RegistrationValues, today, matchesPattern) };
  // A phone-auth service's token stands in the place of the code.
  if (body.firebaseIdToken) delete faults.verificationCode;
  const shown = registrationForm(rules, type);
  for (const field of registrationFields) {
    if (shown.has(field) || sentUnshown.includes(field) || !body[field]) continue;
    faults[field] = { key: 'unknown_field' };
  }
  const ownNames = [...names, body.username ?? '', body.mobileNum ?? ''];
  if (shown.has('password') && !faults.password && (await isGuessable(body.password ?? '', ownNames))) {
    faults.password = { key: 'password_common' };
  }
  return faults;
}

/** What is wrong with a new password that stands alone (change, forgotten), under its form's field names. `names`: the member's and the brand's. */
export async function newPasswordFaults(
  rules: RegisterSettings,
  body: { newPassword: string; confirmNewPassword?: string },
  names: readonly string[],
): Promise<Faults> {
  const faults: Faults = {};
  const rule = rules.fields.password;
  const fault = rule && fieldFault({ ...rule, required: true }, body.newPassword, matchesPattern);
  if (fault) faults.newPassword = fault;
  else if (await isGuessable(body.newPassword, names)) faults.newPassword = { key: 'password_common' };
  if (body.confirmNewPassword !== undefined && body.confirmNewPassword !== body.newPassword) {
    faults.confirmNewPassword = { key: 'inconsistent_twice' };
  }
  return faults;
}

const told = (fields: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1])));

/** Where the member came from. */
export const profileOf = ({ referralCode, affiliateCode, domain, recommenderId }: RegistrationBody): MemberProfile =>
  told({ referralCode, affiliateCode, domain, recommenderId });

/** What he told in confidence: it is sealed. */
export function confidentialOf(body: RegistrationBody): Record<string, string> {
  const { payeeName, birthday, qqNum, line, whatsapp, facebook, wechat, idNumber } = body;
  return told({ payeeName, birthday, qqNum, line, whatsapp, facebook, wechat, idNumber });
}
