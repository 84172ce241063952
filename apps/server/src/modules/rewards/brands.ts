import { currencyExponent } from '@baize/money';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { RewardBrand } from './vip/bonuses.ts';

interface Row {
  id: string;
  currencyCode: string;
}

const brandOf = ({ id, currencyCode }: Row): RewardBrand => ({
  id,
  currencyCode,
  exponent: currencyExponent(currencyCode) ?? 0,
});

/** Every brand with its currency. */
export async function allBrands(database: Database): Promise<RewardBrand[]> {
  const { rows } = await sql<Row>`select id, currency_code as "currencyCode" from brands order by id`.execute(database);
  return rows.map(brandOf);
}

/** Throws an Error for an id that no brand has. */
export async function brandById(database: Database, brandId: string): Promise<RewardBrand> {
  const { rows } = await sql<Row>`select id, currency_code as "currencyCode" from brands where id = ${brandId}`.execute(
    database,
  );
  const [row] = rows;
  if (!row) throw new Error(`there is no brand ${brandId}`);
  return brandOf(row);
}
