import type { RedeemState } from '@baize/contract';
import { sql } from 'kysely';
import { fail, ok, type Result } from '../../../platform/result.ts';
import { returnPoints } from '../../ledger/index.ts';
import type { RewardDependencies, StaffCaller } from '../dependencies.ts';
import { nameIn } from '../statements.ts';

interface OrderFacts {
  state: RedeemState;
  goodsId: string;
  quantity: number;
  points: string;
  names: Record<string, string>;
}

/** Every step that an order may take; whoever ordered waits for staff. */
export const orderTransitions: readonly { from: RedeemState; to: RedeemState; actor: 'staff' }[] = [
  { from: 'processing', to: 'approved', actor: 'staff' },
  { from: 'processing', to: 'rejected', actor: 'staff' },
];

/** Staff decides an order; a refused one gives points and stock back, once. */
export const createOrderDeciding =
  (deps: RewardDependencies) =>
  async (
    caller: StaffCaller,
    orderId: string,
    { to, reason }: { to: 'approved' | 'rejected'; reason: string },
  ): Promise<Result<RedeemState, 'not_found' | 'already_decided'>> => {
    const { brandId } = caller.staff;
    const { rows } = await sql<{ memberId: string }>`
      select member_id as "memberId" from mall_orders where brand_id = ${brandId} and id = ${orderId}`.execute(
      deps.database,
    );
    const memberId = rows[0]?.memberId;
    if (memberId === undefined) return fail('not_found');
    return deps.ledger.runWalletTransaction<OrderFacts | null, Result<RedeemState, 'not_found' | 'already_decided'>>({
      memberId,
      references: [],
      facts: () => sql`(select json_build_object('state', o.state, 'goodsId', o.goods_id, 'quantity', o.quantity,
        'points', o.points::text, 'names', o.names) from mall_orders o where o.member_id = ${memberId} and o.id = ${orderId})`,
      decide: ({ wallet, facts: order }, now) => {
        if (!wallet || !order) return { answer: fail('not_found') };
        if (!orderTransitions.some((step) => step.from === order.state && step.to === to))
          return { answer: fail('already_decided') };
        const isRefused = to === 'rejected';
        const amountMinor = BigInt(order.points);
        const name = nameIn(order.names, 'TY');
        const notice = { memberId, reference: orderId, name, reason };
        const deed = { act: 'decideOrder', subject: `order:${orderId}`, reason, before: order.state, after: to };
        return {
          acts:
            isRefused && amountMinor > 0n
              ? [returnPoints({ reference: `order/${orderId}/return`, memberId, subject: orderId, amountMinor })]
              : [],
          lockedAccount: 'cash',
          statements: [
            {
              name: 'mall_order_decided',
              text: `update mall_orders set state = $3, reason = $4, decided_at = $5, decided_by = $6
                where member_id = $1 and id = $2 and state = 'processing'`,
              values: [memberId, orderId, to, isRefused ? reason : '', now, caller.staff.username],
            },
            ...(isRefused
              ? [
                  {
                    name: 'mall_stock_back',
                    text: 'update mall_goods set stock = stock + $3 where brand_id = $1 and id = $2',
                    values: [brandId, order.goodsId, order.quantity],
                  },
                ]
              : []),
            ...deps.notify({ ...notice, kind: isRefused ? 'orderRejected' : 'orderApproved' }),
            deps.auditStatement(caller, deed),
          ],
          booked: () => ({ answer: ok(to) }),
          insufficient: fail('already_decided'),
        };
      },
    });
  };
