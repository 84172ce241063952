import { currencyExponent } from '@baize/money';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/database/database.ts';
import { playAccountOf } from '../../ledger/index.ts';

/** What the HTTP form must know of a player to read and weigh an amount. */
export interface VendorPlayer {
  currencyCode: string;
  exponent: number;
  /** Plays for nothing: no cap concerns him. */
  isTrial: boolean;
}

/** Null: the vendor never met him. */
export type PlayerOf = (vendorCode: string, playerRef: string) => Promise<VendorPlayer | null>;

const maxCachedRounds = 50_000;

/** A player's currency and kind never change, so they are read once. */
export function createPlayers(database: Database): PlayerOf {
  const remembered = new LRUCache<string, VendorPlayer>({ max: maxCachedRounds });
  return async (vendorCode, playerRef) => {
    const key = `${vendorCode} ${playerRef}`;
    const known = remembered.get(key);
    if (known) return known;
    const { rows } = await sql<{ currencyCode: string; type: number }>`
      select b.currency_code as "currencyCode", m.type
      from player_refs p join members m on m.id = p.member_id join brands b on b.id = m.brand_id
      where p.vendor_code = ${vendorCode} and p.player_ref = ${playerRef}`.execute(database);
    const [row] = rows;
    if (!row) return null;
    const exponent = currencyExponent(row.currencyCode);
    if (exponent === null) throw new Error(`the currency ${row.currencyCode} has no exponent`);
    const player = { currencyCode: row.currencyCode, exponent, isTrial: playAccountOf(row.type) === 'trial' };
    remembered.set(key, player);
    return player;
  };
}
