import { beforeAll } from 'vitest';
import { hashToken, newId, randomToken } from '../../platform/crypto/ids.ts';
import { withTables } from '../../platform/database/database.ts';
import type { RequestBrand } from '../../platform/http/handlers.ts';
import { type TestClock, testClock } from '../../testing/test-clock.ts';
import { type TestDatabase, useTestDatabase } from '../../testing/test-database.ts';
import { addBrand, type BrandModule, createBrand, type StoredBrandSettings } from '../brand/index.ts';
import { createIdentity, type IdentityModule, type MemberAccounts } from './index.ts';
import type { RegistrationBody } from './registration-rules.ts';

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
  grantTrial: async (transaction, { memberId, amountMinor }) => {
    await withTables<AccountTables>(transaction)
      .updateTable('accounts')
      .set({ balance_minor: amountMinor })
      .where('member_id', '=', memberId)
      .execute();
    return { status: 'booked' };
  },
});

export interface IdentityHarness extends TestDatabase {
  clock: TestClock;
  brands: BrandModule;
  identity: IdentityModule;
  brand: RequestBrand;
  /** Another brand that is open for registration. */
  otherBrand: RequestBrand;
  plantBrand(code: string, settings?: StoredBrandSettings): Promise<RequestBrand>;
  register(
    username: string,
    more?: Partial<RegistrationBody> & { brand?: RequestBrand; ip?: string },
  ): ReturnType<IdentityModule['routes']['register']>;
  login(
    username: string,
    password: string,
    more?: { brand?: RequestBrand; ip?: string },
  ): ReturnType<IdentityModule['routes']['login']>;
  /** Registers and returns the token. */
  tokenOf(username: string, brand?: RequestBrand): Promise<string>;
}

const openFlags: StoredBrandSettings = { flags: { USERNAMEREG3: true, DIRECTREG3: true } };
const encryption = {
  currentPublicKey: () => {
    throw new Error('identity never asks for the public key');
  },
};

/** The module over a real database, with a clock that stands still and two brands. */
export function useIdentity(options: { accounts?: (clock: TestClock) => MemberAccounts } = {}): IdentityHarness {
  const database = useTestDatabase({ maxConnections: 20 });
  const harness = database as IdentityHarness;
  const caller = (more: { brand?: RequestBrand; ip?: string }) => ({
    brand: more.brand ?? harness.brand,
    ip: more.ip ?? '192.0.2.1',
    origin: 'https://test.example',
    userAgent: 'test browser',
  });

  harness.plantBrand = async (code, settings = openFlags) => {
    const id = newId();
    const currency = { code: 'PLY', exponent: 2, symbol: 'P' };
    await harness.database.transaction().execute((transaction) =>
      addBrand(transaction, {
        id,
        code,
        name: code,
        currencyCode: currency.code,
        defaultLanguage: 'TY',
        settings,
        hosts: [],
        createdAt: harness.clock.now(),
      }),
    );
    return { id, code, currency };
  };
  harness.register = (username, { brand, ip, ...fields } = {}) =>
    harness.identity.routes.register({
      ...caller({ ...(brand && { brand }), ...(ip && { ip }) }),
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
    harness.identity.routes.login({ ...caller(more), body: { type: 'username', username, password } });
  harness.tokenOf = async (username, brand = harness.brand) => {
    const registered = await harness.register(username, { brand });
    if (!registered.ok) throw new Error(registered.message);
    return registered.value.token;
  };

  beforeAll(async () => {
    harness.clock = testClock();
    harness.brands = createBrand({ database: harness.database, clock: harness.clock, encryption });
    harness.identity = createIdentity({
      database: harness.database,
      clock: harness.clock,
      ...tools,
      brands: harness.brands,
      accounts: (options.accounts ?? bareAccounts)(harness.clock),
    });
    harness.brand = await harness.plantBrand('first');
    harness.otherBrand = await harness.plantBrand('second');
  });
  return harness;
}
