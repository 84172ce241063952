import type { GoodsKind } from '@baize/contract';
import { shownAmount } from '@baize/money';
import { sql } from 'kysely';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { shownRates } from '../bonus/view.ts';
import type { RewardDependencies } from '../dependencies.ts';
import { minorAt, ratesOf } from '../settings/amounts.ts';
import type { RewardSettingsStore } from '../settings/store.ts';
import { nameIn } from '../statements.ts';
import { createExchange, pointsOf, worthOf } from './exchange.ts';
import { goodsWhere } from './goods.ts';
import { shownRounds } from './goods-content.ts';
import { createOrdering } from './ordering.ts';

export type PointRoutes = HandlersOf<
  | 'pointBalance'
  | 'pointConfig'
  | 'pointReward'
  | 'redeemPointReward'
  | 'redeemPointList'
  | 'pointDetails'
  | 'convertPoint'
>;

interface ListedOrder {
  id: string;
  kind: GoodsKind;
  names: Record<string, string>;
  quantity: number;
  points: bigint;
  state: 'processing' | 'rejected' | 'approved';
  reason: string;
  createdAt: Date;
  decidedAt: Date | null;
}

/** The seven calls about points (specification, section 7). */
export function pointRoutes(deps: RewardDependencies, settings: RewardSettingsStore): PointRoutes {
  const { database, ledger, newId, members } = deps;
  const exchange = createExchange(deps);
  const order = createOrdering(deps);
  const ordersOf = async (memberId: string, pageNo: number, pageSize: number) => {
    const [{ rows }, counted] = await Promise.all([
      sql<ListedOrder>`select id, kind, names, quantity, points, state, reason, created_at as "createdAt", decided_at as "decidedAt"
        from mall_orders where member_id = ${memberId} order by created_at desc, id
        limit ${pageSize}::int offset ${(pageNo - 1) * pageSize}::int`.execute(database),
      sql<{ total: number }>`select count(*)::int as total from mall_orders where member_id = ${memberId}`.execute(
        database,
      ),
    ]);
    return { rows, total: counted.rows[0]?.total ?? 0 };
  };

  return {
    pointBalance: async ({ member, brand }) => {
      const { exponent } = brand.currency;
      const [wallet, { pointsPerUnit }] = await Promise.all([
        ledger.walletOf(member.id),
        settings.of(brand.id, 'points'),
      ]);
      const points = pointsOf(wallet);
      const cashValue = shownAmount(worthOf(points, BigInt(pointsPerUnit), exponent), exponent);
      return ok({ points: Number(points), cashValue });
    },
    pointConfig: async ({ brand }) => {
      const { exponent } = brand.currency;
      const points = await settings.of(brand.id, 'points');
      return ok({
        enabled: points.enabled,
        perTurnover: shownAmount(minorAt('perTurnover', points.perTurnover, exponent), exponent),
        weights: shownRates(ratesOf(points.weights)),
        pointsPerUnit: points.pointsPerUnit,
        unit: shownAmount(10n ** BigInt(exponent), exponent),
        minConvert: points.minConvert,
        expiry: null,
      });
    },
    pointReward: async ({ brand, data }) => {
      const list = await goodsWhere(
        database,
        sql`g.brand_id = ${brand.id} and g.is_offered order by g.position, g.points, g.id`,
      );
      return ok({
        list: list.map((goods) => ({
          goodsId: goods.id,
          kind: goods.kind,
          name: nameIn(goods.names, data.language),
          description: nameIn(goods.descriptions, data.language),
          pictureUrl: goods.pictureUrl,
          points: Number(goods.points),
          stock: goods.stock,
          cash: goods.cashMinor === null ? null : shownAmount(goods.cashMinor, brand.currency.exponent),
          freeRounds: goods.freeRounds && shownRounds(goods.freeRounds, brand.currency.exponent),
        })),
      });
    },
    redeemPointReward: async ({ member, brand, body }) => {
      const { requestId = newId(), paymentPassword, ...wish } = body;
      const fault = await members.checkPaymentPassword(member.id, paymentPassword);
      if (fault) return fault;
      const ordered = await order({
        ...wish,
        memberId: member.id,
        brandId: brand.id,
        requestId: requestId.toLowerCase(),
      });
      if (!ordered.ok) return ordered;
      const { orderId, state, pointsLeft, isReplay } = ordered.value;
      return ok({ orderId, state, points: Number(pointsLeft), replay: isReplay });
    },
    redeemPointList: async ({ member, data }) => {
      const { rows, total } = await ordersOf(member.id, data.pageNo, data.pageSize);
      return ok({
        list: rows.map(({ id, names, points, createdAt, decidedAt, ...row }) => ({
          ...row,
          orderId: id,
          name: nameIn(names, data.language),
          points: Number(points),
          createdAt: createdAt.toISOString(),
          decidedAt: decidedAt?.toISOString() ?? null,
        })),
        total,
        totalPages: Math.ceil(total / data.pageSize),
      });
    },
    pointDetails: async ({ member, data }) => {
      const { lines, total } = await ledger.statement({ memberId: member.id, account: 'points', ...data });
      return ok({
        list: lines.map(({ id, movement, amountMinor, balanceAfterMinor, bookedAt }) => ({
          id,
          movement,
          points: Number(amountMinor),
          balanceAfter: Number(balanceAfterMinor),
          bookedAt: bookedAt.toISOString(),
        })),
        total,
        totalPages: Math.ceil(total / data.pageSize),
      });
    },
    convertPoint: async ({ member, brand, body }) => {
      const { exponent } = brand.currency;
      const { enabled, pointsPerUnit, minConvert } = await settings.of(brand.id, 'points');
      if (!enabled) return fail('operation_not_allowed');
      if (body.points < minConvert) return fail('limit_reached');
      const fault = await members.checkPaymentPassword(member.id, body.paymentPassword);
      if (fault) return fault;
      const exchanged = await exchange({
        memberId: member.id,
        requestId: (body.requestId ?? newId()).toLowerCase(),
        points: BigInt(body.points),
        pointsPerUnit: BigInt(pointsPerUnit),
        exponent,
      });
      if (!exchanged.ok) return exchanged;
      const { pointsLeft, amountMinor, cashMinor, isReplay } = exchanged.value;
      return ok({
        points: Number(pointsLeft),
        amount: shownAmount(amountMinor, exponent),
        sumBalance: shownAmount(cashMinor, exponent),
        replay: isReplay,
      });
    },
  };
}
