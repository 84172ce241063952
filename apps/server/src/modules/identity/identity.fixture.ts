import type { CallInput, Calls } from '@baize/contract';
import { afterAll, beforeAll } from 'vitest';
import { cheapPasswords } from '../../../test/support/cheap-passwords.ts';
import { type RecordedSecurityEvents, recordSecurityEvents } from '../../../test/support/recorded-security-events.ts';
import { type TestClock, testClock } from '../../../test/support/test-clock.ts';
import { type TestDatabase, useTestDatabase } from '../../../test/support/test-database.ts';
import { hashToken, newId, randomToken } from '../../platform/crypto/ids.ts';
import { createLookupHash, type LookupHash } from '../../platform/crypto/lookup-hash.ts';
import { createSecretBox, type SecretBox } from '../../platform/crypto/secret-box.ts';
import { createUsedNonces } from '../../platform/crypto/used-nonces.ts';
import { withTables } from '../../platform/database/database.ts';
import type { RequestBrand, RequestContext } from '../../platform/http/handlers.ts';
import { type Background, createBackground } from '../../platform/jobs/background.ts';
import type { Alarm } from '../../platform/log/alarm.ts';
import { appendEntry, staffAct } from '../audit-log/entry.ts';
import { addBrand, type BrandModule, createBrand, type StoredBrandSettings } from '../brand/index.ts';
import { createOutbox, type Deliveries, type OutboxMessage, type OutboxModule } from '../outbox/index.ts';
import { createVerification, type VerificationModule } from '../verification/index.ts';
import { createIdentity, type IdentityModule, type IdentityNotice, type MemberAccounts } from './index.ts';
import type { SessionNews } from './sessions/session-cache.ts';
import { createSocialLogin } from './social/social-login.ts';

export const goodPassword = 'lantern 42 garden';

export const tools = { newId, randomToken, hashToken };

interface AccountTables {
  accounts: {
    id: string;
    brand_id: string;
    member_id: string;
    kind: string;
    currency_code: string;
    balance_minor: bigint;
    opened_at: Date;
  };
}

/** Money accounts as bare rows: identity's tests look at whether they came to be, not at bookkeeping. */
const bareAccounts = (clock: TestClock): MemberAccounts => ({
  openMemberAccounts: (transaction, { memberId, brandId, currency, trial }) =>
    withTables<AccountTables>(transaction)
      .insertInto('accounts')
      .values({
        id: newId(),
        brand_id: brandId,
        member_id: memberId,
        kind: trial ? 'trial' : 'cash',
        currency_code: currency,
        balance_minor: 0n,
        opened_at: clock.now(),
      })
      .execute(),
  grantTrial: async (_transaction, { memberId, amountMinor }) => {
    trialGrants.set(memberId, amountMinor);
    return { status: 'booked' };
  },
  resetTrial: async (_database, { memberId, toMinor, reference }) => {
    trialResets.push({ memberId, toMinor, reference });
    return { status: 'booked' };
  },
});
export const trialResets: { memberId: string; toMinor: bigint; reference: string }[] = [];
/** What trial members were given to play with, by their ids. */
export const trialGrants = new Map<string, bigint>();

export interface IdentityHarness extends TestDatabase {
  clock: TestClock;
  brands: BrandModule;
  identity: IdentityModule;
  brand: RequestBrand;
  /** Another brand that is open for registration. */
  otherBrand: RequestBrand;
  seedBrand(code: string, settings?: StoredBrandSettings): Promise<RequestBrand>;
  register(
    username: string,
    more?: Partial<CallInput<Calls['register']>['body']> & { brand?: RequestBrand; ip?: string },
  ): ReturnType<IdentityModule['routes']['register']>;
  login(
    username: string,
    password: string,
    more?: { brand?: RequestBrand; ip?: string },
  ): ReturnType<IdentityModule['routes']['login']>;
  /** Alarms to the operator. */
  securityEvents: RecordedSecurityEvents;
  alarms: Alarm[];
  /** Messages to members about their identity checks. */
  notices: IdentityNotice[];
  /** Messages to members about their second factors. */
  secondFactorNotices: string[];
  secretBox: SecretBox;
  lookupHash: LookupHash;
  people: {
    outbox: OutboxModule;
    verification: VerificationModule;
    background: Background;
    /** Messages since the last call, once everything is sent. */
    taken(): Promise<OutboxMessage[]>;
  };
  /** The caller of a request, and what his handlers get besides its input. */
  caller(more?: { brand?: RequestBrand; ip?: string; deviceToken?: string }): RequestContext;
  /** Registers and returns the token. */
  tokenOf(username: string, brand?: RequestBrand): Promise<string>;
}

export const loginDefaults = { type: 'username', loginPage: 'member', remember: false } as const;

const openFlags: StoredBrandSettings = {
  flags: { USERNAMEREG3: true, DIRECTREG3: true },
  loginCaptchaAfter: null,
  botChecks: [],
};
const secret = 'the secret of an installation for tests';
const encryption = {
  currentPublicKey: () => {
    throw new Error('identity never asks for the public key');
  },
};

