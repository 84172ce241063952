import type { CallInput, Calls, CallValue, FailureDetail } from '@baize/contract';
import { fail, type Result } from '../../../platform/result.ts';
import type { BrandSettings } from '../../brand/index.ts';
import { createProofs, fieldFailure } from '../contacts/proofs.ts';
import type { IdentityTools } from '../dependencies.ts';
import { type Candidate, createMemberStore } from '../member-store.ts';
import { createCountedPassword } from '../passwords/counted-password.ts';
import type { Caller } from '../sessions/session-opening.ts';
import { createTrialRenewal } from '../trial.ts';
import { createDeviceTokens } from './device-tokens.ts';
import { createEntry, type Entry, type EntryError, type Page, pageFault } from './entry.ts';
import { findCandidate, nameOfNobody } from './find-candidate.ts';
import { createSecondStep } from './finish-login.ts';

type LoginBody = CallInput<Calls['login']>['body'];
type LoginValue = CallValue<Calls['login']>;
export function createLogin(tools: IdentityTools) {
  const { database, brands, clock, contacts, throttle, verification } = tools;
  const members = createMemberStore(database);
  const { proveMobile, captchaFault } = createProofs(tools);
  const enter = createEntry(tools);
  const renewTrial = createTrialRenewal(tools);
  const isRightPassword = createCountedPassword(tools);

  /** Null where the proof has lost its worth since it was checked: a new password, a number of somebody else's now. */
  const entered = async (
    caller: Caller,
    candidate: Candidate,
    how: Omit<Parameters<Entry>[2], 'family' | 'secondStep'> & { remember: boolean },
    isStillProved: (transaction: typeof database) => Promise<boolean>,
  ) => {
    const family = how.remember ? tools.newId() : null;
    const answer = await database.transaction().execute(async (transaction) => {
      await createMemberStore(transaction).lock(candidate.memberId);
      return (await isStillProved(transaction)) ? enter(caller, candidate, { ...how, family }, transaction) : null;
    });
    if (answer?.ok) await renewTrial(candidate, how.settings.trialGrantMinor);
    return answer;
  };

  const isCaptchaAsked = async (settings: BrandSettings, account: Parameters<typeof throttle.failuresOf>[0]) =>
    settings.loginCaptchaAfter !== null && (await throttle.failuresOf(account)) >= settings.loginCaptchaAfter;

  /** Does the same work for known and unknown names, and says the same (spec decision 15); blocked shows only after a right password. */
  const byPassword = async (caller: Caller, settings: BrandSettings, body: LoginBody) => {
    const { brand, ip } = caller;
    const { username = '', password = '' } = body;
    const typed = username.trim();
    if (typed === '') return fieldFailure({ username: { key: 'not_empty' } });
    if (password === '') return fieldFailure({ password: { key: 'not_empty' } });
    if (!(await verification.checkBot(brand.id, 'login', body.botCheck))) return fail('captcha_check_failed');
    const candidate = await findCandidate(tools, brand.id, settings, typed);
    const account = { brandId: brand.id, username: candidate?.username ?? nameOfNobody(settings, typed), ip };
    const wrongCaptcha = (await isCaptchaAsked(settings, account)) ? await captchaFault(caller, 'login', body) : null;
    if (wrongCaptcha) return wrongCaptcha;
    const { memberId = null, passwordHash = null } = candidate ?? {};
    const checked = await isRightPassword(caller, { username: account.username, memberId, passwordHash }, password);
    if (!checked.ok) return checked;
    if (!candidate || !checked.value) return incorrect(await isCaptchaAsked(settings, account));
    const { loginPage: page, remember } = body;
    const answer = await entered(
      caller,
      candidate,
      { method: 'password', page, settings, remember },
      async (transaction) =>
        (await createMemberStore(transaction).candidateById(candidate.memberId))?.passwordHash === passwordHash,
    );
    return answer ?? incorrect(false);
  };

  /** A code of a number that nobody has is as wrong as any. */
  const bySms = async (caller: Caller, settings: BrandSettings, body: LoginBody) => {
    if (!settings.flags.MOBILEVERCODELOGIN3) return fail('operation_not_allowed');
    const proved = await proveMobile(caller, settings, 'login', body);
    if (!proved.ok) return proved;
    const ownerOf = (where: typeof database) => contacts.ownerOf(where, caller.brand.id, [proved.value]);
    const owner = await ownerOf(database);
    const candidate = owner === null ? undefined : await members.candidateById(owner);
    const { loginPage: page, remember } = body;
    const answer =
      candidate &&
      (await entered(
        caller,
        candidate,
        { method: 'sms', page, settings, remember },
        async (transaction) => (await ownerOf(transaction)) === owner,
      ));
    return answer ?? fieldFailure({ verificationCode: { key: 'invalid_verification_code' } });
  };

  const login = async (caller: Caller, body: LoginBody) => {
    const settings = await brands.settingsOf(caller.brand.id);
    return body.type === 'sms' ? bySms(caller, settings, body) : byPassword(caller, settings, body);
  };

  const byDevice = async (
    caller: Caller,
    page: Page,
    deviceToken: string | null,
  ): Promise<Result<LoginValue, EntryError | 'device_token_invalid'>> => {
    if (deviceToken === null) return fail('device_token_invalid');
    const settings = await brands.settingsOf(caller.brand.id);
    let copiedFrom: string | null = null;
    const answer = await database.transaction().execute(async (transaction) => {
      const devices = createDeviceTokens(transaction);
      const taken = await devices.take(tools.hashToken(deviceToken), caller.brand.id, clock.now());
      if (taken && !taken.isGood) copiedFrom = taken.memberId;
      const candidate = taken?.isGood && (await createMemberStore(transaction).candidateById(taken.memberId));
      if (!candidate) return fail('device_token_invalid');
      // At the wrong page the remembered login is not lost.
      const wrongPage = pageFault(settings, page, candidate);
      if (wrongPage) return wrongPage;
      await devices.markUsed(taken.id, clock.now());
      return enter(caller, candidate, { method: 'device', page, settings, family: taken.familyId }, transaction);
    });
    if (copiedFrom !== null) {
      tools.cache.forget(copiedFrom);
      const { brand, ip } = caller;
      const subject = `member:${copiedFrom}`;
      tools.securityEvents.note({ kind: 'device_token_replayed', brandId: brand.id, ip, subject });
    }
    return answer;
  };

  const forgetDevice = async (caller: Caller, deviceToken: string | null) => {
    if (deviceToken === null) return;
    await database
      .transaction()
      .execute((transaction) =>
        createDeviceTokens(transaction).forget(tools.hashToken(deviceToken), caller.brand.id, clock.now()),
      );
  };

  return { login, byDevice, forgetDevice, secondStep: createSecondStep(tools, enter) };
}

const incorrect = (captcha: boolean) => {
  const detail: FailureDetail = { captcha: true };
  return captcha ? fail('in_incorrect_password', detail) : fail('in_incorrect_password');
};
