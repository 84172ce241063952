import type { GoodsKind } from '@baize/contract';
import { shownAmount } from '@baize/money';
import { sql } from 'kysely';
import { beginningWith, selectPage } from '../../../platform/database/select-page.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import type { RewardDependencies } from '../dependencies.ts';
import type { FreeRounds } from '../granting/free-rounds.ts';
import { SettingsFault } from '../settings/amounts.ts';
import { nameIn, runStatement } from '../statements.ts';
import { createOrderDeciding } from './deciding.ts';
import { type GoodsJson, goodsJson, goodsOf } from './goods.ts';
import { cashOf, editedRounds, roundsOf, shownGames } from './goods-content.ts';

interface OrderRow {
  orderId: string;
  memberId: string;
  memberName: string;
  kind: GoodsKind;
  names: Record<string, string>;
  quantity: number;
  points: string;
  state: 'processing' | 'rejected' | 'approved';
  reason: string;
  createdAt: Date;
  decidedAt: Date | null;
  sealedAddress: string | null;
}

const orderColumns = sql`o.id as "orderId", o.member_id as "memberId", m.username as "memberName", o.kind, o.names, o.quantity,
  o.points::text as points, o.state, o.reason, o.created_at as "createdAt", o.decided_at as "decidedAt",
  o.sealed_address as "sealedAddress"`;
const orderTables = sql`mall_orders o join members m on m.id = o.member_id`;

const shownOrder = ({ names, points, createdAt, decidedAt, sealedAddress: _sealed, ...row }: OrderRow) => ({
  ...row,
  name: nameIn(names, 'TY'),
  points: Number(points),
  createdAt: createdAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});

/** The points mall as the operator's staff sees it. */
export function mallStaffRoutes(
  deps: RewardDependencies,
): HandlersOf<'staffGoods' | 'staffGoodsWrite' | 'staffOrders' | 'staffOrder' | 'staffOrderDecide'> {
  const { database, clock, secretBox, auditStatement } = deps;
  const decide = createOrderDeciding(deps);

  return {
    staffGoods: async ({ brand, staff, data }) => {
      const offered = data.offered === 'all' ? sql`` : sql`and g.is_offered = ${data.offered === 'yes'}`;
      const { rows, total } = await selectPage<{ goods: GoodsJson; ordered: number }, 'position' | 'points' | 'stock'>(
        database,
        {
          columns: sql`${goodsJson} as goods, (select count(*)::int from mall_orders o where o.brand_id = g.brand_id and o.goods_id = g.id) as ordered`,
          from: sql`mall_goods g`,
          where: sql`g.brand_id = ${staff.brandId} ${offered}`,
          sorts: { position: sql`g.position`, points: sql`g.points`, stock: sql`g.stock` },
          tieBreak: sql`g.id`,
        },
        data,
      );
      const { exponent } = brand.currency;
      return ok({
        rows: rows.map(({ goods: json, ordered }) => {
          const { id: goodsId, brandId: _brand, points, cashMinor, freeRounds, ...goods } = goodsOf(json);
          const cash = cashMinor === null ? null : shownAmount(cashMinor, exponent);
          return { ...goods, goodsId, points: Number(points), cash, ...editedRounds(freeRounds, exponent), ordered };
        }),
        total,
        freeRoundGames: shownGames(deps.freeRounds.games, exponent),
      });
    },
    staffGoodsWrite: async ({ brand, staff, ip, params, body }) => {
      const { goods, version, reason } = body;
      let cashMinor: bigint | null;
      let rounds: FreeRounds | null;
      try {
        cashMinor = cashOf(goods, brand.currency.exponent);
        rounds = roundsOf(goods, deps.freeRounds.games, brand.currency.exponent);
      } catch (error) {
        if (!(error instanceof SettingsFault)) throw error;
        return fail('invalid_input', { fields: { [`goods.${error.field}`]: { key: error.key } } });
      }
      const isWritten = await database.transaction().execute(async (transaction) => {
        const written = await sql`
          insert into mall_goods as g (brand_id, id, kind, names, descriptions, picture_url, points, cash_minor, vendor_code, game_code,
            round_count, round_minor, stock, is_offered, position, version, changed_at)
          values (${staff.brandId}, ${params.goodsId}, ${goods.kind}, ${JSON.stringify(goods.names)}::jsonb,
            ${JSON.stringify(goods.descriptions)}::jsonb, ${goods.pictureUrl}, ${goods.points}, ${cashMinor},
            ${rounds?.vendorCode ?? null}, ${rounds?.gameCode ?? null}, ${rounds?.count ?? null}, ${rounds?.betMinor ?? null}::bigint,
            ${goods.stock}, ${goods.isOffered}, ${goods.position}, ${version + 1}, ${clock.now()})
          on conflict (brand_id, id) do update set kind = excluded.kind, names = excluded.names, descriptions = excluded.descriptions,
            picture_url = excluded.picture_url, points = excluded.points, cash_minor = excluded.cash_minor, vendor_code = excluded.vendor_code,
            game_code = excluded.game_code, round_count = excluded.round_count, round_minor = excluded.round_minor, stock = excluded.stock,
            is_offered = excluded.is_offered, position = excluded.position, version = excluded.version, changed_at = excluded.changed_at
          where g.version = ${version}`.execute(transaction);
        if (written.numAffectedRows !== 1n) return false;
        const deed = { act: 'writeGoods', subject: `goods:${params.goodsId}`, reason, after: goods };
        await runStatement(transaction, auditStatement({ staff, ip }, deed));
        return true;
      });
      return isWritten ? ok({ version: version + 1 }) : fail('already_decided');
    },
    staffOrders: async (request) => {
      const { staff, data } = request;
      await deps.noteReading(request, { kind: 'staff_read_list', subject: `orders:${data.state}:${data.page}` });
      const state = data.state === 'all' ? sql`` : sql`and o.state = ${data.state}`;
      const named =
        data.search === undefined ? sql`` : sql`and lower(m.username) like ${beginningWith(data.search.toLowerCase())}`;
      const { rows, total } = await selectPage<OrderRow, 'createdAt' | 'points'>(
        database,
        {
          columns: orderColumns,
          from: orderTables,
          where: sql`o.brand_id = ${staff.brandId} ${state} ${named}`,
          sorts: { createdAt: sql`o.created_at`, points: sql`o.points` },
          tieBreak: sql`o.id`,
        },
        data,
      );
      return ok({ rows: rows.map(shownOrder), total });
    },
    staffOrder: async (request) => {
      const { staff, params } = request;
      const { rows } = await sql<OrderRow>`select ${orderColumns} from ${orderTables}
        where o.brand_id = ${staff.brandId} and o.id = ${params.orderId}`.execute(database);
      const [row] = rows;
      if (!row) return fail('not_found');
      await deps.noteReading(request, { kind: 'staff_read_list', subject: `order:${params.orderId}` });
      const address = row.sealedAddress === null ? '' : await secretBox.open(row.sealedAddress);
      return ok({ order: shownOrder(row), address });
    },
    staffOrderDecide: async ({ params, body, staff, ip }) => {
      const decided = await decide({ staff, ip }, params.orderId, body);
      return decided.ok ? ok({ state: decided.value }) : decided;
    },
  };
}
