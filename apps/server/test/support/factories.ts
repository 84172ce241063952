import type pg from 'pg';
import { v7 as newId } from 'uuid';

/** Rows that many tests need, written past the modules as the owner. Each returns the ids it made. */

const settings = JSON.stringify({});

export interface BrandRow {
  id: string;
  code: string;
  currency: { code: string; exponent: number; symbol: string };
}

export async function insertBrand(owner: pg.Client, code = 'test_brand'): Promise<BrandRow> {
  const id = newId();
  await owner.query(
    `insert into brands (id, code, name, currency_code, default_language, settings, created_at)
     values ($1, $2, 'Test', 'PLY', 'TY', $3, now())`,
    [id, code, settings],
  );
  return { id, code, currency: { code: 'PLY', exponent: 2, symbol: 'P' } };
}

/** A member without money accounts; the ledger opens those. */
export async function insertMember(
  owner: pg.Client,
  brandId: string,
  options: { username?: string; type?: 0 | 1 | 2 | 4 | 41 | 42 } = {},
): Promise<{ id: string }> {
  const id = newId();
  const username = options.username ?? `m${id.replaceAll('-', '').slice(-12)}`;
  await owner.query(
    `insert into members (id, brand_id, username, nickname, type, registered_at) values ($1, $2, $3, $3, $4, now())`,
    [id, brandId, username, options.type ?? 0],
  );
  return { id };
}

/** A live session of the site; its token cannot be used, only its id. */
export async function insertSession(owner: pg.Client, memberId: string, brandId: string): Promise<{ id: string }> {
  const id = newId();
  await owner.query(
    `insert into sessions (id, token_hash, member_id, brand_id, created_at, last_seen_at, expires_at, ip, user_agent)
     values ($1, sha256($2::text::bytea), $3, $4, now(), now(), now() + interval '10 years', '127.0.0.1', 'test')`,
    [id, id, memberId, brandId],
  );
  return { id };
}

export async function insertGame(
  owner: pg.Client,
  brandId: string,
  options: { vendorCode?: string; gameCode?: string; gameType?: string } = {},
): Promise<{ id: string; vendorCode: string; gameCode: string }> {
  const id = newId();
  const { vendorCode = 'BAIZE', gameCode = 'lantern_garden', gameType = 'RNG' } = options;
  await owner.query('insert into vendors (code, display_name) values ($1, $1) on conflict do nothing', [vendorCode]);
  await owner.query(
    `insert into brand_vendors (brand_id, vendor_code, game_type) values ($1, $2, $3) on conflict do nothing`,
    [brandId, vendorCode, gameType],
  );
  await owner.query(
    `insert into games (id, vendor_code, game_code, game_type, names, min_bet_minor, cover_url, wide_cover_url)
     values ($1, $2, $3, $4, jsonb_build_object('TY', $3::text), 20, '', '')`,
    [id, vendorCode, gameCode, gameType],
  );
  await owner.query('insert into brand_games (brand_id, game_id) values ($1, $2)', [brandId, id]);
  return { id, vendorCode, gameCode };
}
