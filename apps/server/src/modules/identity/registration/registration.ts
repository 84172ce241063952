import type { CallInput, Calls, CallValue, RegistrationType } from '@baize/contract';
import { secretCharacters } from '../../../platform/crypto/secret-characters.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import { type BrandSettings, registerSettingsOf } from '../../brand/index.ts';
import { homeDialingCode, isMobileWritten, mobileFault, mobileOf } from '../../verification/index.ts';
import { ContactTakenError, maskMobile } from '../contacts/contacts.ts';
import { createProofs, fieldFailure } from '../contacts/proofs.ts';
import type { IdentityTools } from '../dependencies.ts';
import { createMemberStore } from '../member-store.ts';
import type { SiteCaller as Caller } from '../sessions/session-opening.ts';
import { createAffiliates, hostIn } from './affiliates.ts';
import { brandNamesOf } from './brand-names.ts';
import { createRegistrationCap } from './registration-cap.ts';
import { confidentialOf, profileOf, type RegistrationBody, registrationFaults } from './registration-rules.ts';
import { isReservedName } from './reserved-names.ts';

type LoginValue = CallValue<Calls['register']>;
type Answer = Promise<
  Result<
    LoginValue,
    | 'registration_closed'
    | 'registration_refused'
    | 'username_taken'
    | 'mobile_taken'
    | 'invitation_code_error'
    | 'captcha_check_failed'
    | 'invalid_input'
    | 'quota_exceeded'
    | 'service_unavailable'
  >
>;
interface Checked {
  username: string;
  nickname: string | null;
  mobile: { value: string; verified: boolean } | null;
  uplineId: string | null;
}

