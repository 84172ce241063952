import type { CallInput, Calls, CallValue, FailureDetail } from '@baize/contract';
import { fail, ok, type Result } from '../../platform/result.ts';
import type { BrandSettings } from '../brand/index.ts';
import type { IdentityTools } from './dependencies.ts';
import { createDeviceTokens, deviceLifeMs } from './device-tokens.ts';
import { findCandidate } from './find-candidate.ts';
import { isAgent, mustRenew } from './login-rules.ts';
import { type Candidate, createMemberStore } from './member-store.ts';
import { createProofs, fieldFailure } from './proofs.ts';
import type { Caller } from './session-opening.ts';
import type { SessionMethod } from './tables.ts';
import { createTrialRenewal } from './trial.ts';

type LoginBody = CallInput<Calls['login']>['body'];
type LoginValue = CallValue<Calls['login']>;
type EntryError = 'account_blocked' | 'member_no_enter' | 'error_not_agent';
type Page = LoginBody['loginPage'];

/** How the three ways of logging in end: page rules, session, remembered device. */
export function createEntry(tools: IdentityTools) {
  const { database, clock, newId, randomToken, hashToken } = tools;

  const newDevice = async (transaction: typeof database, brandId: string, memberId: string, familyId: string) => {
    const token = randomToken();
    await createDeviceTokens(transaction).insert({
      id: newId(),
      familyId,
      tokenHash: hashToken(token),
      memberId,
      brandId,
      createdAt: clock.now(),
    });
    return { token, lifeSeconds: deviceLifeMs / 1000 };
  };

  /** Opens the session of somebody who has proved who he is. `family`: the remembered login to go on with. */
  const enter = async (
    caller: Caller,
    candidate: Candidate,
    how: { method: SessionMethod; page: Page; settings: BrandSettings; family: string | null },
    transaction = database,
  ): Promise<Result<LoginValue, EntryError>> => {
    const { method, page, settings, family } = how;
    if (page === 'agent' && !isAgent(candidate.type)) return fail('error_not_agent');
    if (page === 'member' && isAgent(candidate.type) && !settings.agentsEnterMemberPage) return fail('member_no_enter');
    const { memberId } = candidate;
    const session = await tools.openSession(transaction, caller, { memberId, method, settings });
    if (!session) return fail('account_blocked');
    const deviceCookie = family === null ? undefined : await newDevice(transaction, caller.brand.id, memberId, family);
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
  const entered = async (
    caller: Caller,
    candidate: Candidate,
    how: Omit<Parameters<typeof enter>[2], 'family'> & { remember: boolean },
  ) => {
    const family = how.remember ? tools.newId() : null;
    const answer = await database
      .transaction()
      .execute((transaction) => enter(caller, candidate, { ...how, family }, transaction));
    if (answer.ok) await renewTrial(candidate, how.settings.trialGrantMinor);
    return answer;
  };

  const isCaptchaAsked = async (settings: BrandSettings, account: Parameters<typeof throttle.failuresOf>[0]) =>
    settings.loginCaptchaAfter !== null && (await throttle.failuresOf(account)) >= settings.loginCaptchaAfter;

  /** One counted check of a password; null where the name is nobody’s or the password is not his. */
  const checkPassword = async (
    account: Parameters<typeof throttle.begin>[0],
    candidate: Candidate | undefined,
    password: string,
  ): Promise<Result<Candidate | null, 'too_many_requests' | 'service_unavailable'>> => {
    const attempt = await throttle.begin(account);
    if (!attempt.ok) return attempt;
    const verified = await tools.passwords.verify(candidate?.passwordHash ?? null, password);
    if (!verified.ok) {
      await throttle.takeBack(attempt.value);
      return verified;
    }
    if (!candidate || !verified.value) return ok(null);
    await throttle.succeed(attempt.value);
    return ok(candidate);
  };

  /** Does the same work for known and unknown names, and says the same (decision 15); blocked shows only after a right password. */
  const byPassword = async (caller: Caller, settings: BrandSettings, body: LoginBody) => {
    const { brand, ip } = caller;
    const { username = '', password = '' } = body;
    const typed = username.trim();
    if (typed === '') return fieldFailure({ username: { key: 'not_empty' } });
    if (password === '') return fieldFailure({ password: { key: 'not_empty' } });
    if (!(await verification.checkBot(brand.id, 'login', body.botCheck))) return fail('captcha_check_failed');
    const candidate = await findCandidate(tools, brand.id, settings, typed);
    const account = { brandId: brand.id, username: candidate?.username ?? typed, ip };
    const wrongCaptcha = (await isCaptchaAsked(settings, account)) ? await captchaFault(brand.id, 'login', body) : null;
    if (wrongCaptcha) return wrongCaptcha;
    const checked = await checkPassword(account, candidate, password);
    if (!checked.ok) return checked;
    if (!checked.value) return incorrect(await isCaptchaAsked(settings, account));
    const { loginPage: page, remember } = body;
    return entered(caller, checked.value, { method: 'password', page, settings, remember });
  };

  /** A code of a number that nobody has is as wrong as any. */
  const bySms = async (caller: Caller, settings: BrandSettings, body: LoginBody) => {
    if (!settings.flags.MOBILEVERCODELOGIN3) return fail('operation_not_allowed');
    const proved = await proveMobile(caller.brand.id, settings, 'login', body);
    if (!proved.ok) return proved;
    const owner = await contacts.ownerOf(database, caller.brand.id, [proved.value]);
    const candidate = owner === null ? undefined : await members.candidateById(owner);
    if (!candidate) return fieldFailure({ verificationCode: { key: 'invalid_verification_code' } });
    return entered(caller, candidate, { method: 'sms', page: body.loginPage, settings, remember: body.remember });
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
    return database.transaction().execute(async (transaction) => {
      const tokenHash = tools.hashToken(deviceToken);
      const used = await createDeviceTokens(transaction).use(tokenHash, caller.brand.id, clock.now());
      const candidate = used && (await createMemberStore(transaction).candidateById(used.memberId));
      if (!candidate) return fail('device_token_invalid');
      return enter(caller, candidate, { method: 'device', page, settings, family: used.familyId }, transaction);
    });
  };

  const forgetDevice = async (caller: Caller, deviceToken: string | null) => {
    if (deviceToken === null) return;
    await createDeviceTokens(database).forget(tools.hashToken(deviceToken), caller.brand.id, clock.now());
  };

  return { login, byDevice, forgetDevice };
}

const incorrect = (captcha: boolean) => {
  const detail: FailureDetail = { captcha: true };
  return captcha ? fail('in_incorrect_password', detail) : fail('in_incorrect_password');
};
