import { largestAmountMinor } from '@baize/money';
import { type RawBuilder, sql } from 'kysely';
import {
  type Act,
  balanceOf,
  deposit,
  findReplay,
  reverseDeposit,
  type SqlStatement,
  type Wallet,
} from '../../ledger/index.ts';
import type { DepositStart, ProviderReport } from '../providers/provider.ts';
import type { DepositDependencies, DepositNotice } from './dependencies.ts';
import { type DepositDecision, decideReport, type Move } from './rules.ts';
import type { DepositOrder } from './schema.ts';
import { nextAskAt } from './states.ts';

/** What a decision sees of the order, read together with the wallet; amounts as text. */
interface OrderFacts {
  state: DepositOrder['state'];
  paidMinor: string | null;
  steps: number;
}

export type OrderKey = Pick<DepositOrder, 'memberId' | 'orderId'>;
export type Moved = 'moved' | 'wait' | 'ask';

/** What the move writes beside the state. */
interface Extra {
  start?: DepositStart;
}

/** Every step of an order goes through here: decided from its state as it is now, written in one transaction with its money, or not at all. */
export function createMoves(deps: DepositDependencies) {
  const { ledger, raiseAlarm } = deps;

  const move = (
    order: DepositOrder,
    rule: (now: Pick<DepositOrder, 'state' | 'paidMinor'>, at: Date) => DepositDecision,
    extra: Extra = {},
  ): Promise<Moved> => {
    const { memberId, orderId } = order;
    return ledger.runWalletTransaction<OrderFacts | null, Moved>({
      memberId,
      references: [paidReference(orderId), reversedReference(orderId)].map((reference) => ({
        source: 'cashier',
        reference,
      })),
      facts: () => orderFacts(order),
      decide: ({ wallet, facts }, at) => {
        if (!wallet || !facts) throw new TypeError(`there is no deposit order ${orderId} of member ${memberId}`);
        const paidMinor = facts.paidMinor === null ? null : BigInt(facts.paidMinor);
        const decision = rule({ state: facts.state, paidMinor }, at);
        if (decision.kind !== 'move') return { answer: decision.kind };
        const { move: step } = decision;
        if (balanceOf(wallet).cashMinor + (step.paidMinor ?? 0n) > largestAmountMinor) {
          raiseAlarm({ code: 'deposit_needs_person', detail: { orderId, reason: 'balance_full' } });
          return { answer: 'wait' };
        }
        const { acts, owedMinor } = actsOf(order, step, wallet);
        return {
          acts,
          lockedAccount: 'cash',
          statements: [
            ...statementsOf(order, step, { at, steps: facts.steps, owedMinor, ...extra }),
            ...noticesOf(order, step).flatMap(deps.notify),
          ],
          booked: () => ({ answer: 'moved' }),
          insufficient: 'wait',
        };
      },
    });
  };

  return {
    move,
    /** Follows what the provider says of an order. */
    report: async (order: DepositOrder, reported: ProviderReport, how: 'sent' | 'asked'): Promise<Moved> => {
      const moved = await move(order, (now, at) => decideReport({ ...order, ...now }, reported, how, at));
      if (moved === 'moved' && reported.state === 'paid' && reported.currency !== order.currency)
        raiseAlarm({ code: 'deposit_needs_person', detail: { orderId: order.orderId, reason: 'wrong_currency' } });
      return moved;
    },
  };
}
export type Moves = ReturnType<typeof createMoves>;

function noticesOf(order: DepositOrder, { to, paidMinor, reversedMinor }: Move): DepositNotice[] {
  if (to === 'CREATED' || to === 'PENDING') return [];
  const { memberId, orderId, currency: currencyCode } = order;
  const amountMinor = (to === 'REVERSED' ? reversedMinor : paidMinor) ?? order.amountMinor;
  return [{ memberId, orderId, state: to, amountMinor, currencyCode }];
}

const paidReference = (orderId: string) => `order/${orderId}`;
const reversedReference = (orderId: string) => `order/${orderId}/reversal`;

/** The money of a step; an act that is in the books already is not booked again. */
function actsOf(order: DepositOrder, step: Move, wallet: Wallet): { acts: Act[]; owedMinor: bigint | null } {
  const { memberId, orderId: depositId, provider: providerCode } = order;
  const acts: Act[] = [];
  const add = (act: Act) => {
    if (findReplay(wallet, act).status === 'new') acts.push(act);
  };
  const of = { providerCode, memberId, depositId };
  const { paidMinor, reversedMinor } = step;
  if (paidMinor !== undefined) add(deposit({ ...of, reference: paidReference(depositId), amountMinor: paidMinor }));
  if (reversedMinor === undefined) return { acts, owedMinor: null };
  const cashMinor = balanceOf(wallet).cashMinor + (paidMinor ?? 0n);
  const owedMinor = reversedMinor > cashMinor ? reversedMinor - cashMinor : 0n;
  add(reverseDeposit({ ...of, reference: reversedReference(depositId), amountMinor: reversedMinor, owedMinor }));
  return { acts, owedMinor };
}

const orderFacts = ({ memberId, orderId }: OrderKey): RawBuilder<OrderFacts | null> => sql<OrderFacts | null>`
  (select json_build_object('state', o.state, 'paidMinor', o.paid_minor::text,
    'steps', (select count(*) from deposit_order_steps s where s.member_id = o.member_id and s.order_id = o.order_id))
  from deposit_orders o where o.member_id = ${memberId} and o.order_id = ${orderId})`;

function statementsOf(
  order: DepositOrder,
  { to, actor, reason, paidMinor, reversedMinor }: Move,
  { at, steps, owedMinor, start }: Extra & { at: Date; steps: number; owedMinor: bigint | null },
): SqlStatement[] {
  const { memberId, orderId, brandId, provider, currency } = order;
  const shown = start ? JSON.stringify(start) : null;
  const changed = [memberId, orderId, to, reason, at, nextAskAt(to, 0, at)];
  const written: SqlStatement[] = [
    {
      name: 'deposit_order_moved',
      text: updateOrder,
      values: [
        ...changed,
        paidMinor ?? null,
        reversedMinor ?? null,
        owedMinor,
        shown,
        start?.providerReference ?? null,
      ],
    },
    { name: 'deposit_order_step', text: insertStep, values: [memberId, orderId, steps + 1, to, actor, reason, at] },
  ];
  if (paidMinor === undefined) return written;
  const values = [orderId, memberId, brandId, orderId, provider, paidMinor, currency, at];
  return [...written, { name: 'deposit_written', text: insertDeposit, values }];
}

const updateOrder = `
  update deposit_orders set state = $3, reason = $4, changed_at = $5, ask_at = $6, asked = 0, paid_minor = coalesce($7, paid_minor),
    reversed_minor = coalesce($8, reversed_minor), owed_minor = coalesce($9, owed_minor),
    instructions = coalesce($10::jsonb, instructions), provider_reference = coalesce($11, provider_reference)
  where member_id = $1 and order_id = $2`;

export const insertStep = `
  insert into deposit_order_steps (member_id, order_id, step, to_state, actor, reason, at) values ($1, $2, $3, $4, $5, $6, $7)`;

/** Every deposit that was booked, by whatever provider. */
const insertDeposit = `
  insert into deposits (id, member_id, brand_id, request_id, provider, amount_minor, currency_code, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;
