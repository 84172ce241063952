import { type CallInput, type Calls, registrationForm } from '@baize/contract';
import { fail } from '../../../platform/result.ts';
import { type BrandSettings, registerSettingsOf } from '../../brand/index.ts';
import { messageLanguage } from '../../outbox/index.ts';
import { codePurposeIn, homeDialingCode, mobileFault, mobileOf } from '../../verification/index.ts';
import type { IdentityTools } from '../dependencies.ts';
import type { Caller } from '../sessions/session-opening.ts';
import { fieldFailure } from './proofs.ts';

type Body = CallInput<Calls['smsNoLogin']>['body'] | CallInput<Calls['smsRegister']>['body'];

/** Codes for forms of people who are not logged in. */
export function createSms({ brands, verification, contacts, database }: IdentityTools) {
  const numberOf = async (caller: Caller, settings: BrandSettings, body: Body) => {
    const mobileNum = body.mobileNum ?? body.mobileNo ?? '';
    const { countryDialingCode = homeDialingCode(settings) } = body;
    const wrong = mobileFault(settings, countryDialingCode, mobileNum);
    if (wrong) return fieldFailure({ mobileNum: { key: wrong } });
    if (!(await verification.checkBot(caller.brand.id, 'sms', body.botCheck))) return fail('captcha_check_failed');
    return { ok: true as const, value: mobileOf(countryDialingCode, mobileNum) };
  };

  const introduction = async (brandId: string) => {
    const { name, defaultLanguage } = await brands.introductionOf(brandId);
    return { brandName: name, language: messageLanguage(defaultLanguage) };
  };

  /** Whoever has the number gets the code, member or not: only he learns whether the number is taken. */
  const forRegistration = async (caller: Caller, body: CallInput<Calls['smsRegister']>['body']) => {
    const settings = await brands.settingsOf(caller.brand.id);
    const rules = registerSettingsOf(settings);
    const tabs = rules.types.filter((type) => body.type === undefined || body.type === type);
    const isAsked = tabs.some((type) => registrationForm(rules, type).has('verificationCode'));
    if (!isAsked || settings.phoneAuth) return fail('operation_not_allowed');
    const mobile = await numberOf(caller, settings, body);
    if (!mobile.ok) return mobile;
    return verification.sendCode({
      ...(await introduction(caller.brand.id)),
      brandId: caller.brand.id,
      ip: caller.ip,
      purpose: 'register',
      formId: verification.formOf(caller, body.formId),
      channel: 'sms',
      to: mobile.value,
      send: 'now',
    });
  };

  /** The same answer and the same work whether or not the number has an account; a code leaves only where it has. */
  const forMember = async (caller: Caller, body: CallInput<Calls['smsNoLogin']>['body']) => {
    const settings = await brands.settingsOf(caller.brand.id);
    const { MOBILEVERCODELOGIN3, CHNGPASSVERIF3, MOBILENUMREG3 } = settings.flags;
    const offered = { login: MOBILEVERCODELOGIN3, password: CHNGPASSVERIF3 || MOBILENUMREG3 };
    const isOffered = body.purpose ? offered[body.purpose] : offered.login || offered.password;
    if (!isOffered || settings.phoneAuth) return fail('operation_not_allowed');
    const mobile = await numberOf(caller, settings, body);
    if (!mobile.ok) return mobile;
    return verification.sendCode({
      ...(await introduction(caller.brand.id)),
      brandId: caller.brand.id,
      ip: caller.ip,
      purpose: codePurposeIn(body.formId, body.purpose ?? 'login'),
      formId: verification.formOf(caller, body.formId),
      channel: 'sms',
      to: mobile.value,
      send: { where: async () => (await contacts.ownerOf(database, caller.brand.id, [mobile.value])) !== null },
    });
  };

  return { forRegistration, forMember };
}
