import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../../../platform/database/database.ts';
import type { HandlersOf, RequestStaff } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { type AuditLogModule, staffAct } from '../../audit-log/index.ts';
import { readDocument } from '../document/document-store.ts';
import { changeByDocument, type WritingTools } from '../document/writing.ts';
import { type BrandSettings, parseSettings } from '../settings/settings.ts';
import { createBrandStore } from '../store.ts';
import { openRoundsOf } from './open-rounds.ts';

interface SwitchDependencies {
  database: Database;
  clock: Clock;
  newId: () => string;
  auditLog: Pick<AuditLogModule, 'append'>;
  offerGames: WritingTools['offerGames'];
  /** Makes changed brands visible to this process at once. */
  forget: () => void;
}

type Routes = HandlersOf<'staffSwitches' | 'staffBrandSwitch' | 'staffInstallationSwitch' | 'staffBrandClose'>;

interface BrandLine {
  code: string;
  name: string;
  settings: unknown;
  closedAt: Date | null;
}

const overseesAll = (staff: RequestStaff): boolean =>
  staff.forAllBrands && staff.permissionsEverywhere.includes('system.switch');

const stateOf = ({ on, draining, endsAt, texts }: BrandSettings['maintenance']) => ({
  isDraining: draining,
  isClosed: on,
  endsAt,
  texts,
});

/** The switches that let rounds end and close sites: of the brand at whose host staff works, and of all brands. */
export function createSwitches(deps: SwitchDependencies): { routes: Routes } {
  const { database, clock } = deps;
  const store = createBrandStore(database);

  const brandOf = async (by: Database | DatabaseTransaction, brandId: string, forUpdate = false) => {
    const { rows } = await sql<BrandLine>`select code, name, settings, closed_at as "closedAt" from brands
      where id = ${brandId} ${forUpdate ? sql`for no key update` : sql``}`.execute(by);
    const [row] = rows;
    if (!row) throw new Error(`There is no brand ${brandId}.`);
    return row;
  };

  const installation = async () => {
    const [{ endsAt, ...switches }, openRounds] = await Promise.all([store.switches(), openRoundsOf(database, null)]);
    return { ...switches, endsAt: endsAt?.toISOString() ?? null, openRounds };
  };

  return {
    routes: {
      staffSwitches: async ({ staff }) => {
        const [{ code, name, settings, closedAt }, openRounds, all] = await Promise.all([
          brandOf(database, staff.brandId),
          openRoundsOf(database, staff.brandId),
          overseesAll(staff) ? installation() : null,
        ]);
        const { maintenance, regionRestriction, blockedCountries } = parseSettings(code, settings);
        const region = { isRegionClosed: regionRestriction, blockedCountries };
        const brand = {
          ...stateOf(maintenance),
          ...region,
          name,
          closedAt: closedAt?.toISOString() ?? null,
          openRounds,
        };
        return ok({ serverTime: clock.now().toISOString(), brand, installation: all });
      },

      staffBrandSwitch: async ({ staff, ip, body }) => {
        const { isDraining, isClosed, endsAt, texts, isRegionClosed, reason } = body;
        const known = await readDocument(database, staff.brandId);
        if (!known || (await brandOf(database, staff.brandId)).closedAt) return fail('already_decided');
        const { maintenance = {} } = known.document.settings as { maintenance?: Record<string, unknown> };
        const settings = {
          ...known.document.settings,
          maintenance: { ...maintenance, on: isClosed, draining: isDraining, endsAt, texts },
          regionRestriction: isRegionClosed,
        };
        const written = await changeByDocument(
          {
            ...deps,
            inSameTransaction: async (transaction, { code, ...deed }) => {
              const entry = { ...deed, act: 'switchBrand', subject: `brand:${code}`, reason };
              await deps.auditLog.append(transaction, staffAct({ staff, ip }, clock.now(), entry));
            },
          },
          {
            ...{ brandId: staff.brandId, version: known.version },
            ...{ given: { ...known.document, settings }, mayMoveHosts: false },
          },
          { changedBy: staff.username, reason },
        );
        deps.forget();
        if (written.ok) return ok({});
        return written.message === 'invalid_input' ? fail('invalid_input', written.detail) : fail('already_decided');
      },

      staffInstallationSwitch: ({ staff, ip, body: { reason, ...after } }) =>
        database
          .transaction()
          .execute(async (transaction) => {
            const { rows } =
              await sql`select is_draining as "isDraining", is_closed as "isClosed", ends_at as "endsAt", texts
              from installation_switches for update`.execute(transaction);
            await sql`update installation_switches set is_draining = ${after.isDraining}, is_closed = ${after.isClosed},
              ends_at = ${after.endsAt}, texts = ${JSON.stringify(after.texts)}::jsonb`.execute(transaction);
            const states = { before: rows[0], after };
            const act = { act: 'switchInstallation', subject: 'installation', brandId: null, reason, ...states };
            await deps.auditLog.append(transaction, staffAct({ staff, ip }, clock.now(), act));
            return ok({});
          })
          .finally(deps.forget),

      staffBrandClose: ({ staff, ip, body: { code: typed, reason } }) =>
        database
          .transaction()
          .execute(async (transaction) => {
            const { code, closedAt } = await brandOf(transaction, staff.brandId, true);
            if (typed !== code) return fail('invalid_input', { fields: { code: { key: 'field_choice' } } });
            if (closedAt) return fail('already_decided');
            if ((await openRoundsOf(transaction, staff.brandId)).length > 0) return fail('operation_not_allowed');
            const now = clock.now();
            await sql`update brands set closed_at = ${now} where id = ${staff.brandId}`.execute(transaction);
            const act = { act: 'closeBrand', subject: `brand:${code}`, reason, after: { closedAt: now.toISOString() } };
            await deps.auditLog.append(transaction, staffAct({ staff, ip }, now, act));
            return ok({});
          })
          .finally(deps.forget),
    },
  };
}
