import type { LocaleCode } from '@baize/contract';
import type { Clock } from '../../platform/clock.ts';
import type { LookupHash } from '../../platform/crypto/lookup-hash.ts';
import type { SecretBox } from '../../platform/crypto/secret-box.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RequestStaff } from '../../platform/http/handlers.ts';
import type { Background } from '../../platform/jobs/background.ts';
import type { SecurityEvents } from '../../platform/log/security-events.ts';
import type { SecondFactors } from '../../platform/second-factor/second-factors.ts';
import type { BrandSettings } from '../brand/index.ts';
import type { OutboxModule } from '../outbox/index.ts';
import type { VerificationModule } from '../verification/index.ts';
import type { MemberAccounts } from './accounts-port.ts';
import type { Contacts, OnVerifiedContact } from './contacts/contacts.ts';
import type { createLoginThrottle } from './login/login-throttle.ts';
import type { PasswordCost, Passwords } from './passwords/passwords.ts';
import type { OpenMember } from './registration/member-opening.ts';
import type { SessionCache, SessionNews } from './sessions/session-cache.ts';
import type { OpenSession } from './sessions/session-opening.ts';
import type { SocialLoginModule } from './social/social-login.ts';

/** What was done to a member, as the audit log takes it. */
interface StaffAct {
  act: string;
  subject: string;
  reason: string;
  before?: object;
  after: object;
}

/** The decision on an identity check, for the message to its member. */
export interface IdentityNotice {
  memberId: string;
  checkId: string;
  state: 'APPROVED' | 'REFUSED';
  level: number;
  reason: string;
}

/** A change of second factors, for the message to their member. */
export interface SecondFactorNotice {
  memberId: string;
  change: 'added' | 'removed' | 'reset';
  reference: string;
}

export interface IdentityDependencies {
  database: Database;
  clock: Clock;
  newId: () => string;
  /** An opaque token of 256 random bits. */
  randomToken: () => string;
  /** SHA-256 of a token. */
  hashToken: (token: string) => Buffer;
  secretBox: SecretBox;
  lookupHash: LookupHash;
  brands: {
    settingsOf(brandId: string): Promise<BrandSettings>;
    /** The brand that answers for a host; null when nobody owns it. */
    brandOfHost(host: string): Promise<{ id: string } | null>;
    /** Name and default language, for what a member is written. */
    introductionOf(brandId: string): Promise<{ name: string; defaultLanguage: LocaleCode }>;
    publicOriginOf(brandId: string): Promise<string>;
  };
  accounts: MemberAccounts;
  verification: VerificationModule;
  outbox: Pick<OutboxModule, 'post' | 'deliver'>;
  social: SocialLoginModule;
  /** Null: this process is called on no other, and reads every session anew. */
  sessionNews: SessionNews | null;
  background: Background;
  securityEvents: Pick<SecurityEvents, 'note' | 'record'>;
  /** Writes an act of staff into the audit log, in the act's own transaction. */
  recordStaffAct: (transaction: Database, by: { staff: RequestStaff; ip: string }, act: StaffAct) => Promise<unknown>;
  /** Whether a risk rule refuses a registration, before the account exists, and counts it then; nothing is refused by default. */
  refusesRegistration?: (
    database: Database,
    of: { brandId: string; ip: string; userAgent: string },
  ) => Promise<boolean>;
  /** What else follows when a member proves a contact; nothing by default. */
  onVerifiedContact?: OnVerifiedContact;
  /** What else goes when what a member has given is erased, in the same transaction; nothing by default. */
  onErasure?: (transaction: Database, memberId: string) => Promise<void>;
  /** Writes the message to a member in the act's own transaction. */
  notifyMember: (transaction: Database, notice: IdentityNotice) => Promise<void>;
  /** The same about his second factors. */
  notifySecondFactor: (transaction: Database, notice: SecondFactorNotice) => Promise<void>;
  /** Where hundreds of passwords are made in a minute and none is worth anything; the usual cost by default. */
  passwordCost?: PasswordCost;
}

/** What identity's services share. */
export interface IdentityTools extends IdentityDependencies {
  passwords: Passwords;
  throttle: ReturnType<typeof createLoginThrottle>;
  contacts: Contacts;
  cache: SessionCache;
  openMember: OpenMember;
  openSession: OpenSession;
  secondFactors: SecondFactors;
}
