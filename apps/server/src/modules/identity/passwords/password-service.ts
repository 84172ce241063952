import type { CallInput, Calls } from '@baize/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { RequestMember } from '../../../platform/http/handlers.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import { registerSettingsOf } from '../../brand/index.ts';
import { messageLanguage, passwordChangedTexts, resetTexts } from '../../outbox/index.ts';
import { createPayoutHolds } from '../contacts/payout-holds.ts';
import { createProofs, fieldFailure } from '../contacts/proofs.ts';
import type { IdentityTools } from '../dependencies.ts';
import { findCandidate } from '../login/find-candidate.ts';
import { isFresh, isPasswordHeld } from '../login/login-rules.ts';
import { createStepUp } from '../login/step-up.ts';
import { type Candidate, createMemberStore } from '../member-store.ts';
import { brandNamesOf } from '../registration/brand-names.ts';
import { newPasswordFaults } from '../registration/registration-rules.ts';
import { type Caller, endEverywhere, holdOpenSession } from '../sessions/session-opening.ts';
import { createSessionStore } from '../sessions/session-store.ts';
import { createPasswordLinks } from './password-links.ts';

const hourMs = 3_600_000;

/** New passwords: changed by their owner, or set with a mailed link or an SMS code when they were forgotten. */
export function createPasswordService(tools: IdentityTools) {
  const { database, brands, clock, contacts, passwords } = tools;
  const members = createMemberStore(database);
  const { proveMobile } = createProofs(tools);
  const stepUp = createStepUp(tools);

  /** `memberId`: whose password it will be, where that is known. */
  const faultsOf = async (
    { brand }: Caller,
    memberId: string | null,
    body: { newPassword: string; confirmNewPassword?: string },
  ) => {
    const member = memberId === null ? undefined : await members.candidateById(memberId);
    const names = [...(await brandNamesOf(brands, brand)), member?.username ?? ''];
    return newPasswordFaults(registerSettingsOf(await brands.settingsOf(brand.id)), body, names);
  };

  /** The owner is called on it by mail, where he has an address. */
  const notifyOwner = (brandId: string, memberId: string): void =>
    tools.background.run(async () => {
      const { email } = await contacts.of(database, memberId);
      if (!email) return;
      const { name, defaultLanguage } = await brands.introductionOf(brandId);
      const text = passwordChangedTexts[messageLanguage(defaultLanguage)](name);
      await tools.outbox.post(brandId, { channel: 'mail', to: email, ...text });
    });

  /** Inside a transaction that holds the member: the new password, and the end of every way in that the old one opened. */
  const renew = async (transaction: DatabaseTransaction, memberId: string, passwordHash: string): Promise<void> => {
    const now = clock.now();
    await createMemberStore(transaction).setPassword(memberId, passwordHash, now);
    await createPasswordLinks(transaction).endAll(memberId, now);
    await endEverywhere(transaction, memberId, now);
  };

  /** Sets the password of who has forgotten his, if his proof is still good then. */
  const replace = async (
    brandId: string,
    memberId: string,
    newPassword: string,
    isStillProved: (transaction: DatabaseTransaction) => Promise<boolean>,
  ): Promise<Result<boolean, 'service_unavailable'>> => {
    const hashed = await passwords.hash(newPassword);
    if (!hashed.ok) return hashed;
    const { contactCoolingOffHours } = await brands.settingsOf(brandId);
    const isReplaced = await database.transaction().execute(async (transaction) => {
      await createMemberStore(transaction).lock(memberId);
      if (!(await isStillProved(transaction))) return false;
      await renew(transaction, memberId, hashed.value);
      await createPayoutHolds(transaction).add({
        id: tools.newId(),
        member_id: memberId,
        reason: 'password_reset',
        since: clock.now(),
        until: new Date(clock.now().getTime() + contactCoolingOffHours * hourMs),
      });
      return true;
    });
    if (!isReplaced) return ok(false);
    tools.cache.forget(memberId);
    notifyOwner(brandId, memberId);
    return ok(true);
  };

  /**
   * Null when the session may change the password without the old one, or the old one is right. The first password of an account wants a
   * login of just now: else a session that was left open would be enough to take the account over.
   */
  const oldPasswordFault = async (
    caller: Caller,
    member: RequestMember,
    account: Pick<Candidate, 'username' | 'memberId' | 'passwordHash'>,
    oldPassword: string,
  ) => {
    const session = await createSessionStore(database).byId(member.sessionId);
    if (account.passwordHash === null) {
      return session && isFresh(session, clock.now()) ? null : sessionEnded();
    }
    if (oldPassword === '' && session && isPasswordHeld(session, clock.now())) return null;
    return stepUp.passwordFault(caller, account, oldPassword, 'oldPassword');
  };

  const change = async (caller: Caller, member: RequestMember, body: CallInput<Calls['changePassword']>['body']) => {
    const faults = await faultsOf(caller, member.id, body);
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
    const session = await database.transaction().execute(async (transaction) => {
      // Somebody else may have put this session out while the passwords were compared.
      if (!(await holdOpenSession(transaction, member))) return null;
      await renew(transaction, member.id, hashed.value);
      return tools.openSession(transaction, caller, { memberId: member.id, method: 'password', settings });
    });
    tools.cache.forget(member.id);
    if (!session) return sessionEnded();
    notifyOwner(member.brandId, member.id);
    return ok({ token: session.token });
  };

  /** Whose link it is to be, and where it goes; null for names and addresses that do not belong together. */
  const receiverOf = async (brandId: string, username: string, email: string) => {
    const settings = await brands.settingsOf(brandId);
    const candidate = await findCandidate(tools, brandId, settings, username);
    if (!candidate || !(await contacts.hasEmail(database, { id: candidate.memberId, brandId }, email))) return null;
    // The address as it is kept: what was typed may be found by it and still be another's mailbox.
    const { email: to } = await contacts.of(database, candidate.memberId);
    return to ? { memberId: candidate.memberId, to } : null;
  };

  const mailLink = async (brandId: string, username: string, email: string): Promise<void> => {
    const receiver = await receiverOf(brandId, username, email);
    if (!receiver) return;
    const { memberId, to } = receiver;
    const token = tools.randomToken();
    const tokenHash = tools.hashToken(token);
    const expiresAt = await database.transaction().execute(async (transaction) => {
      await createMemberStore(transaction).lock(memberId);
      return createPasswordLinks(transaction).add({ tokenHash, brandId }, memberId, clock.now());
    });
    if (!expiresAt) return;
    const { name, defaultLanguage } = await brands.introductionOf(brandId);
    const link = `${await brands.publicOriginOf(brandId)}/login?reset=${token}`;
    const text = resetTexts[messageLanguage(defaultLanguage)](name, username, link);
    await tools.outbox.post(brandId, {
      channel: 'mail',
      to,
      ...text,
      link,
      expiresAt: expiresAt.toISOString(),
    });
  };

  /** Returns before it looks, so that neither text nor time tells whether there is such an account. */
  const forgotByEmail = async (caller: Caller, body: CallInput<Calls['forgotPasswordByEmail']>['body']) => {
    if (!(await tools.verification.checkBot(caller.brand.id, 'password', body.botCheck)))
      return fail('captcha_check_failed');
    tools.background.run(() => mailLink(caller.brand.id, body.username.trim(), body.email));
    return ok({});
  };

  const resetByLink = async (caller: Caller, body: CallInput<Calls['resetPasswordByLink']>['body']) => {
    const link = { tokenHash: tools.hashToken(body.linkToken), brandId: caller.brand.id };
    const ownerOf = (where: typeof database) => createPasswordLinks(where).ownerOf(link, clock.now());
    const memberId = await ownerOf(database);
    const faults = await faultsOf(caller, memberId, body);
    if (Object.keys(faults).length > 0) return fieldFailure(faults);
    if (memberId === null) return fail('reset_link_invalid');
    const replaced = await replace(caller.brand.id, memberId, body.newPassword, async (transaction) => {
      return (await ownerOf(transaction)) === memberId;
    });
    if (!replaced.ok) return replaced;
    return replaced.value ? ok({}) : fail('reset_link_invalid');
  };

  const resetByPhone = async (caller: Caller, body: CallInput<Calls['resetPasswordByPhone']>['body']) => {
    const settings = await brands.settingsOf(caller.brand.id);
    if (!settings.flags.CHNGPASSVERIF3 && !settings.flags.MOBILENUMREG3) return fail('operation_not_allowed');
    const faultsFor = (memberId: string | null) => faultsOf(caller, memberId, { newPassword: body.newPassword });
    const faults = await faultsFor(null);
    if (Object.keys(faults).length > 0) return fieldFailure(faults);
    const proved = await proveMobile(caller, settings, 'password', body);
    if (!proved.ok) return proved;
    const ownerOf = (where: typeof database) => contacts.ownerOf(where, caller.brand.id, [proved.value]);
    const memberId = await ownerOf(database);
    // Whose number it is shows only to who has proved it: a fault of his name is told after the code.
    const faultsOfName = await faultsFor(memberId);
    if (Object.keys(faultsOfName).length > 0) return fieldFailure(faultsOfName);
    const replaced =
      memberId === null
        ? ok(false)
        : await replace(caller.brand.id, memberId, body.newPassword, async (transaction) => {
            return (await ownerOf(transaction)) === memberId;
          });
    if (!replaced.ok) return replaced;
    return replaced.value ? ok({}) : fieldFailure({ verificationCode: { key: 'invalid_verification_code' } });
  };

  return { change, forgotByEmail, resetByLink, resetByPhone };
}

/** The page has nothing to ask him for: he is to log in again. */
const sessionEnded = () => fieldFailure({ oldPassword: { key: 'session_expired' } });
