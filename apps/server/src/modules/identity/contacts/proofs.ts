import type { FieldFault } from '@baize/contract';
import { fail, type Result } from '../../../platform/result.ts';
import type { BrandSettings } from '../../brand/index.ts';
import {
  type CodePurpose,
  captchaPurposeIn,
  codePurposeIn,
  homeDialingCode,
  mobileFault,
  mobileOf,
} from '../../verification/index.ts';
import type { IdentityTools } from '../dependencies.ts';
import type { Caller } from '../sessions/session-opening.ts';

/** What a form sends to prove that a mobile number is its sender's: a code, or a phone-auth service's ID token. */
export interface MobileProof {
  countryDialingCode?: string | undefined;
  mobileNum?: string | undefined;
  verificationCode?: string | undefined;
  firebaseIdToken?: string | undefined;
  formId?: string | undefined;
}

export const fieldFailure = (fields: Record<string, FieldFault>) => fail('invalid_input', { fields });

export function createProofs({ verification }: Pick<IdentityTools, 'verification'>) {
  /** The proved number as +639171234567; the code is used up. */
  const proveMobile = async (
    visitor: Caller,
    settings: BrandSettings,
    purpose: CodePurpose,
    proof: MobileProof,
  ): Promise<Result<string, 'invalid_input'>> => {
    const { mobileNum = '', verificationCode = '', firebaseIdToken } = proof;
    const countryDialingCode = proof.countryDialingCode ?? homeDialingCode(settings);
    const brandId = visitor.brand.id;
    const formId = verification.formOf(visitor, proof.formId);
    const wrongNumber = mobileFault(settings, countryDialingCode, mobileNum);
    if (wrongNumber) return fieldFailure({ mobileNum: { key: wrongNumber } });
    const mobile = mobileOf(countryDialingCode, mobileNum);
    const check = settings.phoneAuth
      ? verification.checkPhoneToken(settings.phoneAuth.projectId, firebaseIdToken ?? '', mobile)
      : verification.checkCode(
          { brandId, purpose: codePurposeIn(proof.formId, purpose), formId, channel: 'sms', to: mobile },
          verificationCode,
        );
    const wrongCode = await check;
    return wrongCode ? fieldFailure({ verificationCode: { key: wrongCode } }) : { ok: true, value: mobile };
  };

  /** Null when the picture of this form was read rightly; it is used up either way. */
  const captchaFault = async (
    visitor: Caller,
    purpose: 'login' | 'register',
    { captcha = '', formId: given }: { captcha?: string | undefined; formId?: string | undefined },
  ) => {
    const form = { brandId: visitor.brand.id, formId: verification.formOf(visitor, given) };
    const isRight = await verification.checkCaptcha({ ...form, purpose: captchaPurposeIn(given, purpose) }, captcha);
    if (isRight) return null;
    return fail('invalid_input', { fields: { captcha: { key: 'captcha_incorrect' } }, captcha: true });
  };

  return { proveMobile, captchaFault };
}
