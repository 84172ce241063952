import type { CallInput, Calls } from '@baize/contract';
import { sql } from 'kysely';
import { withTables } from '../../platform/database/database.ts';
import type { RequestMember } from '../../platform/http/handlers.ts';
import { fail, ok } from '../../platform/result.ts';
import { registerSettingsOf } from '../brand/index.ts';
import { messageLanguage, passwordChangedTexts, resetTexts } from '../outbox/index.ts';
import type { IdentityTools } from './dependencies.ts';
import { findCandidate } from './find-candidate.ts';
import { isPasswordHeld } from './login-rules.ts';
import { createMemberStore } from './member-store.ts';
import { createProofs, fieldFailure } from './proofs.ts';
import { newPasswordFaults } from './registration-rules.ts';
import { type Caller, endEverywhere } from './session-opening.ts';
import { createSessionStore } from './session-store.ts';
import { createStepUp } from './step-up.ts';
import type { IdentityTables } from './tables.ts';

const linkLifeMs = 30 * 60_000;
const linksPerHour = 5;
const hourMs = 3_600_000;

/** New passwords: changed by their owner, or set with a mailed link or an SMS code when they were forgotten. */
export function createPasswordService(tools: IdentityTools) {
  const { database, brands, clock, contacts, passwords } = tools;
  const tables = withTables<IdentityTables>(database);
  const members = createMemberStore(database);
  const { proveMobile } = createProofs(tools);
  const stepUp = createStepUp(tools);

  const faultsOf = async (brandId: string, body: { newPassword: string; confirmNewPassword?: string }) =>
    newPasswordFaults(registerSettingsOf(await brands.settingsOf(brandId)), body);

  /** The owner hears of it where he can be reached. */
  const tellOwner = (brandId: string, memberId: string): void =>
    tools.background.run(async () => {
      const { email } = await contacts.of(database, memberId);
      if (!email) return;
      const { name, defaultLanguage } = await brands.introductionOf(brandId);
      const text = passwordChangedTexts[messageLanguage(defaultLanguage)](name);
      await tools.outbox.post(brandId, { channel: 'mail', to: email, ...text });
    });

  /** Sets the password and ends every session and remembered device. */
  const replace = async (brandId: string, memberId: string, newPassword: string) => {
    const hashed = await passwords.hash(newPassword);
    if (!hashed.ok) return hashed;
    const now = clock.now();
    await database.transaction().execute(async (transaction) => {
      await createMemberStore(transaction).setPassword(memberId, hashed.value, now);
      await endEverywhere(transaction, memberId, now);
    });
    tools.cache.forget(memberId);
    tellOwner(brandId, memberId);
    return ok({});
  };

  /** Null when the session may change the password without the old one, or the old one is right. */
  const oldPasswordFault = async (
    caller: Caller,
    member: RequestMember,
    account: { username: string; passwordHash: string | null },
    oldPassword: string,
  ) => {
    const session = await createSessionStore(database).byId(member.sessionId);
    const isHeld = session !== undefined && isPasswordHeld(session, clock.now());
    if (oldPassword === '' && (isHeld || account.passwordHash === null)) return null;
    return stepUp.passwordFault(caller, account, oldPassword, 'oldPassword');
  };

  const change = async (caller: Caller, member: RequestMember, body: CallInput<Calls['changePassword']>['body']) => {
    const faults = await faultsOf(member.brandId, body);
    if (Object.keys(faults).length > 0) return fieldFailure(faults);
    const account = await members.candidateById(member.id);
    if (!account) return fail('internal_error');
    const wrongOld = await oldPasswordFault(caller, member, account, body.oldPassword ?? '');
    if (wrongOld) return wrongOld;
    const isSame = account.passwordHash
      ? await passwords.verify(account.passwordHash, body.newPassword)
      : { ok: true as const, value: false };
    if (!isSame.ok) return isSame;
    if (isSame.value) return fail('password_unchanged', { fields: { newPassword: { key: 'password_unchanged' } } });
    const hashed = await passwords.hash(body.newPassword);
    if (!hashed.ok) return hashed;
    const settings = await brands.settingsOf(member.brandId);
    const now = clock.now();
    const session = await database.transaction().execute(async (transaction) => {
      await createMemberStore(transaction).setPassword(member.id, hashed.value, now);
      await endEverywhere(transaction, member.id, now);
      return tools.openSession(transaction, caller, { memberId: member.id, method: 'password', settings });
    });
    tools.cache.forget(member.id);
    if (!session) return fail('internal_error');
    tellOwner(member.brandId, member.id);
    return ok({ token: session.token });
  };

  /** Whose link it is to be; null for names and addresses that do not belong together. */
  const accountOf = async (brandId: string, username: string, email: string): Promise<string | null> => {
    const settings = await brands.settingsOf(brandId);
    const candidate = await findCandidate(tools, brandId, settings, username.trim());
    const isTheirs = candidate && (await contacts.hasEmail(database, { id: candidate.memberId, brandId }, email));
    return isTheirs ? candidate.memberId : null;
  };

  const mailLink = async (caller: Caller & { origin: string }, memberId: string, username: string, email: string) => {
    const brandId = caller.brand.id;
    const now = clock.now();
    const { rows } = await sql<{ sent: bigint }>`select count(*) as sent from password_links
      where member_id = ${memberId} and created_at > ${new Date(now.getTime() - hourMs)}`.execute(database);
    if ((rows[0]?.sent ?? 0n) >= linksPerHour) return;
    const token = tools.randomToken();
    await tables
      .insertInto('password_links')
      .values({
        token_hash: tools.hashToken(token),
        member_id: memberId,
        brand_id: brandId,
        created_at: now,
        expires_at: new Date(now.getTime() + linkLifeMs),
        used_at: null,
      })
      .execute();
    const { name, defaultLanguage } = await brands.introductionOf(brandId);
    const link = `${caller.origin}/login?reset=${token}`;
    const text = resetTexts[messageLanguage(defaultLanguage)](name, username, link);
    await tools.outbox.post(brandId, { channel: 'mail', to: email.trim(), ...text, link });
  };

  /** Answers before it looks, so that neither text nor time tells whether there is such an account. */
  const forgotByEmail = async (
    caller: Caller & { origin: string },
    body: CallInput<Calls['forgotPasswordByEmail']>['body'],
  ) => {
    if (!(await tools.verification.checkBot(caller.brand.id, 'password', body.botCheck)))
      return fail('captcha_check_failed');
    tools.background.run(async () => {
      const memberId = await accountOf(caller.brand.id, body.username, body.email);
      if (memberId !== null) await mailLink(caller, memberId, body.username.trim(), body.email);
    });
    return ok({});
  };

  const resetByLink = async (caller: Caller, body: CallInput<Calls['resetPasswordByLink']>['body']) => {
    const faults = await faultsOf(caller.brand.id, body);
    if (Object.keys(faults).length > 0) return fieldFailure(faults);
    const now = clock.now();
    const used = await tables
      .updateTable('password_links')
      .set({ used_at: now })
      .where('password_links.token_hash', '=', tools.hashToken(body.linkToken))
      .where('password_links.brand_id', '=', caller.brand.id)
      .where('password_links.used_at', 'is', null)
      .where('password_links.expires_at', '>', now)
      .returning('password_links.member_id as memberId')
      .executeTakeFirst();
    return used ? replace(caller.brand.id, used.memberId, body.newPassword) : fail('reset_link_invalid');
  };

  const resetByPhone = async (caller: Caller, body: CallInput<Calls['resetPasswordByPhone']>['body']) => {
    const settings = await brands.settingsOf(caller.brand.id);
    if (!settings.flags.CHNGPASSVERIF3 && !settings.flags.MOBILENUMREG3) return fail('operation_not_allowed');
    const faults = await faultsOf(caller.brand.id, { newPassword: body.newPassword });
    if (Object.keys(faults).length > 0) return fieldFailure(faults);
    const proved = await proveMobile(caller.brand.id, settings, 'password', body);
    if (!proved.ok) return proved;
    const memberId = await contacts.ownerOf(database, caller.brand.id, [proved.value]);
    if (memberId === null) return fieldFailure({ verificationCode: { key: 'invalid_verification_code' } });
    return replace(caller.brand.id, memberId, body.newPassword);
  };

  return { change, forgotByEmail, resetByLink, resetByPhone };
}
