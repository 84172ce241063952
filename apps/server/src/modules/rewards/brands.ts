import { currencyExponent } from '@baize/money';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { RequestBrand } from '../../platform/http/handlers.ts';
import type { RewardBrand } from './vip/bonuses.ts';

interface Row {
  id: string;
  currencyCode: string;
}

function brandOf({ id, currencyCode }: Row): RewardBrand {
  const exponent = currencyExponent(currencyCode);
  if (exponent === null) throw new Error(`the currency ${currencyCode} of brand ${id} is not known`);
  return { id, currencyCode, exponent };
}

/** The brand of a request, as rewards look at it. */
export const rewardBrandOf = ({ id, currency }: RequestBrand): RewardBrand => ({
  id,
  exponent: currency.exponent,
  currencyCode: currency.code,
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
