import { ApiFailure, type FailureKey } from '@baize/client';
import { phoneErrorKey } from '@baize/contract';

const numberFaults: readonly string[] = ['invalid_phone_number', 'missing_phone_number'];
const codeFaults: readonly string[] = ['invalid_verification_code', 'missing_verification_code', 'code_expired'];

/** What a phone-auth service threw, with the text of its code: under the field that is to blame, else as the reason of the whole form. */
export function phoneFailure(thrown: unknown): ApiFailure {
  if (thrown instanceof ApiFailure) return thrown;
  const { code } = (thrown ?? {}) as { code?: unknown };
  const key = phoneErrorKey(typeof code === 'string' ? code : 'unknown');
  const cause = { cause: thrown };
  if (numberFaults.includes(key))
    return new ApiFailure('invalid_input', 400, { fields: { mobileNum: { key } } }, cause);
  if (codeFaults.includes(key)) {
    return new ApiFailure('invalid_input', 400, { fields: { verificationCode: { key } } }, cause);
  }
  return new ApiFailure(key as FailureKey, 0, {}, cause);
}
