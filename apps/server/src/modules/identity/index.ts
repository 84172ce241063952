import type { MemberType } from '@baize/contract';
import type { Database } from '../../platform/database/database.ts';
import type { Failure } from '../../platform/result.ts';
import { createSecondFactors } from '../../platform/second-factor/second-factors.ts';
import { createDocumentPurge, createIdentityCheckPort, type IdentityCheckPort } from './check/index.ts';
import { createContacts, maskEmail, maskMobile } from './contacts/contacts.ts';
import { createPayoutHolds } from './contacts/payout-holds.ts';
import { createSamePerson } from './contacts/same-person.ts';
import type { IdentityDependencies, IdentityTools } from './dependencies.ts';
import { createBirthdays } from './details/birthdays.ts';
import { createDeviceTokens } from './login/device-tokens.ts';
import { createLoginThrottle } from './login/login-throttle.ts';
import { createMemberStore } from './member-store.ts';
import { createPasswordLinks } from './passwords/password-links.ts';
import { createPasswords, type PasswordAnswer } from './passwords/passwords.ts';
import { createPaymentPasswordCheck, type PaymentPasswordFault } from './payment-password/check.ts';
import { createPaymentPasswordStore } from './payment-password/store.ts';
import { createIdentityReadModel, type IdentityReadModel } from './read-model.ts';
import { createRealNames } from './real-names.ts';
import { createMemberOpening, type OpenMember } from './registration/member-opening.ts';
import { createAccountOpening } from './registration/opened-account.ts';
import { type IdentityRoutes, identityRoutes } from './routes.ts';
import { createAsking } from './second-factor/asking.ts';
import { createGivenFactors } from './second-factor/given.ts';
import { createLoginSteps } from './second-factor/login-steps.ts';
import { createSessionCache } from './sessions/session-cache.ts';
import { createSessionOpening, endEverywhere } from './sessions/session-opening.ts';
import { createSessionPurge, sessionKeptMs } from './sessions/session-purge.ts';
import { createSignIns } from './sessions/sign-ins.ts';
import { createStandings, type Standing } from './standing/standings.ts';
import { createMemberMoves } from './uplines.ts';

export type { MemberAccounts } from './accounts-port.ts';
export { maskEmail } from './contacts/contacts.ts';
export type { IdentityDependencies, IdentityNotice, SecondFactorNotice } from './dependencies.ts';
export { isGuessable } from './passwords/guessable-passwords.ts';
export type { PasswordCost } from './passwords/passwords.ts';
export { offerAffiliateCode } from './registration/affiliates.ts';
export { createSocialLogin } from './social/social-login.ts';
export { runMemberLabel } from './standing/command.ts';

/** What is written in the transaction of a block or its end. */
type InSameTransaction = (transaction: Database, wasBlocked: boolean) => Promise<unknown>;

export interface IdentityModule extends IdentityReadModel {
  routes: IdentityRoutes;
  /** Blocks a member at once and ends his sessions and remembered devices for good. `inSameTransaction` is written with it, or nothing is done. */
  blockMember(memberId: string, inSameTransaction?: InSameTransaction): Promise<void>;
  /** Other accounts of the same person, by verified contacts, in all brands. */
  samePerson: ReturnType<typeof createSamePerson>;
  /** Ends a member's sessions and remembered devices in the caller's transaction, after which `forgetSessions` is called. */
  endSessionsOf(transaction: Database, memberId: string): Promise<void>;
  forgetSessions(memberId: string): void;
  /** Lets a blocked member log in again. */
  unblockMember(memberId: string, inSameTransaction?: InSameTransaction): Promise<void>;
  /** The member has to choose a new password before anything else. `inSameTransaction` hears whether he had to before. */
  demandNewPassword(
    memberId: string,
    inSameTransaction: (transaction: Database, wasDemanded: boolean) => Promise<unknown>,
  ): Promise<void>;
  /** How a member can be reached, masked; a kind that he has not is left out. */
  maskedContactsOf(memberId: string): Promise<Partial<Record<'mobile' | 'email', string>>>;
  /** Where the member's mail goes, in plain; null without an address. */
  mailAddressOf(memberId: string): Promise<string | null>;
  /** Members of a brand who have this whole number or address. */
  findByContact(brandId: string, contact: string): Promise<string[]>;
  /** Makes an account another kind's, in the caller's transaction; returns the kind before. Whoever calls it writes the audit log. */
  changeType(transaction: Database, memberId: string, type: MemberType): Promise<MemberType>;
  /** Makes a member with his money accounts in the caller's transaction; null when the name is taken. */
  openMember: OpenMember;
  /** An account that somebody opens for another; see `opened-account.ts`. */
  openAccount: ReturnType<typeof createAccountOpening>;
  /** Null for the member's right payment password; five wrong ones lock it for an hour. `field` names it in the failure. */
  checkPaymentPassword(memberId: string, value: string, field?: string): Promise<PaymentPasswordFault | null>;
  /** Null where the session gave a second factor within ten minutes, and for a member who has none. */
  secondFactorFault(member: { id: string; sessionId: string }): Promise<Failure<'second_factor_required'> | null>;
  /** Whether the member has set one. */
  hasPaymentPassword(memberId: string): Promise<boolean>;
  /** The name that bank accounts must be in; null: there is none yet. */
  realNameOf(memberId: string): Promise<string | null>;
  /** Of a member whose identity was checked, as an ISO date; null for the others, and where none was stated. */
  birthdayOf(memberId: string): Promise<string | null>;
  /** Keeps a real name unless there is one; returns the one that counts. */
  setFirstRealName(memberId: string, name: string): Promise<string>;
  /** Until when nothing may be paid out to the member, because a contact or a password was changed; null when nothing is held up. */
  coolingOffUntil(memberId: string): Promise<Date | null>;
  /** A member's club rank and labels; the lowest rank and no label for who was given none. */
  standingOf(memberId: string): Promise<Standing>;
  /** Puts a member and everybody below him under another agent, or under none. */
  moveMember: ReturnType<typeof createMemberMoves>;
  /** Sets what is given of them, in the caller's transaction where there is one. Throws for a rank, a name or a colour out of bounds. */
  setStanding(memberId: string, change: Partial<Standing>, transaction?: Database): Promise<void>;
  /** What the cashier asks before a withdrawal can be requested. */
  identityCheck: IdentityCheckPort;
  /** Argon2id; `service_unavailable` when too many wait for theirs. */
  hashPassword(password: string): PasswordAnswer<string>;
  /** Sweeps what is too old to count, and sessions that were over 90 days ago. */
  purge(): Promise<void>;
}

