import { randomUUID } from 'node:crypto';
import { beforeEach } from 'vitest';
import { newId } from '../../../platform/crypto/ids.ts';
import { fail } from '../../../platform/result.ts';
import { useMoney } from '../../gateway/testing/money.fixture.ts';
import type { TransferNotice } from './dependencies.ts';
import { createMemberTransfers } from './index.ts';

const rules = { toUpline: true, toDownline: true, minMinor: 100n, maxMinor: 50_000n, dayMinor: 120_000n, dayCount: 50 };

interface Sending {
  from?: string;
  to?: string;
  amount?: string;
  note?: string;
  requestId?: string;
  paymentPassword?: string;
}

/** An agent with 100.00 and a member below him with 1,000.00, anew for each test; the payment password is "right". */
export function useTransfers() {
  const money = useMoney();
  const state = {
    settings: { memberTransfers: { ...rules }, timeZone: 'Asia/Manila' },
    heldUntil: null as Date | null,
    passwordsAsked: 0,
    notices: [] as TransferNotice[],
    agentId: '',
    memberId: '',
  };
  let routes: ReturnType<typeof createMemberTransfers>['routes'];

  /** A member directly below somebody. */
  const below = async (uplineId: string, balanceMinor = 0n): Promise<string> => {
    const id = await money.newMember({ balanceMinor });
    await money.owner.query('update members set upline_id = $2 where id = $1', [id, uplineId]);
    return id;
  };
  const caller = (id: string, type: 0 | 1 = 0) => ({
    brand: money.brand,
    ip: '',
    origin: '',
    userAgent: '',
    member: { id, brandId: money.brand.id, sessionId: '', type },
  });

  beforeEach(async () => {
    const { database, clock, ledger } = money;
    state.settings = { memberTransfers: { ...rules }, timeZone: 'Asia/Manila' };
    state.heldUntil = null;
    state.passwordsAsked = 0;
    state.notices.length = 0;
    ({ routes } = createMemberTransfers({
      ...{ database, clock, newId, ledger },
      brands: { settingsOf: async () => state.settings },
      notify: (notice) => {
        state.notices.push(notice);
        return [];
      },
      payments: {
        coolingOffUntil: async () => state.heldUntil,
        checkPaymentPassword: async (_memberId, value) => {
          state.passwordsAsked += 1;
          return value === 'right' ? null : fail('payment_password_wrong');
        },
      },
    }));
    state.agentId = await money.newMember({ type: 1, balanceMinor: 10_000n });
    state.memberId = await below(state.agentId, 100_000n);
  });

  return {
    money,
    state,
    below,
    caller,
    routes: () => routes,
    /** From the member to his agent, unless it says otherwise. */
    send: ({ from = state.memberId, to = state.agentId, ...body }: Sending = {}) =>
      routes.sendTransfer({
        ...caller(from),
        body: { requestId: randomUUID(), receiverId: to, amount: '50', note: '', paymentPassword: 'right', ...body },
      }),
  };
}
