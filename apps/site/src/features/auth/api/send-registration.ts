import type { CheckPurpose, RegisterSettings, RegistrationType } from '@baize/contract';
import { callApi } from '../../../lib/api/client.ts';
import { botCheckFor, wantedBotChecks } from '../../../lib/proof-of-work/bot-check.ts';
import type { MobileProof } from '../hooks/sms/use-sms-code.ts';
import { type RegistrationFormValues, sentFields } from '../registration-values.ts';

const urlLimit = 2048;

export interface Registration {
  settings: RegisterSettings;
  type: RegistrationType;
  values: RegistrationFormValues;
  formId: string;
  /** The code of the address that brought the visitor here; empty without one. */
  referralCode: string;
  botChecks: readonly CheckPurpose[] | undefined;
  /** The proof that the number is the visitor's, where the form asks for a code. */
  prove: (code: string) => Promise<MobileProof>;
}

/**
 * What follows a valid form, in the specification's order: affiliate code (the address's where the form has no input for it) and its
 * check, proof of work, the code's proof, registration. Returns the login that comes with it.
 */
export async function sendRegistration(registration: Registration) {
  const { settings, type, values, formId, referralCode, botChecks, prove } = registration;
  const { username = '', password = '', confirmPassword = '', ...shown } = sentFields(settings, type, values);
  const { verificationCode, ...fields } = shown;
  const affiliateCode = settings.fields.affiliateCode?.enabled ? values.affiliateCode : referralCode;
  if (affiliateCode !== '') await callApi('affiliateCheck', { query: { code: affiliateCode, domain: location.host } });
  const check = await botCheckFor('register', await wantedBotChecks(botChecks));
  const proof = verificationCode === undefined ? {} : await prove(verificationCode);
  const body = {
    ...fields,
    ...check,
    ...proof,
    formId,
    ...(affiliateCode === '' ? {} : { affiliateCode }),
    ...(referralCode === '' ? {} : { referralCode }),
    domain: location.host,
    registerUrl: location.href.slice(0, urlLimit),
    registerMethod: 'WEB' as const,
    login: true as const,
    agreedToTerms: true as const,
  };
  if (type === 'register') return await callApi('register', { body: { username, password, confirmPassword, ...body } });
  const secrets = password === '' ? {} : { password, confirmPassword };
  return await callApi('registerMobile', { body: { username: fields.mobileNum, ...secrets, ...body } });
}