/** Registers and logs in: the member, his money accounts and his first session come to be together or not at all. */
export function createRegistration(tools: IdentityTools) {
  const { database, brands, clock, contacts, verification } = tools;
  const members = createMemberStore(database);
  const affiliates = createAffiliates(tools);
  const { proveMobile, captchaFault } = createProofs(tools);
  const cap = createRegistrationCap(tools);

  /** The number, which is the name too where he registers by it, proved where the form asks for that; null where none was given. */
  const mobileOfForm = async (
    caller: Caller,
    settings: BrandSettings,
    type: RegistrationType,
    body: RegistrationBody,
  ) => {
    const { countryDialingCode = homeDialingCode(settings), mobileNum = '' } = body;
    if (type === 'register' && mobileNum === '') return { ok: true as const, value: null };
    const wrong = mobileFault(settings, countryDialingCode, mobileNum);
    if (wrong) return fieldFailure({ mobileNum: { key: wrong } });
    const mobile = mobileOf(countryDialingCode, mobileNum);
    // The number is the name there: the specified client sends it as both.
    const isNamed = type === 'registerMobile' && (body.username ?? '') !== '';
    if (isNamed && !isMobileWritten(mobile, countryDialingCode, body.username ?? '')) {
      return fieldFailure({ username: { key: 'invalid_phone_number' } });
    }
    if (!registerSettingsOf(settings).smsVerification) {
      return { ok: true as const, value: { value: mobile, verified: false } };
    }
    const proved = await proveMobile(caller, settings, 'register', body);
    return proved.ok ? { ok: true as const, value: { value: proved.value, verified: true } } : proved;
  };

  /** The agent of the code that was sent, or of the domain where it was left out; null: nobody's. */
  const uplineOf = async ({ brand, origin }: Caller, { affiliateCode }: RegistrationBody) => {
    const uplineId = affiliateCode
      ? await affiliates.agentOf(brand.id, affiliateCode)
      : await affiliates.agentOfDomain(brand.id, origin);
    return affiliateCode && uplineId === null ? invitationCodeError() : ok(uplineId);
  };

  const humanFault = async (caller: Caller, settings: BrandSettings, body: RegistrationBody) => {
    if (!(await verification.checkBot(caller.brand.id, 'register', body.botCheck))) return fail('captcha_check_failed');
    return settings.registration.captcha ? captchaFault(caller, 'register', body) : null;
  };

  /** Proof of work and captcha, name, invitation, number, in this order: what costs an SMS to have again is used up last. */
  const check = async (
    caller: Caller,
    names: readonly string[],
    settings: BrandSettings,
    type: RegistrationType,
    body: RegistrationBody,
  ) => {
    const brandId = caller.brand.id;
    const noHuman = await humanFault(caller, settings, body);
    if (noHuman) return noHuman;
    const username = type === 'register' ? (body.username ?? '') : `m${secretCharacters(nameAlphabet, nameLength)}`;
    const isReserved = type === 'register' && isReservedName(username, names);
    if (isReserved || (await members.isTaken(brandId, username))) return usernameTaken();
    const upline = await uplineOf(caller, body);
    if (!upline.ok) return upline;
    const mobile = await mobileOfForm(caller, settings, type, body);
    if (!mobile.ok) return mobile;
    if (mobile.value && (await contacts.ownerOf(database, brandId, [mobile.value.value]))) return mobileTaken();
    const nickname = type === 'registerMobile' && mobile.value ? maskMobile(mobile.value.value) : null;
    return ok<Checked>({ username, nickname, mobile: mobile.value, uplineId: upline.value });
  };

  const hashed = async (password: string | undefined) =>
    password ? tools.passwords.hash(password) : { ok: true as const, value: null };

  const open = (
    caller: Caller,
    settings: BrandSettings,
    body: RegistrationBody,
    made: Checked & { passwordHash: string | null; paymentPasswordHash: string | null },
  ) =>
    database
      .transaction()
      .execute(async (transaction) => {
        const room = await cap.take(transaction, caller, settings);
        if (!room.ok) return room;
        const { nickname, mobile, ...rest } = made;
        const memberId = await tools.openMember(transaction, {
          ...rest,
          brand: caller.brand,
          ...(nickname ? { nickname, namedByMobile: true } : {}),
          ...(mobile ? { mobile } : {}),
          ...(body.email ? { email: body.email } : {}),
          type: 0,
          registeredFrom: body.registerUrl ?? '',
          country: caller.country ?? '',
          profile: profileOf(body),
          confidential: confidentialOf(body),
        });
        const session =
          memberId && (await tools.openSession(transaction, caller, { memberId, method: 'register', settings }));
        return session ? ok({ ...session, passwordExpired: false }) : usernameTaken();
      })
      .catch((error: unknown) => {
        if (error instanceof ContactTakenError) return mobileTaken();
        throw error;
      });

  const register = async (caller: Caller, type: RegistrationType, body: RegistrationBody): Answer => {
    const { brand } = caller;
    const settings = await brands.settingsOf(brand.id);
    const rules = registerSettingsOf(settings);
    if (!rules.types.includes(type)) return fail('registration_closed');
    const names = await brandNamesOf(brands, brand);
    const faults = await registrationFaults(rules, type, body, clock.now().toISOString().slice(0, 10), names);
    if (Object.keys(faults).length > 0) return fieldFailure(faults);
    const room = await cap.check(database, caller, settings);
    if (!room.ok) return room;
    const checked = await check(caller, names, settings, type, body);
    if (!checked.ok) return checked;
    const passwordHash = await hashed(type === 'register' || rules.mobilePassword ? body.password : undefined);
    if (!passwordHash.ok) return passwordHash;
    const paymentPasswordHash = await hashed(body.paymentPassword);
    if (!paymentPasswordHash.ok) return paymentPasswordHash;
    const passwords = { passwordHash: passwordHash.value, paymentPasswordHash: paymentPasswordHash.value };
    return open(caller, settings, body, { ...checked.value, ...passwords });
  };

  const affiliateCheck = async (
    brandId: string,
    { code, domain = '' }: CallInput<Calls['affiliateCheck']>['query'],
  ) => {
    const agentId = await affiliates.agentOf(brandId, code);
    if (agentId === null) return fail('invitation_code_error');
    const isOwn = domain === '' || (await brands.brandOfHost(hostIn(domain)))?.id === brandId;
    const ownerId = isOwn && domain !== '' ? await affiliates.agentOfDomain(brandId, domain) : null;
    return isOwn && (ownerId === null || ownerId === agentId)
      ? { ok: true as const, value: { code, domain } }
      : fail('domain_check_failed');
  };

  return { register, affiliateCheck };
}

/** Names of members who register by number: no look-alikes, and long enough that none is taken. */
const nameAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const nameLength = 11;

const usernameTaken = () => fail('username_taken', { fields: { username: { key: 'username_taken' } } });
const mobileTaken = () => fail('mobile_taken', { fields: { mobileNum: { key: 'mobile_taken' } } });
const invitationCodeError = () =>
  fail('invitation_code_error', { fields: { affiliateCode: { key: 'invitation_code_error' } } });
