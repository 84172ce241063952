import { type FieldFault, fieldFault, type RegisterSettings } from '@baize/contract';
import { matchesPattern } from '../../../platform/patterns.ts';

const step = (digits: string, by: number): boolean =>
  [...digits].every((digit, index) => index === 0 || Number(digit) - Number(digits[index - 1]) === by);

/** What is tried first: one digit again and again, or digits in their order, as 111111, 123456, 654321. */
export const isEasilyTried = (value: string): boolean =>
  /^\d+$/.test(value) && [0, 1, -1].some((by) => step(value, by));

/** What is wrong with a new payment password, under the field names of its form; empty when nothing is. */
export function newPaymentPasswordFaults(
  rules: RegisterSettings,
  body: { newPaymentPassword: string; confirmPaymentPassword: string },
): Record<string, FieldFault> {
  const rule = rules.fields.paymentPassword;
  const fault = rule && fieldFault({ ...rule, required: true }, body.newPaymentPassword, matchesPattern);
  if (fault) return { newPaymentPassword: fault };
  if (isEasilyTried(body.newPaymentPassword)) return { newPaymentPassword: { key: 'payment_password_easy' } };
  if (body.confirmPaymentPassword !== body.newPaymentPassword)
    return { confirmPaymentPassword: { key: 'inconsistent_twice' } };
  return {};
}