/** Members, their passwords and sessions. */
export function createIdentity(deps: IdentityDependencies): IdentityModule {
  const { database, clock } = deps;
  const contacts = createContacts(deps);
  const tools: IdentityTools = {
    ...deps,
    contacts,
    cache: createSessionCache(deps.sessionNews),
    passwords: createPasswords(deps.passwordCost),
    throttle: createLoginThrottle(deps),
    openMember: createMemberOpening({ ...deps, contacts }),
    openSession: createSessionOpening(deps),
    secondFactors: createSecondFactors(deps, 'member'),
  };
  const signedIn: IdentityTools = { ...tools, passwords: createPasswords(deps.passwordCost) };
  const purgeSessions = createSessionPurge(deps);
  const purgeDocuments = createDocumentPurge(tools);
  const standings = createStandings(deps);
  const realNames = createRealNames(deps);
  return {
    ...createIdentityReadModel(tools),
    routes: identityRoutes(tools, signedIn),
    blockMember: async (memberId, inSameTransaction) => {
      await database.transaction().execute(async (transaction) => {
        const wasBlocked = await createMemberStore(transaction).setBlocked(memberId, clock.now());
        await endEverywhere(transaction, memberId, clock.now());
        await inSameTransaction?.(transaction, wasBlocked);
      });
      tools.cache.forget(memberId);
    },
    unblockMember: async (memberId, inSameTransaction) => {
      await database.transaction().execute(async (transaction) => {
        const wasBlocked = await createMemberStore(transaction).setBlocked(memberId, null);
        await inSameTransaction?.(transaction, wasBlocked);
      });
      tools.cache.forget(memberId);
    },
    demandNewPassword: async (memberId, inSameTransaction) => {
      await database.transaction().execute(async (transaction) => {
        const wasDemanded = await createMemberStore(transaction).demandNewPassword(memberId);
        await inSameTransaction(transaction, wasDemanded);
      });
      tools.cache.forget(memberId);
    },
    samePerson: createSamePerson({ ...deps, contacts }),
    endSessionsOf: (transaction, memberId) => endEverywhere(transaction, memberId, clock.now()),
    forgetSessions: (memberId) => tools.cache.forget(memberId),
    maskedContactsOf: async (memberId) => {
      const { mobile, email } = await contacts.of(database, memberId);
      return {
        ...(mobile === undefined ? {} : { mobile: maskMobile(mobile) }),
        ...(email === undefined ? {} : { email: maskEmail(email) }),
      };
    },
    mailAddressOf: async (memberId) => (await contacts.of(database, memberId)).email ?? null,
    findByContact: (brandId, contact) => contacts.find(database, brandId, contact),
    changeType: (transaction, memberId, type) => createMemberStore(transaction).changeType(memberId, type),
    openMember: tools.openMember,
    openAccount: createAccountOpening(signedIn),
    coolingOffUntil: (memberId) => createPayoutHolds(database).heldUntil(memberId, clock.now()),
    checkPaymentPassword: createPaymentPasswordCheck(signedIn),
    secondFactorFault: createAsking(tools).sessionFault,
    hasPaymentPassword: async (memberId) => (await createPaymentPasswordStore(database).of(memberId)) !== undefined,
    realNameOf: realNames.of,
    birthdayOf: createBirthdays(tools),
    setFirstRealName: realNames.setFirst,
    standingOf: standings.of,
    setStanding: standings.set,
    moveMember: createMemberMoves(tools),
    identityCheck: createIdentityCheckPort(tools),
    hashPassword: (password) => tools.passwords.hash(password),
    purge: async () => {
      await createDeviceTokens(database).purge(clock.now());
      await createPasswordLinks(database).purge(clock.now());
      await purgeSessions();
      await createSignIns(database).purge(new Date(clock.now().getTime() - sessionKeptMs));
      await purgeDocuments();
      await createLoginSteps(database).purge(clock.now());
      await createGivenFactors(database).purge(clock.now());
    },
  };
}
