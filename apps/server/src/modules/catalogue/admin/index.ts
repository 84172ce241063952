import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { ListsOf } from '../../../platform/http/list-of.ts';
import { fail, ok } from '../../../platform/result.ts';
import { type AuditLogModule, staffAct } from '../../audit-log/index.ts';
import { type Place, placeAfter } from './change.ts';
import { createGamesImport } from './games-import.ts';
import { createCatalogueLists } from './lists.ts';
import { moveGame } from './order.ts';
import { gameReturns } from './returns.ts';

type Routes = HandlersOf<
  | 'staffGames'
  | 'staffGameEdit'
  | 'staffGameMove'
  | 'staffGameReturns'
  | 'staffGamesImport'
  | 'staffBrandVendors'
  | 'staffBrandVendorEdit'
>;

const place = sql`b.is_hot as "isHot", b.position, b.maintenance as "isInMaintenance",
  b.maintenance_ends_at as "maintenanceEndsAt", b.enabled as "isEnabled"`;
const setPlace = ({ isHot, position, isInMaintenance, maintenanceEndsAt, isEnabled }: Place) =>
  sql`is_hot = ${isHot}, position = ${position}, maintenance = ${isInMaintenance}, maintenance_ends_at = ${maintenanceEndsAt},
    enabled = ${isEnabled}`;

/** A brand's catalogue as its staff arranges it. A change counts at the next request, in every process. */
export function createCatalogueAdmin(deps: {
  database: Database;
  clock: Clock;
  newId: () => string;
  auditLog: Pick<AuditLogModule, 'append'>;
}): { routes: Routes; lists: ListsOf<'staffGames' | 'staffBrandVendors'> } {
  const { database, clock, auditLog } = deps;
  const lists = createCatalogueLists(database);
  return {
    lists,
    routes: {
      staffGames: async (request) => ok(await lists.staffGames(request)),
      staffBrandVendors: async (request) => ok(await lists.staffBrandVendors(request)),

      ...createGamesImport(deps),

      staffGameReturns: async ({ staff, brand, data: { days } }) =>
        ok({
          rows: await gameReturns(
            database,
            { brandId: staff.brandId, exponent: brand.currency.exponent, days },
            clock.now(),
          ),
        }),

      staffGameMove: ({ staff, ip, params: { gameId }, body: { side, otherId } }) =>
        database.transaction().execute(async (transaction) => {
          const moved = await moveGame(transaction, staff.brandId, { moved: gameId, side, other: otherId });
          if (!moved) return fail('game_not_found');
          const act = { act: 'moveGame', subject: `game:${gameId}`, ...moved };
          await auditLog.append(transaction, staffAct({ staff, ip }, clock.now(), act));
          return ok({});
        }),

      staffGameEdit: ({ staff, ip, params, body }) =>
        database.transaction().execute(async (transaction) => {
          const of = sql`b.brand_id = ${staff.brandId} and b.game_id = ${params.gameId}`;
          const { rows } = await sql<Place>`select ${place} from brand_games b where ${of} for update`.execute(
            transaction,
          );
          const [before] = rows;
          if (!before) return fail('game_not_found');
          const after = placeAfter(before, body);
          await sql`update brand_games b set ${setPlace(after)} where ${of}`.execute(transaction);
          const act = { act: 'editGame', subject: `game:${params.gameId}`, before, after };
          await auditLog.append(transaction, staffAct({ staff, ip }, clock.now(), act));
          return ok({});
        }),

      staffBrandVendorEdit: ({ staff, ip, params, body }) =>
        database.transaction().execute(async (transaction) => {
          const { vendorCode, gameType } = params;
          const of = sql`b.brand_id = ${staff.brandId} and b.vendor_code = ${vendorCode} and b.game_type = ${gameType}`;
          const { rows } = await sql<Place>`select ${place} from brand_vendors b where ${of} for update`.execute(
            transaction,
          );
          const [before] = rows;
          if (!before) return fail('vendor_not_found');
          const after = placeAfter(before, body);
          await sql`update brand_vendors b set ${setPlace(after)} where ${of}`.execute(transaction);
          const act = {
            act: 'editBrandVendor',
            subject: `vendor:${vendorCode}`,
            before,
            after: { ...after, gameType },
          };
          await auditLog.append(transaction, staffAct({ staff, ip }, clock.now(), act));
          return ok({});
        }),
    },
  };
}
