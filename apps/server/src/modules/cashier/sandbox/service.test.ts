import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testClock } from '../../../../test/support/test-clock.ts';
import type { LedgerModule, Wallet } from '../../ledger/index.ts';
import { deposit } from '../../ledger/index.ts';
import { createSandboxService, type DepositRules } from './service.ts';

const clock = testClock();
/** Writes statements and asks nobody. */
const writer = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const rules: DepositRules = {
  enabled: true,
  minDepositMinor: 100n,
  maxDepositMinor: 50_000n,
  dailyCapMinor: 120_000n,
};
const wallet: Wallet = {
  memberId: 'member',
  brandId: 'brand',
  currencyCode: 'PLY',
  playAccount: 'cash',
  isBlocked: false,
  generation: 1n,
  limits: {},
  earlier: [],
  accounts: [
    {
      id: 'account',
      kind: 'cash',
      currencyCode: 'PLY',
      balanceMinor: 7n,
      version: 1n,
      turn: 1n,
      counters: {
        day: Math.floor(clock.now().getTime() / 86_400_000),
        bets: 0,
        stakedMinor: 0n,
        paidMinor: 0n,
        depositedMinor: 0n,
      },
    },
  ],
};
const brand = { id: 'brand', code: 'b', currency: { code: 'PLY', exponent: 2, symbol: 'P' } };
const requestId = '0195ABCD';
const reference = 'member/0195abcd';

interface Case {
  amount?: string;
  rules?: Partial<DepositRules>;
  wallet?: Partial<Wallet> | null;
  earlier?: { id: string } | null;
  recentMinor?: string;
}

/** The service before books that answer what they are told; returns what it decided, and what it would write. */
async function deposited({ amount = '5.00', ...change }: Case = {}) {
  const written: unknown[] = [];
  const asked: unknown[] = [];
  const found = change.wallet === null ? null : { ...wallet, ...change.wallet };
  const facts = { earlier: change.earlier ?? null, recentMinor: change.recentMinor ?? '0' };
  const runWalletTransaction = async (request: Parameters<LedgerModule['runWalletTransaction']>[0]) => {
    const { sql, parameters } = request.facts().compile(writer);
    asked.push(request.memberId, request.references, sql.match(/from \w+/g), parameters);
    const decision = await request.decide(
      { wallet: found, facts: facts as never, memo: undefined, isFromCache: false },
      clock.now(),
    );
    if ('answer' in decision) return decision.answer;
    for (const { name, text, values } of decision.statements ?? []) {
      written.push(name, text.trim().split(' (')[0], ...values);
    }
    written.push(decision.acts, decision.lockedAccount, decision.insufficient);
    return decision.booked({ balance: { cashMinor: 507n } } as never).answer;
  };
  const service = createSandboxService({
    clock,
    newId: () => 'deposit-id',
    ledger: { runWalletTransaction: runWalletTransaction as LedgerModule['runWalletTransaction'] },
    brands: { settingsOf: async () => ({ sandboxCashier: { ...rules, ...change.rules } }) },
  });
  const answer = await service.depositSandbox({ memberId: 'member', brand, requestId, amount });
  return { answer, written, asked };
}
const reached = { ok: false, message: 'limit_reached' };
const isTaken = async (change: Case) => (await deposited(change)).answer.ok;

test('a deposit is one act with its row, and answers the balance after it', async () => {
  const { answer, written, asked } = await deposited();
  expect(answer).toEqual({
    ok: true,
    value: { depositId: 'deposit-id', amountMinor: 500n, balanceMinor: 507n, replay: false },
  });
  const since = new Date(clock.now().getTime() - 86_400_000);
  expect(asked).toEqual([
    'member',
    [{ source: 'cashier', reference }],
    ['from deposits', 'from deposits'],
    ['member', requestId, 'member', since],
  ]);
  const act = deposit({
    providerCode: 'sandbox',
    reference,
    memberId: 'member',
    depositId: 'deposit-id',
    amountMinor: 500n,
  });
  expect(written).toEqual([
    'deposit_written',
    'insert into deposits',
    'deposit-id',
    'member',
    'brand',
    requestId,
    'sandbox',
    500n,
    'PLY',
    clock.now(),
    [act],
    'cash',
    reached,
  ]);
});

