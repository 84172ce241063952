import type { GoodsKind, LocalNames } from '@baize/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { FreeRounds } from '../granting/free-rounds.ts';

export interface Goods {
  id: string;
  brandId: string;
  kind: GoodsKind;
  names: LocalNames;
  descriptions: Partial<LocalNames>;
  pictureUrl: string;
  points: bigint;
  cashMinor: bigint | null;
  /** Of kind freeRounds; null for the others. */
  freeRounds: FreeRounds | null;
  stock: number;
  isOffered: boolean;
  position: number;
  version: number;
}
export type GoodsJson = Omit<Goods, 'points' | 'cashMinor'> & { points: string; cashMinor: string | null };

/** SQL: the rounds that a row of `mall_goods` is; null: it is something else. */
export const freeRoundsJson = sql`case when kind = 'freeRounds' then json_build_object('vendorCode', vendor_code, 'gameCode', game_code,
  'count', round_count, 'betMinor', round_minor::text) end`;

/** SQL: a row of `mall_goods g` as JSON. */
export const goodsJson = sql`json_build_object('id', g.id, 'brandId', g.brand_id, 'kind', g.kind, 'names', g.names,
  'descriptions', g.descriptions, 'pictureUrl', g.picture_url, 'points', g.points::text, 'cashMinor', g.cash_minor::text, 'freeRounds', ${freeRoundsJson},
  'stock', g.stock, 'isOffered', g.is_offered, 'position', g.position, 'version', g.version)`;

export const goodsOf = ({ points, cashMinor, ...row }: GoodsJson): Goods => ({
  ...row,
  points: BigInt(points),
  cashMinor: cashMinor === null ? null : BigInt(cashMinor),
});

export async function goodsWhere(database: Database, where: RawBuilder<unknown>): Promise<Goods[]> {
  const { rows } = await sql<{ goods: GoodsJson }>`
    select ${goodsJson} as goods from mall_goods g where ${where}`.execute(database);
  return rows.map(({ goods }) => goodsOf(goods));
}
