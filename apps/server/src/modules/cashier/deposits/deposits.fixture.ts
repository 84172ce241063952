import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { openProviderProcess, type ProviderProcess } from '../../../../test/support/payment-provider.ts';
import { systemClock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/crypto/ids.ts';
import type { Alarm } from '../../../platform/log/alarm.ts';
import { type MoneyHarness, useMoney } from '../../gateway/testing/money.fixture.ts';
import { callbackPath, callbackRoutes } from '../callbacks/routes.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { createSandboxProvider, sandboxProviderCode } from '../providers/sandbox-provider/index.ts';

import type { DepositDependencies, DepositNotice } from './dependencies.ts';
import type { DepositMethod } from './methods.ts';
import type { DepositOrder } from './schema.ts';
import { createDeposits, type Deposits } from './service.ts';

export interface DepositsHarness extends MoneyHarness {
  program: ProviderProcess;
  provider: PaymentProvider;
  deposits: Deposits;
  deps: DepositDependencies;
  callbackUrl: string;
  alarms: Alarm[];
  /** Messages to members. */
  notices: DepositNotice[];
  methods: DepositMethod[];
  /** Orders 100.00 or `amount`; returns the order as it is then. */
  ordered(memberId: string, options?: { amount?: string; methodCode?: string; fault?: string }): Promise<DepositOrder>;
  orderOf(order: Pick<DepositOrder, 'memberId' | 'orderId'>): Promise<DepositOrder>;
  /** Lets time go by until the provider has been asked so often. */
  asked(times?: number): Promise<void>;
}

export const sandboxMethod = (code: string, kind: DepositMethod['kind']): DepositMethod => ({
  code,
  provider: sandboxProviderCode,
  kind,
  enabled: true,
  names: { TY: `Pay by ${code}`, CN: `用 ${code} 付款` },
  minMinor: 1_000n,
  maxMinor: 1_000_000n,
  feeMinor: 0n,
  feeBasisPoints: 0,
  expectedMinutes: 1,
  expiryMinutes: 30,
  chipsMinor: [10_000n, 50_000n],
  ranks: { from: 0, to: 100 },
  devices: ['phone', 'desktop'],
  account: null,
});

/** Deposits over a real database, against the sandbox payment provider as a process of its own. */
export function useDeposits(): DepositsHarness {
  const harness = useMoney() as DepositsHarness;
  let app: FastifyInstance;

  beforeAll(async () => {
    harness.alarms = [];
    harness.notices = [];
    harness.methods = [sandboxMethod('card', 'redirect'), sandboxMethod('qr', 'qr')];
    app = Fastify();
    const providers = new Map<string, PaymentProvider>();
    harness.deps = {
      ...harness,
      newId,
      brands: { settingsOf: async () => ({ depositMethods: harness.methods }) },
      providers,
      rankOf: async () => 3,
      notify: (notice) => {
        harness.notices.push(notice);
        return [];
      },
      raiseAlarm: (alarm) => void harness.alarms.push(alarm),
      onFailure: (error) => void harness.failures.push(error),
    };
    harness.deposits = createDeposits(harness.deps);
    await app.register(
      callbackRoutes({
        providers,
        followers: { deposit: (code, callback) => harness.deposits.follow(code, callback), payout: async () => false },
        securityEvents: { note: () => undefined },
        onFailure: harness.deps.onFailure,
      }),
    );
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    harness.callbackUrl = `http://127.0.0.1:${port}${callbackPath.replace(':provider', sandboxProviderCode)}`;
    harness.program = await openProviderProcess(() => harness.callbackUrl);
    harness.provider = createSandboxProvider({
      ...harness.program,
      clock: systemClock,
      deadlineMs: 2_000,
    });
    providers.set(sandboxProviderCode, harness.provider);
  });
  afterAll(async () => {
    harness.program.close();
    await app.close();
  });

  harness.orderOf = async ({ memberId, orderId }) => {
    const order = await harness.deposits.store.ofMember(memberId, orderId);
    if (!order) throw new Error(`there is no order ${orderId}`);
    return order;
  };
  harness.ordered = async (memberId, { amount = '100.00', methodCode = 'card', fault } = {}) => {
    if (fault) await harness.program.setFault('', fault);
    const wish = {
      requestId: randomUUID(),
      methodCode,
      amount,
      device: 'phone',
      origin: 'https://site.example',
    } as const;
    const answer = await harness.deposits.order({ ...wish, memberId, brand: harness.brand });
    if (fault) await harness.program.setFault('', null);
    if (!answer.ok) throw new Error(answer.message);
    return harness.orderOf({ memberId, orderId: answer.value.orderId });
  };
  harness.asked = async (times = 1) => {
    for (let time = 0; time < times; time += 1) {
      harness.clock.advanceMs(6 * 60_000);
      while ((await harness.deposits.askDue()) > 0);
    }
  };
  return harness;
}

/** Waits until it holds; a callback comes from another process. */
export async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  const endMs = performance.now() + 15_000;
  while (!(await holds())) {
    if (performance.now() > endMs) throw new Error('it did not come true within 15 seconds');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
