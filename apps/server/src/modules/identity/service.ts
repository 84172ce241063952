import type { CallInput, Calls, CallValue } from '@baize/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/http/handlers.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import type { BrandSettings } from '../brand/index.ts';
import type { createLoginThrottle } from './login-throttle.ts';
import type { OpenMember } from './member-opening.ts';
import { createMemberStore } from './member-store.ts';
import type { Passwords } from './passwords.ts';
import { profileOf, type RegistrationBody, registrationFaults } from './registration-rules.ts';
import { createSessionStore } from './session-store.ts';

type LoginBody = CallInput<Calls['login']>['body'];
type LoginValue = CallValue<Calls['login']>;
/** Who is calling: the brand of the host, the peer's address and browser. */
export type Caller = Pick<RequestContext, 'brand' | 'ip' | 'userAgent'>;

export interface IdentityServiceDependencies {
  database: Database;
  clock: Clock;
  newId: () => string;
  randomToken: () => string;
  hashToken: (token: string) => Buffer;
  brands: { settingsOf(brandId: string): Promise<BrandSettings> };
  passwords: Passwords;
  throttle: ReturnType<typeof createLoginThrottle>;
  openMember: OpenMember;
}

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const maxUserAgentLength = 300;

export function createIdentityService(deps: IdentityServiceDependencies) {
  const members = createMemberStore(deps.database);

  /** A new token each time; only its hash is stored. Null for a member who is blocked. */
  const openSession = async (database: Database, caller: Caller, memberId: string, settings: BrandSettings) => {
    const token = deps.randomToken();
    const now = deps.clock.now();
    const mark = await createMemberStore(database).markLogin(memberId, now);
    if (mark === 'blocked') return null;
    await createSessionStore(database).insert({
      id: deps.newId(),
      tokenHash: deps.hashToken(token),
      memberId,
      brandId: caller.brand.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + settings.session.absoluteHours * hourMs),
      ip: caller.ip,
      userAgent: caller.userAgent.slice(0, maxUserAgentLength),
    });
    return { token, firstTimeLogin: mark === 'first' };
  };

  /** Registers and logs in: the member, his money accounts and his first session come to be together or not at all. */
  const register = async (
    caller: Caller,
    body: RegistrationBody,
  ): Promise<
    Result<LoginValue, 'registration_closed' | 'username_taken' | 'invalid_input' | 'service_unavailable'>
  > => {
    const { brand } = caller;
    const settings = await deps.brands.settingsOf(brand.id);
    if (!settings.flags.USERNAMEREG3 || !settings.flags.DIRECTREG3) return fail('registration_closed');
    const fields = await registrationFaults(settings.registration.fields, body);
    if (Object.keys(fields).length > 0) return fail('invalid_input', { fields });
    if (await members.isTaken(brand.id, body.username)) return usernameTaken();
    const passwordHash = await deps.passwords.hash(body.password);
    if (!passwordHash.ok) return passwordHash;
    const session = await deps.database.transaction().execute(async (transaction) => {
      const memberId = await deps.openMember(transaction, {
        brand,
        username: body.username,
        passwordHash: passwordHash.value,
        type: 0,
        registeredFrom: body.registerUrl ?? '',
        profile: profileOf(body),
      });
      return memberId && openSession(transaction, caller, memberId, settings);
    });
    return session ? ok({ ...session, passwordExpired: false }) : usernameTaken();
  };

  const passwordExpired = (settings: BrandSettings, changedAt: Date): boolean =>
    settings.passwordExpiryDays !== null &&
    deps.clock.now().getTime() - changedAt.getTime() >= settings.passwordExpiryDays * dayMs;

  /** Does the same work for known and unknown names, and says the same (decision 15); blocked shows only after a right password. */
  const login = async (
    caller: Caller,
    body: LoginBody,
  ): Promise<
    Result<LoginValue, 'in_incorrect_password' | 'account_blocked' | 'too_many_requests' | 'service_unavailable'>
  > => {
    const { brand, ip } = caller;
    const username = body.username.trim();
    const settings = await deps.brands.settingsOf(brand.id);
    const attempt = await deps.throttle.begin({ brandId: brand.id, username, ip });
    if (!attempt.ok) return attempt;
    const candidate = await members.candidate(brand.id, username);
    const verified = await deps.passwords.verify(candidate?.passwordHash ?? null, body.password);
    if (!verified.ok) {
      await deps.throttle.takeBack(attempt.value);
      return verified;
    }
    if (!candidate || !verified.value) return fail('in_incorrect_password');
    await deps.throttle.succeed(attempt.value);
    const session = await deps.database
      .transaction()
      .execute((transaction) => openSession(transaction, caller, candidate.memberId, settings));
    if (!session) return fail('account_blocked');
    return ok({ ...session, passwordExpired: passwordExpired(settings, candidate.passwordChangedAt) });
  };

  /** Ends a session at once. */
  const logout = (sessionId: string): Promise<void> =>
    createSessionStore(deps.database).end(sessionId, deps.clock.now());

  /** Blocks a member at once: his sessions die, and a right password answers account_blocked. */
  const blockMember = (memberId: string): Promise<void> => members.block(memberId, deps.clock.now());

  return { register, login, logout, blockMember };
}
export type IdentityService = ReturnType<typeof createIdentityService>;

const usernameTaken = () => fail('username_taken', { fields: { username: { key: 'username_taken' } } });
