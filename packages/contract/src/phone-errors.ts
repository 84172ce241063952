/** Error codes of phone-auth services (section 8 of the specification), without their prefix `auth/`. */
export const phoneErrorCodes = [
  'invalid-phone-number',
  'missing-phone-number',
  'too-many-requests',
  'unknown',
  'invalid-verification-code',
  'missing-verification-code',
  'captcha-check-failed',
  'quota-exceeded',
  'operation-not-allowed',
  'code-expired',
  'popup-closed-by-user',
] as const;
type PhoneErrorCode = (typeof phoneErrorCodes)[number];

const textKeys: Record<PhoneErrorCode, string> = {
  'invalid-phone-number': 'invalid_phone_number',
  'missing-phone-number': 'missing_phone_number',
  'too-many-requests': 'phone_too_many_requests',
  unknown: 'phone_unknown',
  'invalid-verification-code': 'invalid_verification_code',
  'missing-verification-code': 'missing_verification_code',
  'captcha-check-failed': 'phone_captcha_failed',
  'quota-exceeded': 'quota_exceeded',
  'operation-not-allowed': 'operation_not_allowed',
  'code-expired': 'code_expired',
  'popup-closed-by-user': 'popup_closed_by_user',
};

/** The catalogue key (namespace `errors`) of a code as the service gives it, with or without `auth/`; phone_unknown for others. */
export function phoneErrorKey(code: string): string {
  const bare = code.replace(/^auth\//, '');
  return Object.hasOwn(textKeys, bare) ? textKeys[bare as PhoneErrorCode] : textKeys.unknown;
}
