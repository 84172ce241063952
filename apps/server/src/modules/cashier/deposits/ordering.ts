import { parseAmount } from '@baize/money';
import { type RawBuilder, sql } from 'kysely';
import type { RequestBrand } from '../../../platform/http/handlers.ts';
import { barredUntil, fail, ok, type Result } from '../../../platform/result.ts';
import { barOf, limitOfDeposit, type SqlStatement, type Wallet } from '../../ledger/index.ts';
import type { DepositDependencies } from './dependencies.ts';
import { type DepositMethod, feeOf, methodsFor } from './methods.ts';
import { insertStep } from './moves.ts';
import { nextAskAt } from './states.ts';

export interface DepositRequest {
  memberId: string;
  brand: RequestBrand;
  /** `https://host[:port]` of the site that the member is sent back to. */
  origin: string;
  requestId: string;
  methodCode: string;
  /** Decimal text. */
  amount: string;
  device: 'phone' | 'desktop';
}

type Ordered = Result<
  { orderId: string },
  | 'invalid_input'
  | 'limit_reached'
  | 'repeated_with_other_content'
  | 'account_blocked'
  | 'play_barred'
  | 'deposit_method_unavailable'
>;

/** As JSON gives it. */
interface OrderingFacts {
  earlier: { orderId: string; methodCode: string; amountMinor: string } | null;
  openMinor: string;
  openCount: number;
  ofDay: number;
}

/** Orders that a member may have open at a time: each is a promise that the provider keeps for him. */
const maxOpenOrders = 10;
/** In 24 hours: whoever ends his orders at once leaves no more rows than these. */
const maxOrdersOfDay = 100;
const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;

interface NewOrder extends DepositRequest {
  orderId: string;
  method: DepositMethod;
  amountMinor: bigint;
}

/** Writes an order down as CREATED, within the member's limits: open orders count in them, so that they hold however many are paid at once. */
export function createOrdering(deps: DepositDependencies) {
  const { ledger, brands, newId, providers } = deps;
  return async (request: DepositRequest): Promise<Ordered> => {
    const { memberId, brand, requestId } = request;
    const parsed = parseAmount(request.amount, brand.currency.exponent, 'positive');
    if (!parsed.ok) return fail('invalid_input', { fields: { amount: { key: parsed.fault } } });
    const { amountMinor } = parsed;
    const [{ depositMethods }, rank] = await Promise.all([brands.settingsOf(brand.id), deps.rankOf(memberId)]);
    const offered = methodsFor(depositMethods, { rank, device: request.device, providers });
    const method = offered.find(({ code }) => code === request.methodCode);
    return ledger.runWalletTransaction<OrderingFacts, Ordered>({
      memberId,
      references: [],
      facts: () => orderingFacts(memberId, requestId, new Date(deps.clock.now().getTime() - dayMs)),
      decide: ({ wallet, facts }, now) => {
        if (!wallet) throw new TypeError(`there is no member ${memberId}`);
        const { earlier } = facts;
        if (earlier) {
          const isSame = earlier.methodCode === request.methodCode && BigInt(earlier.amountMinor) === amountMinor;
          return { answer: isSame ? ok({ orderId: earlier.orderId }) : fail('repeated_with_other_content') };
        }
        if (!method) return { answer: fail('deposit_method_unavailable') };
        const bar = rejectionFor(wallet, facts, method, amountMinor, now);
        if (bar) return { answer: bar };
        const orderId = newId();
        return {
          acts: [],
          lockedAccount: 'cash',
          statements: orderStatements({ ...request, orderId, method, amountMinor }, now),
          booked: () => ({ answer: ok({ orderId }) }),
          insufficient: fail('limit_reached'),
        };
      },
    });
  };
}

function rejectionFor(
  wallet: Wallet,
  facts: OrderingFacts,
  method: DepositMethod,
  amountMinor: bigint,
  now: Date,
): Ordered | null {
  if (wallet.isBlocked) return fail('account_blocked');
  const bar = barOf(wallet, now);
  if (bar) return barredUntil(bar.until);
  const isTooMany = facts.openCount >= maxOpenOrders || facts.ofDay >= maxOrdersOfDay;
  if (amountMinor < method.minMinor || amountMinor > method.maxMinor || isTooMany) return fail('limit_reached');
  return limitOfDeposit(wallet, BigInt(facts.openMinor) + amountMinor, now) ? fail('limit_reached') : null;
}

/** What open orders of a member come to: they count as if they were paid. */
export const openMinorOf = (memberId: RawBuilder<unknown> | string) => sql`
  coalesce((select sum(o.amount_minor) from deposit_orders o where o.member_id = ${memberId} and o.state in ('CREATED', 'PENDING')), 0)`;

const orderingFacts = (
  memberId: string,
  requestId: string,
  since: Date,
): RawBuilder<OrderingFacts> => sql<OrderingFacts>`
  json_build_object(
    'earlier', (select json_build_object('orderId', o.order_id, 'methodCode', o.method_code, 'amountMinor', o.amount_minor::text)
      from deposit_orders o where o.member_id = ${memberId} and o.request_id = ${requestId}),
    'ofDay', (select count(*) from deposit_orders o where o.member_id = ${memberId} and o.created_at > ${since}),
    'openMinor', ${openMinorOf(memberId)}::text,
    'openCount', (select count(*) from deposit_orders o where o.member_id = ${memberId} and o.state in ('CREATED', 'PENDING')))`;

function orderStatements({ orderId, method, amountMinor, ...request }: NewOrder, now: Date): SqlStatement[] {
  const { memberId, brand, requestId, origin } = request;
  const expiresAt = new Date(now.getTime() + method.expiryMinutes * minuteMs);
  const returnUrl = `${origin}/?member=depositv2&order=${orderId}`;
  const whose = [
    memberId,
    orderId,
    brand.id,
    requestId,
    method.code,
    method.provider,
    method.kind,
    brand.currency.code,
  ];
  const values = [
    ...whose,
    amountMinor,
    feeOf(method, amountMinor),
    returnUrl,
    now,
    expiresAt,
    nextAskAt('CREATED', 0, now),
  ];
  return [
    { name: 'deposit_ordered', text: insertOrder, values },
    { name: 'deposit_order_step', text: insertStep, values: [memberId, orderId, 1, 'CREATED', 'member', 'asked', now] },
  ];
}

const insertOrder = `
  insert into deposit_orders (member_id, order_id, brand_id, request_id, method_code, provider, kind, currency_code, amount_minor,
    fee_minor, state, reason, return_url, created_at, expires_at, changed_at, ask_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'CREATED', 'asked', $11, $12, $13, $12, $14)`;