export interface IdentityOptions {
  accounts?: (clock: TestClock) => MemberAccounts;
  deliveries?: Deliveries;
  phoneAuthKeysUrl?: string;
  sessionNews?: () => SessionNews;
  refusesRegistration?: () => Promise<boolean>;
  /** Passwords that cost what they cost a guesser, where time is the matter. */
  hasDearPasswords?: boolean;
}

/** The module over a real database, with a clock that stands still and two brands. */
export function useIdentity(options: IdentityOptions = {}): IdentityHarness {
  const database = useTestDatabase({ maxConnections: 20 });
  const harness = database as IdentityHarness;
  harness.caller = ({ brand = harness.brand, ip = '192.0.2.1', deviceToken } = {}) => ({
    brand,
    ip,
    origin: 'https://test.example',
    userAgent: 'test browser',
    deviceToken: deviceToken ?? null,
  });

  harness.seedBrand = async (code, settings = openFlags) => {
    const id = newId();
    const currency = { code: 'PLY', exponent: 2, symbol: 'P' };
    await harness.database.transaction().execute((transaction) =>
      addBrand(transaction, {
        id,
        code,
        name: code,
        currencyCode: currency.code,
        defaultLanguage: 'TY',
        settings: { publicOrigin: 'https://test.example', ...settings },
        hosts: [],
        createdAt: harness.clock.now(),
      }),
    );
    return { id, code, currency };
  };
  harness.register = (username, { brand, ip, ...fields } = {}) =>
    harness.identity.routes.register({
      ...harness.caller({ ...(brand && { brand }), ...(ip && { ip }) }),
      body: {
        username,
        password: goodPassword,
        confirmPassword: fields.password ?? goodPassword,
        registerMethod: 'WEB',
        login: true,
        agreedToTerms: true,
        ...fields,
      },
    });
  harness.login = (username, password, more = {}) =>
    harness.identity.routes.login({ ...harness.caller(more), body: { ...loginDefaults, username, password } });
  harness.tokenOf = async (username, brand = harness.brand) => {
    const registered = await harness.register(username, { brand });
    if (!registered.ok) throw new Error(registered.message);
    return registered.value.token;
  };

  beforeAll(async () => {
    harness.clock = testClock();
    harness.alarms = [];
    harness.notices = [];
    harness.secondFactorNotices = [];
    harness.securityEvents = recordSecurityEvents();
    harness.brands = createBrand({ database: harness.database, clock: harness.clock, encryption });
    const base = {
      ...tools,
      database: harness.database,
      clock: harness.clock,
      brands: harness.brands,
      secret,
      secretBox: createSecretBox(secret),
      lookupHash: createLookupHash(secret),
      securityEvents: harness.securityEvents,
      onFailure: (error: unknown) => {
        throw error;
      },
    };
    harness.secretBox = base.secretBox;
    harness.lookupHash = base.lookupHash;
    const background = createBackground(base.onFailure);
    const outbox = createOutbox({ ...base, deliveries: options.deliveries ?? { sms: null, mail: null }, file: null });
    const usedNonces = createUsedNonces(base);
    const { phoneAuthKeysUrl } = options;
    const verification = createVerification({
      ...base,
      usedNonces,
      outbox,
      background,
      raiseAlarm: (alarm) => void harness.alarms.push(alarm),
      ...(phoneAuthKeysUrl ? { phoneAuthKeysUrl } : {}),
    });
    harness.people = { outbox, verification, background, taken: takenFrom(harness, outbox, background) };
    harness.identity = createIdentity({
      ...base,
      accounts: (options.accounts ?? bareAccounts)(harness.clock),
      verification,
      outbox,
      social: createSocialLogin({ ...base, onFailure: () => undefined }),
      sessionNews: options.sessionNews?.() ?? null,
      background,
      notifyMember: async (_transaction, notice) => void harness.notices.push(notice),
      notifySecondFactor: async (_transaction, { change }) => void harness.secondFactorNotices.push(change),
      recordStaffAct: (transaction, by, act) => appendEntry(transaction, staffAct(by, harness.clock.now(), act)),
      ...(options.refusesRegistration ? { refusesRegistration: options.refusesRegistration } : {}),
      ...(options.hasDearPasswords ? {} : { passwordCost: cheapPasswords }),
    });
    harness.brand = await harness.seedBrand('first');
    harness.otherBrand = await harness.seedBrand('second');
  });
  afterAll(() => harness.people?.outbox.close());
  return harness;
}

function takenFrom(harness: IdentityHarness, outbox: OutboxModule, background: Background) {
  const seen = new Set<string>();
  return async (): Promise<OutboxMessage[]> => {
    await background.idle();
    const { rows } = await harness.owner.query('select distinct brand_id from outbox_messages');
    const lists = await Promise.all(rows.map(({ brand_id }) => outbox.latest(brand_id, 100)));
    const fresh = lists.flat().filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    return fresh;
  };
}