describe('a deposit within the rules', () => {
  test.each([
    ['0.99', false],
    ['1.00', true],
    ['500.00', true],
    ['500.01', false],
  ])('of %s: %s', async (amount, isAllowed) => {
    const { answer } = await deposited({ amount });
    if (isAllowed) expect(answer.ok).toBe(true);
    else expect(answer).toEqual(reached);
  });

  test('fills the cap of 24 hours to the unit', async () => {
    expect(await isTaken({ recentMinor: '119500' })).toBe(true);
    expect((await deposited({ recentMinor: '119501' })).answer).toEqual(reached);
  });

  test('fills the member’s own limit of a day to the unit', async () => {
    expect(await isTaken({ wallet: { limits: { dayDeposit: 500n } } })).toBe(true);
    expect((await deposited({ wallet: { limits: { dayDeposit: 499n } } })).answer).toEqual(reached);
  });

  test('fills a balance to the most that one may be, and no unit more', async () => {
    const [cash] = wallet.accounts;
    if (!cash) throw new Error('the wallet has cash');
    const full = (balanceMinor: bigint) => ({ wallet: { accounts: [{ ...cash, balanceMinor }] } });
    expect(await isTaken(full(10n ** 15n - 501n))).toBe(true);
    expect((await deposited(full(10n ** 15n - 500n))).answer).toEqual({
      ok: false,
      message: 'invalid_input',
      detail: { fields: { amount: { key: 'amount_too_large' } } },
    });
  });

  test('of a blocked member, or while it is switched off, is refused', async () => {
    expect((await deposited({ wallet: { isBlocked: true } })).answer).toEqual({
      ok: false,
      message: 'account_blocked',
    });
    expect((await deposited({ rules: { enabled: false } })).answer).toEqual({
      ok: false,
      message: 'service_unavailable',
    });
  });

  test('of what is no amount names the field and asks nobody', async () => {
    const { answer, asked } = await deposited({ amount: '0' });
    expect(answer).toEqual({
      ok: false,
      message: 'invalid_input',
      detail: { fields: { amount: { key: 'amount_zero' } } },
    });
    expect(asked).toEqual([]);
  });

  test('of nobody is a mistake of the program', async () => {
    await expect(deposited({ wallet: null })).rejects.toThrow('there is no member member');
  });
});

describe('a deposit that was booked', () => {
  const act = (amountMinor: bigint) =>
    deposit({ providerCode: 'sandbox', reference, memberId: 'member', depositId: 'first', amountMinor });
  const kept = (amountMinor: bigint, memberId = 'member') => {
    const { name, source, fingerprint, subject } = act(amountMinor);
    const of = { memberId, outcome: 'booked', resolvedBy: null, postings: [] } as const;
    return { earlier: [{ id: '7-0', name, source, reference, fingerprint, subject, ...of }] };
  };
  const replay = { depositId: 'first', amountMinor: 500n, balanceMinor: 7n, replay: true };
  const earlier = { id: 'first' };

  test('is answered the same again, whatever the rules say by now', async () => {
    expect((await deposited({ wallet: kept(500n), earlier })).answer).toEqual({ ok: true, value: replay });
    const barred = { ...kept(500n), isBlocked: true };
    const closed = await deposited({ wallet: barred, earlier, rules: { enabled: false }, recentMinor: '120000' });
    expect(closed.answer).toEqual({ ok: true, value: replay });
    expect(closed.written).toEqual([]);
  });

  test('is refused with another amount, and where its row is not the member’s', async () => {
    const refused = { ok: false, message: 'repeated_with_other_content' };
    expect((await deposited({ wallet: kept(501n), earlier })).answer).toEqual(refused);
    expect((await deposited({ wallet: kept(500n), earlier: null })).answer).toEqual(refused);
  });
});
