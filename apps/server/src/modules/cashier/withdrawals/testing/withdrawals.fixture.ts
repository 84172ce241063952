import { calls } from '@baize/contract';
import { afterAll, beforeAll } from 'vitest';
import type * as z from 'zod/mini';
import { newId } from '../../../../platform/crypto/ids.ts';
import type { RequestMember, RequestStaff } from '../../../../platform/http/handlers.ts';
import { useMoney } from '../../../gateway/testing/money.fixture.ts';
import { createSandbox, type MoneyOut } from '../../index.ts';
import { createTestMoneyOut, paymentPassword, testSettings } from './money-out.fixture.ts';
import { type PayoutScript, startProvider } from './provider.fixture.ts';

/** Money, a cashier and a provider of its own, over a real database. */
export function useWithdrawals() {
  const money = useMoney();
  const script: PayoutScript = { answer: 'paid', taken: new Map(), requests: 0 };
  const settings = { ...testSettings };
  const alarms: string[] = [];
  const failures: unknown[] = [];
  const running = new Set<Promise<unknown>>();
  let provider: Awaited<ReturnType<typeof startProvider>>;
  let out: MoneyOut;
  let cashier: ReturnType<typeof createSandbox>;
  const levels = new Map<string, number>();
  const requiredLevel = { value: 0 };
  const askedForFactor = new Set<string>();
  const held = new Set<string>();

  beforeAll(async () => {
    provider = await startProvider(script);
    await money.owner.query(
      `create table test_notices (reference text, kind text, seq bigint generated always as identity, primary key (reference, kind));
       grant insert, select on test_notices to baize_app`,
    );
    const { clock, ledger } = money;
    const rules = { enabled: true, minDepositMinor: 1n, maxDepositMinor: 10n ** 14n, dailyCapMinor: 10n ** 14n };
    cashier = createSandbox({ clock, newId, ledger, brands: { settingsOf: async () => ({ sandboxCashier: rules }) } });
    out = newProcess();
  });
  afterAll(() => {
    provider.server.closeAllConnections();
    provider.server.close();
  });

  const newProcess = (): MoneyOut =>
    createTestMoneyOut({
      ...{ database: money.database, clock: money.clock, ledger: money.ledger, provider: provider.provider, settings },
      ...{ alarms, failures, levels, requiredLevel, askedForFactor, held },
      run: (work) => {
        const job: Promise<unknown> = work()
          .catch((error: unknown) => failures.push(error))
          .finally(() => running.delete(job));
        running.add(job);
      },
    });

  const context = () => ({ brand: money.brand, ip: '192.0.2.7', origin: 'https://a.example', userAgent: 'test' });
  const memberOf = (id: string): RequestMember => ({ id, brandId: money.brand.id, sessionId: newId(), type: 0 });
  const as = (memberId: string) => ({ ...context(), member: memberOf(memberId) });
  const staff = (id = newId(), brandId = money.brand.id): RequestStaff => ({
    ...{ id, brandId, sessionId: newId(), username: 'anna', permissions: [], permissionsEverywhere: [] },
    ...{ forAllBrands: false, secondFactor: 'given' as const },
  });
  const asStaff = (by = staff()) => ({ ...context(), staff: by });

  return {
    money,
    script,
    settings,
    alarms,
    failures,
    levels,
    requiredLevel,
    askedForFactor,
    held,
    get out() {
      return out;
    },
    get provider() {
      return provider;
    },
    as,
    staff,
    asStaff,
    /** Messages to the member about a withdrawal, in its order. */
    toldOf: async (withdrawalId: string): Promise<string[]> => {
      const { rows } = await money.owner.query<{ kind: string }>(
        "select kind from test_notices where reference like $1 || '/%' order by seq",
        [withdrawalId],
      );
      return rows.map(({ kind }) => kind);
    },
    /** Everything that runs in the background is done. */
    idle: async (): Promise<void> => {
      while (running.size > 0) await Promise.all(running);
    },
    deposit: (memberId: string, amount: string) =>
      cashier.depositSandbox({ memberId, brand: money.brand, requestId: newId(), amount }),
    /** A bound account that needs to wait no more. */
    bind: async (memberId: string, number = `PH${newId().slice(0, 8)}`): Promise<string> => {
      const accountId = newId();
      const body = {
        accountId,
        kind: 'bank',
        institution: 'First Bank',
        number,
        holder: 'Ana Cruz',
        paymentPassword,
      } as const;
      const added = await out.routes.addPayoutAccount({ ...as(memberId), body });
      if (!added.ok) throw new Error(`${added.message} ${JSON.stringify(added.detail)}`);
      await money.owner.query('update payout_accounts set usable_from = created_at where id = $1', [accountId]);
      return accountId;
    },
    request: (memberId: string, accountId: string, amount: string, requestId: string = newId()) =>
      out.routes.requestWithdrawal({ ...as(memberId), body: { requestId, accountId, amount, paymentPassword } }),
    decide: (withdrawalId: string, to: 'approve' | 'refuse', by = staff(), reason = 'looked at') =>
      out.routes.staffWithdrawalDecide({ ...asStaff(by), params: { withdrawalId }, body: { to, reason } }),
    dispute: (withdrawalId: string, to: 'payAgain' | 'forceReceipt' | 'reopen', by = staff()) =>
      out.routes.staffDisputeDecide({ ...asStaff(by), params: { withdrawalId }, body: { to, reason: 'looked at' } }),
    confirm: (memberId: string, withdrawalId: string, body: z.input<typeof calls.confirmWithdrawal.body>) =>
      out.routes.confirmWithdrawal({
        ...as(memberId),
        params: { withdrawalId },
        body: calls.confirmWithdrawal.body.parse(body),
      }),
    job: async (kind: string): Promise<void> => {
      const job = out.jobs.find((each) => each.kind === kind);
      if (!job || !('repeat' in job)) throw new Error(`there is no job ${kind}`);
      await job.repeat({} as never);
    },
    show: async (memberId: string, withdrawalId: string) => {
      const data = { pageNo: 1, pageSize: 50 };
      const answer = await out.routes.withdrawals({ ...as(memberId), data });
      if (!answer.ok) throw new Error('no list');
      const found = calls.withdrawals.answer
        .parse(answer.value)
        .list.find((each) => each.withdrawalId === withdrawalId);
      if (!found) throw new Error(`withdrawal ${withdrawalId} is not listed`);
      return found;
    },
  };
}
