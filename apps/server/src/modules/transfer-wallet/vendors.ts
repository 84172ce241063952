import { sql } from 'kysely';
import { type Database, withTables } from '../../platform/database/database.ts';
import type { TransferTables } from './schema.ts';

export interface WalletVendor {
  code: string;
  displayName: string;
  accountTypeId: number;
  isSingle: boolean;
  transferUrl: string | null;
  maintenance: boolean;
  /** The brand has it now; from one that it had, money still comes back. */
  isOffered: boolean;
}

/** What the operator knows of vendors' wallets without asking them. */
export function createVendorLookups(anyDatabase: Database) {
  const database = withTables<TransferTables>(anyDatabase);

  /** The brand's vendors, each once, in its order; those that are switched off too. */
  const vendorsOf = async (brandId: string): Promise<WalletVendor[]> => {
    const { rows } = await sql<WalletVendor>`
      select v.code, v.display_name as "displayName", v.account_type_id as "accountTypeId", v.is_single as "isSingle",
        v.transfer_url as "transferUrl", v.maintenance or coalesce(bool_and(b.maintenance) filter (where b.enabled), false) as maintenance,
        bool_or(b.enabled) as "isOffered"
      from vendors v join brand_vendors b on b.vendor_code = v.code
      where b.brand_id = ${brandId} group by v.code order by min(b.position), v.code`.execute(database);
    return rows;
  };

  const transferUrlOf = async (vendorCode: string): Promise<string | null> => {
    const row = await database
      .selectFrom('vendors')
      .select('transfer_url as transferUrl')
      .where('code', '=', vendorCode)
      .executeTakeFirst();
    return row?.transferUrl ?? null;
  };

  /** What the vendor calls the member; null: he has never been there. */
  const playerRefOf = async (memberId: string, vendorCode: string): Promise<string | null> => {
    const row = await database
      .selectFrom('player_refs')
      .select('player_ref as playerRef')
      .where('member_id', '=', memberId)
      .where('vendor_code', '=', vendorCode)
      .executeTakeFirst();
    return row?.playerRef ?? null;
  };

  /** Any game of the vendor that the brand offers: who moves money to a vendor enters it like a player. */
  const anyGameOf = async (brandId: string, vendorCode: string): Promise<string | null> => {
    const row = await database
      .selectFrom('brand_games')
      .innerJoin('games', 'games.id', 'brand_games.game_id')
      .select('games.id')
      .where('brand_games.brand_id', '=', brandId)
      .where('brand_games.enabled', '=', true)
      .where('games.vendor_code', '=', vendorCode)
      .where('games.is_group', '=', false)
      .limit(1)
      .executeTakeFirst();
    return row?.id ?? null;
  };

  return { vendorsOf, transferUrlOf, playerRefOf, anyGameOf };
}
export type VendorLookups = ReturnType<typeof createVendorLookups>;
