import type { CheckPurpose } from '@baize/contract';
import type { Clock } from '../../platform/clock.ts';
import type { LookupHash } from '../../platform/crypto/lookup-hash.ts';
import type { UsedNonces } from '../../platform/crypto/used-nonces.ts';
import type { Database } from '../../platform/database/database.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import type { Background } from '../../platform/jobs/background.ts';
import type { RaiseAlarm } from '../../platform/log/alarm.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import { codeTexts, type MessageLanguage, type OutboxModule } from '../outbox/index.ts';
import { createBotChecks } from './bot-check.ts';
import { type CaptchaForm, captchaPurposeIn, createCaptchas } from './captcha.ts';
import {
  type CodeBinding,
  type CodeFault,
  codeLifeMinutes,
  countdownMinutes,
  createCodes,
  targetLookup,
} from './codes.ts';
import { createPhoneAuth } from './phone-auth.ts';
import type { VerificationSettings } from './settings.ts';
import { createSmsBudget } from './sms-budget.ts';
import { createSmsCaps } from './sms-caps.ts';
import { createFormOf, type FormOf } from './visitor-form.ts';

export { captchaPurposeIn } from './captcha.ts';
export { homeDialingCode, isMobileWritten, mobileFault, mobileOf } from './mobile.ts';
export type { CodePurpose } from './schema.ts';
export { codePurposeIn } from './visitor-form.ts';

export interface VerificationDependencies {
  database: Database;
  clock: Clock;
  newId: () => string;
  lookupHash: LookupHash;
  usedNonces: UsedNonces;
  /** Signs challenges. */
  secret: string;
  outbox: Pick<OutboxModule, 'post' | 'deliver'>;
  background: Background;
  brands: { settingsOf(brandId: string): Promise<VerificationSettings> };
  raiseAlarm: RaiseAlarm;
  /** Where the phone-auth service's keys are; the public one's by default. */
  phoneAuthKeysUrl?: string;
}

export interface CodeRequest extends CodeBinding {
  ip: string;
  brandName: string;
  language: MessageLanguage;
  /** `now`: the answer says whether it left. `where`: nobody waits for the answer, and it leaves only where this says so. */
  send: 'now' | { where: () => Promise<boolean> };
}

export interface VerificationModule {
  routes: HandlersOf<'captcha' | 'botChallenge'>;
  /** What a captcha or a code of a form is bound to, also where the form has no name. */
  formOf: FormOf;
  /** Wrong or missing: false. It is used up either way. */
  checkCaptcha(form: CaptchaForm, answer: string): Promise<boolean>;
  /** True where the brand asks for none at this form. */
  checkBot(brandId: string, purpose: CheckPurpose, botCheck: string | undefined): Promise<boolean>;
  sendCode(request: CodeRequest): Promise<Result<{ expiredMinutes: number; serverTime: string }, SendFault>>;
  checkCode(binding: CodeBinding, code: string): Promise<CodeFault | null>;
  /** Null, or the catalogue key of what is wrong with a phone-auth service's ID token. */
  checkPhoneToken(projectId: string, idToken: string, mobile: string): Promise<string | null>;
  /** Sweeps what is too old to count. */
  purge(): Promise<void>;
}
type SendFault = 'too_many_requests' | 'quota_exceeded' | 'sms_not_sent';

/** Captchas, proofs of work, SMS codes: each good for one form, one purpose, once. */
export function createVerification(deps: VerificationDependencies): VerificationModule {
  const captchas = createCaptchas(deps);
  const bots = createBotChecks(deps);
  const caps = createSmsCaps(deps);
  const budget = createSmsBudget(deps);
  const codes = createCodes(deps);
  const formOf = createFormOf(deps.lookupHash);
  const checkPhoneToken = createPhoneAuth({
    ...deps,
    ...(deps.phoneAuthKeysUrl ? { keysUrl: deps.phoneAuthKeysUrl } : {}),
  });

  const budgetOf = (brandId: string) => async (step: 'check' | 'take') =>
    budget[step](brandId, await deps.brands.settingsOf(brandId));

  const sendCode: VerificationModule['sendCode'] = async (request) => {
    const { brandId, channel, to, send } = request;
    // Nothing is taken from the budget before something leaves; what nobody waits for is refused alike whether or not it would leave.
    const isAffordable = channel === 'mail' ? async () => ok(null) : budgetOf(brandId);
    const affordable = await isAffordable('check');
    if (!affordable.ok) return affordable;
    const numberLookup = targetLookup(deps.lookupHash, request);
    const allowed = await caps.take({ brandId, numberLookup, ip: request.ip });
    if (!allowed.ok) return allowed;
    const { code, expiresAt } = await codes.issue(request);
    const { subject, text } = codeTexts[request.language](request.brandName, code, codeLifeMinutes, request.purpose);
    const message = {
      channel,
      to,
      subject: channel === 'sms' ? '' : subject,
      text,
      code,
      expiresAt: expiresAt.toISOString(),
    };
    if (send === 'now') {
      const taken = await isAffordable('take');
      if (!taken.ok) return taken;
      if (!(await deps.outbox.deliver(brandId, message))) return fail('sms_not_sent');
    } else {
      deps.background.run(async () => {
        if ((await send.where()) && (await isAffordable('take')).ok) await deps.outbox.post(brandId, message);
      });
    }
    return ok({ expiredMinutes: countdownMinutes, serverTime: deps.clock.now().toISOString() });
  };

  return {
    routes: {
      captcha: async ({ query: { formId, purpose = 'login' }, ...visitor }) => {
        const form = { brandId: visitor.brand.id, formId: formOf(visitor, formId) };
        return captchas.draw({ ...form, purpose: captchaPurposeIn(formId, purpose) });
      },
      botChallenge: async ({ query }) => ok(await bots.challenge(query.purpose)),
    },
    formOf,
    checkCaptcha: captchas.check,
    checkBot: async (brandId, purpose, botCheck) => {
      const { botChecks } = await deps.brands.settingsOf(brandId);
      return !botChecks.includes(purpose) || bots.verify(purpose, botCheck);
    },
    sendCode,
    checkCode: codes.check,
    checkPhoneToken,
    purge: async () => {
      await captchas.purge();
      await caps.purge();
      await budget.purge();
      await codes.purge();
    },
  };
}
