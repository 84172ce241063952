import { type CallInput, type Calls, type CallValue, type FailureDetail, isAgentType } from '@baize/contract';
import { fail, type Result } from '../../../platform/result.ts';
import type { BrandSettings } from '../../brand/index.ts';
import { createProofs, fieldFailure } from '../contacts/proofs.ts';
import type { IdentityTools } from '../dependencies.ts';
import { type Candidate, createMemberStore } from '../member-store.ts';
import { createCountedPassword } from '../passwords/counted-password.ts';
import type { SessionMethod } from '../schema.ts';
import type { Caller } from '../sessions/session-opening.ts';
import { createTrialRenewal } from '../trial.ts';
import { createDeviceTokens, deviceLifeMs } from './device-tokens.ts';
import { findCandidate, nameOfNobody } from './find-candidate.ts';
import { mustRenew } from './login-rules.ts';

type LoginBody = CallInput<Calls['login']>['body'];
type LoginValue = CallValue<Calls['login']>;
type EntryError = 'account_blocked' | 'member_no_enter' | 'error_not_agent';
type Page = LoginBody['loginPage'];

/** Null for an account that may come in by this page. */
function pageFault(settings: BrandSettings, page: Page, { type }: Candidate) {
  if (page === 'agent' && !isAgentType(type)) return fail('error_not_agent');
  return page === 'member' && isAgentType(type) && !settings.agentsEnterMemberPage ? fail('member_no_enter') : null;
}

/** How every way of logging in ends: page rules, session, remembered device. */
export function createEntry(tools: IdentityTools) {
  const { database, clock, newId, randomToken, hashToken } = tools;

  const newDevice = async (
    transaction: typeof database,
    device: { brandId: string; memberId: string; familyId: string; sessionId: string },
  ) => {
    const token = randomToken();
    const tokenHash = hashToken(token);
    await createDeviceTokens(transaction).insert({ ...device, tokenHash, createdAt: clock.now() });
    return { token, lifeSeconds: deviceLifeMs / 1000 };
  };

  /**
   * Opens the session of somebody who has proved who he is, inside the caller's transaction. `family`: the remembered login to go on with.
   */
  const enter = async (
    caller: Caller,
    candidate: Candidate,
    how: { method: SessionMethod; page: Page; settings: BrandSettings; family: string | null },
    transaction: typeof database,
  ): Promise<Result<LoginValue, EntryError>> => {
    const { method, page, settings, family: familyId } = how;
    const wrongPage = pageFault(settings, page, candidate);
    if (wrongPage) return wrongPage;
    const { memberId } = candidate;
    const sessionId = newId();
    const session = await tools.openSession(transaction, caller, { memberId, method, settings, sessionId });
    if (!session) return fail('account_blocked');
    const brandId = caller.brand.id;
    const deviceCookie =
      familyId === null ? undefined : await newDevice(transaction, { brandId, memberId, familyId, sessionId });
    const passwordExpired = mustRenew(settings, candidate, method, clock.now());
    return { ok: true, value: { ...session, passwordExpired }, ...(deviceCookie ? { deviceCookie } : {}) };
  };
  return enter;
}

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
    how: Omit<Parameters<typeof enter>[2], 'family'> & { remember: boolean },
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

  return { login, byDevice, forgetDevice };
}

const incorrect = (captcha: boolean) => {
  const detail: FailureDetail = { captcha: true };
  return captcha ? fail('in_incorrect_password', detail) : fail('in_incorrect_password');
};
