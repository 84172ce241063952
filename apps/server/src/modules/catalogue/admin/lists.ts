import type { GameType } from '@baize/contract';
import { shownAmount } from '@baize/money';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { beginningWith, selectPage } from '../../../platform/database/select-page.ts';
import type { ListsOf } from '../../../platform/http/list-of.ts';
import { type Place, placeView } from './change.ts';

type GameRow = Place & {
  gameId: string;
  vendorCode: string;
  gameCode: string;
  gameType: GameType;
  name: string;
  minBetMinor: bigint;
};
type VendorRow = Place & { vendorCode: string; name: string; gameType: GameType };

const name = sql`coalesce(g.names->>'TY', g.names->>'EN', g.game_code)`;

const flag = (column: RawBuilder<unknown>, wanted: boolean | undefined) =>
  wanted === undefined ? sql`` : sql`and ${column} = ${wanted}`;

/** What a brand offers, as staff arranges it. */
export function createCatalogueLists(database: Database): ListsOf<'staffGames' | 'staffBrandVendors'> {
  return {
    staffGames: async ({ staff, brand, data }) => {
      const search = data.search?.trim() ?? '';
      const found =
        search === ''
          ? sql``
          : sql`and (position(lower(${search}) in lower(${name})) > 0 or lower(g.game_code) like lower(${beginningWith(search)}))`;
      const ofVendor = data.vendorCode === undefined ? sql`` : sql`and g.vendor_code = ${data.vendorCode}`;
      const ofType = data.gameType === undefined ? sql`` : sql`and g.game_type = ${data.gameType}`;
      const flags = sql`${flag(sql`b.is_hot`, data.isHot)} ${flag(sql`b.maintenance`, data.isInMaintenance)}
        ${flag(sql`b.enabled`, data.isEnabled)}`;
      const { rows, total } = await selectPage<GameRow, 'position' | 'name' | 'gameCode' | 'vendorCode'>(
        database,
        {
          columns: sql`g.id as "gameId", g.vendor_code as "vendorCode", g.game_code as "gameCode", g.game_type as "gameType", ${name} as name,
            coalesce(b.min_bet_minor, g.min_bet_minor) as "minBetMinor", b.is_hot as "isHot", b.position,
            b.maintenance as "isInMaintenance", b.maintenance_ends_at as "maintenanceEndsAt", b.enabled as "isEnabled"`,
          from: sql`brand_games b join games g on g.id = b.game_id`,
          where: sql`b.brand_id = ${staff.brandId} ${found} ${ofVendor} ${ofType} ${flags}`,
          sorts: {
            position: sql`b.position`,
            name: sql`lower(${name})`,
            gameCode: sql`g.game_code`,
            vendorCode: sql`g.vendor_code`,
          },
          tieBreak: sql`g.id`,
        },
        data,
      );
      const shown = rows.map(({ minBetMinor, ...row }) => ({
        ...placeView(row),
        minBet: shownAmount(minBetMinor, brand.currency.exponent),
      }));
      return { rows: shown, total };
    },

    staffBrandVendors: async ({ staff, data }) => {
      const search = data.search?.trim() ?? '';
      const found =
        search === ''
          ? sql``
          : sql`and (lower(v.code) like lower(${beginningWith(search)}) or lower(v.display_name) like lower(${beginningWith(search)}))`;
      const ofType = data.gameType === undefined ? sql`` : sql`and b.game_type = ${data.gameType}`;
      const page = await selectPage<VendorRow, 'position' | 'vendorCode' | 'name'>(
        database,
        {
          columns: sql`b.vendor_code as "vendorCode", v.display_name as name, b.game_type as "gameType", b.is_hot as "isHot", b.position,
            b.maintenance as "isInMaintenance", b.maintenance_ends_at as "maintenanceEndsAt", b.enabled as "isEnabled"`,
          from: sql`brand_vendors b join vendors v on v.code = b.vendor_code`,
          where: sql`b.brand_id = ${staff.brandId} ${found} ${ofType}`,
          sorts: { position: sql`b.position`, vendorCode: sql`b.vendor_code`, name: sql`lower(v.display_name)` },
          tieBreak: sql`b.vendor_code || b.game_type`,
        },
        data,
      );
      return { rows: page.rows.map(placeView), total: page.total };
    },
  };
}
