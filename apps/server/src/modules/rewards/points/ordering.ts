import type { RedeemState } from '@baize/contract';
import { type RawBuilder, sql } from 'kysely';
import { fail, ok, type Result } from '../../../platform/result.ts';
import { type SqlStatement, spendPoints, type WalletBooking } from '../../ledger/index.ts';
import type { RewardDependencies } from '../dependencies.ts';
import { freeRoundsStatement } from '../granting/free-rounds.ts';
import { pointsOf } from './exchange.ts';
import { type Goods, type GoodsJson, goodsJson, goodsOf } from './goods.ts';

export interface OrderRequest {
  memberId: string;
  brandId: string;
  requestId: string;
  goodsId: string;
  quantity: number;
  address: string;
}

interface EarlierOrder {
  id: string;
  state: RedeemState;
  goodsId: string;
  quantity: number;
}
interface OrderFacts {
  earlier: EarlierOrder | null;
  goods: GoodsJson | null;
}

type Ordered = Result<
  { orderId: string; state: RedeemState; pointsLeft: bigint; isReplay: boolean },
  | 'not_found'
  | 'invalid_input'
  | 'insufficient_points'
  | 'out_of_stock'
  | 'account_blocked'
  | 'repeated_with_other_content'
>;

const stockConstraint = 'mall_goods_stock';
const isOutOfStock = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'constraint' in error && error.constraint === stockConstraint;

const orderFacts = ({
  memberId,
  brandId,
  requestId,
  goodsId,
}: OrderRequest): RawBuilder<OrderFacts> => sql<OrderFacts>`json_build_object(
  'earlier', (select json_build_object('id', o.id, 'state', o.state, 'goodsId', o.goods_id, 'quantity', o.quantity)
    from mall_orders o where o.member_id = ${memberId} and o.request_id = ${requestId}),
  'goods', (select ${goodsJson} from mall_goods g where g.brand_id = ${brandId} and g.id = ${goodsId} and g.is_offered))`;

/** Orders goods for points: points, stock and order in one transaction. Of many who want the last piece one gets it. */
export function createOrdering({
  ledger,
  newId,
  secretBox,
  freeRounds,
}: Pick<RewardDependencies, 'ledger' | 'newId' | 'secretBox' | 'freeRounds'>) {
  const order = (request: OrderRequest): Promise<Ordered> =>
    ledger.runWalletTransaction<OrderFacts, Ordered>({
      memberId: request.memberId,
      references: [],
      facts: () => orderFacts(request),
      decide: async ({ wallet, facts }, now) => {
        if (!wallet) throw new TypeError(`there is no member ${request.memberId}`);
        const had = pointsOf(wallet);
        if (facts.earlier) return { answer: repeated(facts.earlier, request, had) };
        const goods = facts.goods && goodsOf(facts.goods);
        const bar = barOf(goods, request, wallet.isBlocked, had);
        if (bar || !goods) return { answer: bar ?? fail('not_found') };
        return bookingOf(request, goods, had, now);
      },
    });

  const bookingOf = async (
    request: OrderRequest,
    goods: Goods,
    had: bigint,
    now: Date,
  ): Promise<WalletBooking<Ordered>> => {
    const orderId = newId();
    const cost = goods.points * BigInt(request.quantity);
    const cashMinor = goods.cashMinor === null ? null : goods.cashMinor * BigInt(request.quantity);
    const fields = { reference: `order/${orderId}`, memberId: request.memberId, subject: orderId };
    // Cash and free rounds are the member's at once, goods wait for a person.
    const state: RedeemState = goods.kind === 'goods' ? 'processing' : 'approved';
    const given = { id: orderId, memberId: request.memberId, campaign: 'mall', pieces: BigInt(request.quantity), now };
    const sealedAddress = request.address === '' ? null : await secretBox.seal(request.address);
    return {
      acts: [spendPoints({ ...fields, amountMinor: cost, cashMinor })],
      lockedAccount: 'cash',
      statements: [
        takeStock(goods, request.quantity),
        insertOrder({ request, orderId, goods, cost, cashMinor, state, sealedAddress, now }),
        ...(goods.freeRounds ? [freeRoundsStatement({ freeRounds }, goods.freeRounds, given)] : []),
      ],
      booked: () => ({ answer: ok({ orderId, state, pointsLeft: had - cost, isReplay: false }) }),
      insufficient: fail('insufficient_points'),
    };
  };

  return async (request: OrderRequest): Promise<Ordered> => {
    try {
      return await order(request);
    } catch (error) {
      if (isOutOfStock(error)) return fail('out_of_stock');
      throw error;
    }
  };
}

function repeated(earlier: EarlierOrder, request: OrderRequest, had: bigint): Ordered {
  const isSame = earlier.goodsId === request.goodsId && earlier.quantity === request.quantity;
  if (!isSame) return fail('repeated_with_other_content');
  return ok({ orderId: earlier.id, state: earlier.state, pointsLeft: had, isReplay: true });
}

function barOf(goods: Goods | null, request: OrderRequest, isBlocked: boolean, had: bigint): Ordered | null {
  if (!goods) return fail('not_found');
  if (isBlocked) return fail('account_blocked');
  if (goods.stock < request.quantity) return fail('out_of_stock');
  if (goods.kind === 'goods' && request.address.trim() === '')
    return fail('invalid_input', { fields: { address: { key: 'not_empty' } } });
  return goods.points * BigInt(request.quantity) > had ? fail('insufficient_points') : null;
}

const takeStock = ({ brandId, id }: Goods, quantity: number): SqlStatement => ({
  name: 'mall_stock_taken',
  text: 'update mall_goods set stock = stock - $3 where brand_id = $1 and id = $2',
  values: [brandId, id, quantity],
});

const insertOrder = (of: {
  request: OrderRequest;
  orderId: string;
  goods: Goods;
  cost: bigint;
  cashMinor: bigint | null;
  state: RedeemState;
  sealedAddress: string | null;
  now: Date;
}): SqlStatement => ({
  name: 'mall_order',
  text: `insert into mall_orders (member_id, id, brand_id, request_id, goods_id, kind, names, quantity, points, cash_minor, sealed_address,
      state, created_at, decided_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
  values: [
    of.request.memberId,
    of.orderId,
    of.request.brandId,
    of.request.requestId,
    of.goods.id,
    of.goods.kind,
    JSON.stringify(of.goods.names),
    of.request.quantity,
    of.cost,
    of.cashMinor,
    of.sealedAddress,
    of.state,
    of.now,
    of.state === 'approved' ? of.now : null,
  ],
});
