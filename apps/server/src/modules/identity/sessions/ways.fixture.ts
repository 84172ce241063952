import type { RequestBrand, RequestMember } from '../../../platform/http/handlers.ts';
import type { StoredBrandSettings } from '../../brand/index.ts';
import { goodPassword, type IdentityHarness, loginDefaults } from '../identity.fixture.ts';

/** A brand with every way in switched on and no proof of work. */
export const everyWay: StoredBrandSettings = {
  flags: {
    USERNAMEREG3: true,
    MOBILENUMREG3: true,
    MOBILENUMPASSREG3: true,
    REGMOBVERF3: true,
    CHNGPASSVERIF3: true,
    MOBILEVERCODELOGIN3: true,
    DIRECTREG3: true,
  },
  freePlay: true,
  botChecks: [],
  loginCaptchaAfter: 3,
};

export const number = { countryDialingCode: '63' } as const;

/** What forms of a brand do, as their pages would. */
export function formsOf(harness: IdentityHarness, brandOf: () => RequestBrand) {
  let serial = 1_000_000;
  const caller = (ip = '192.0.2.1') => harness.caller({ brand: brandOf(), ip });
  const newNumber = (): string => {
    serial += 1;
    return `917${serial}`;
  };
  /** The code of the newest SMS to a number. */
  const codeFor = async (mobileNum: string): Promise<string> => {
    const message = (await harness.people.taken()).find(({ to }) => to === `+63${mobileNum}`);
    if (!message?.code) throw new Error(`no SMS went to ${mobileNum}`);
    return message.code;
  };
  const askCode = (purpose: 'login' | 'password', mobileNum: string, formId: string, ip?: string) =>
    harness.identity.routes.smsNoLogin({ ...caller(ip), body: { ...number, mobileNum, formId, purpose } });
  const askRegisterCode = (mobileNum: string, formId: string, ip?: string) =>
    harness.identity.routes.smsRegister({
      ...caller(ip),
      body: { ...number, mobileNum, formId, type: 'registerMobile' },
    });

  const registerMobile = async (mobileNum: string, more: object = {}) => {
    const formId = crypto.randomUUID();
    const sent = await askRegisterCode(mobileNum, formId);
    if (!sent.ok) throw new Error(sent.message);
    // Codes are asked for at most once a second.
    harness.clock.advanceMs(1_000);
    return harness.identity.routes.registerMobile({
      ...caller(),
      body: {
        ...number,
        mobileNum,
        formId,
        verificationCode: await codeFor(mobileNum),
        password: goodPassword,
        confirmPassword: goodPassword,
        registerMethod: 'WEB',
        login: true,
        agreedToTerms: true,
        ...more,
      },
    });
  };

  const smsLogin = (mobileNum: string, verificationCode: string, formId: string) =>
    harness.identity.routes.login({
      ...caller(),
      body: { ...loginDefaults, ...number, type: 'sms', mobileNum, verificationCode, formId },
    });

  const memberOf = async (token: string): Promise<RequestMember> => {
    const member = await harness.identity.memberOfToken(token, brandOf().id);
    if (!member.ok) throw new Error(member.message);
    return member.value;
  };
  const isAlive = async (token: string) => (await harness.identity.memberOfToken(token, brandOf().id)).ok;

  return { caller, newNumber, codeFor, askCode, askRegisterCode, registerMobile, smsLogin, memberOf, isAlive };
}
