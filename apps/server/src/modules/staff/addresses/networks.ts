import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isAmong, isNetwork, plainAddress } from '../../../platform/http/connections/networks.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { staffAct } from '../../audit-log/index.ts';
import type { StaffDependencies } from '../dependencies.ts';

interface Listed {
  network: string;
  note: string;
}

const listOf = async (database: Database, brandId: string): Promise<Listed[]> => {
  const { rows } = await sql<Listed>`select network::text, note from staff_networks n where n.brand_id = ${brandId}
    order by n.network`.execute(database);
  return rows;
};

/** From where a brand's staff may work. The list holds at sign-in and at every call. */
export function createNetworks({
  database,
  clock,
  auditLog,
}: StaffDependencies): HandlersOf<'staffNetworks' | 'staffNetworksSet'> {
  return {
    staffNetworks: async ({ staff, ip }) =>
      ok({ networks: await listOf(database, staff.brandId), ownAddress: plainAddress(ip) }),

    staffNetworksSet: async ({ staff, ip, body }) => {
      const wanted = body.networks.map(({ network, note }) => ({ network: network.trim(), note }));
      const unfit = wanted.findIndex(({ network }) => !isNetwork(network));
      if (unfit >= 0)
        return fail('invalid_input', { fields: { [`networks.${unfit}.network`]: { key: 'field_format' } } });
      const names = wanted.map(({ network }) => network);
      if (names.length > 0 && !isAmong(names, ip)) return fail('address_would_lock_out');
      await database.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${`staff networks ${staff.brandId}`}, 0))`.execute(
          transaction,
        );
        const before = await listOf(transaction, staff.brandId);
        await sql`delete from staff_networks where brand_id = ${staff.brandId}`.execute(transaction);
        await sql`insert into staff_networks (brand_id, network, note)
          select ${staff.brandId}::uuid, network(r.network::inet), r.note
          from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as r(network text, note text)
          on conflict do nothing`.execute(transaction);
        const after = await listOf(transaction, staff.brandId);
        const { reason } = body;
        const act = {
          act: 'changeStaffNetworks',
          subject: `brand:${staff.brandId}`,
          reason,
          before: { networks: before },
          after: { networks: after },
        };
        await auditLog.append(transaction, staffAct({ staff, ip }, clock.now(), act));
      });
      return ok({});
    },
  };
}
