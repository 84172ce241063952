import { sql } from 'kysely';
import { selectPage } from '../../../platform/database/select-page.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { staffAct } from '../../audit-log/index.ts';
import { maskEmail } from '../../identity/index.ts';
import { messageLanguage, staffInvitationTexts } from '../../outbox/index.ts';
import type { StaffDependencies } from '../dependencies.ts';
import { createRoleStore } from '../roles/role-store.ts';
import { holdsAll, holdsEverywhere, permissionsOf } from '../roles/roles.ts';
import type { Links } from './links.ts';

type Routes = HandlersOf<'staffInvitations' | 'staffInvite' | 'staffInvitationRevoke'>;

interface InvitationRow {
  invitationId: string;
  sealedEmail: string | null;
  roles: { roleId: string; name: string }[];
  brandName: string | null;
  invitedBy: string;
  createdAt: Date;
  expiresAt: Date;
}

const maxOpen = 50;

/** Invitations to the staff: sent by mail, seen while they are open, taken back. */
export function createInvitations(deps: StaffDependencies & { links: Links }): Routes {
  const { database, clock, secretBox, auditLog, links } = deps;
  const open = (brandId: string) => sql`l.kind = 'invitation' and l.brand_id = ${brandId} and l.used_at is null
    and l.revoked_at is null and l.expires_at > ${clock.now()}`;

  return {
    staffInvitations: async ({ staff, data }) => {
      const { rows, total } = await selectPage<InvitationRow, 'createdAt' | 'expiresAt'>(
        database,
        {
          columns: sql`l.id as "invitationId", l.sealed_email as "sealedEmail", l.created_at as "createdAt", l.expires_at as "expiresAt",
            coalesce(inviter.username, '') as "invitedBy", case when l.for_all_brands then null else b.name end as "brandName",
            coalesce((select jsonb_agg(jsonb_build_object('roleId', r.id, 'name', r.name) order by lower(r.name))
              from staff_roles r where r.id = any (l.role_ids)), '[]') as roles`,
          from: sql`staff_links l join brands b on b.id = l.brand_id left join staff inviter on inviter.id = l.created_by`,
          where: open(staff.brandId),
          sorts: { createdAt: sql`l.created_at`, expiresAt: sql`l.expires_at` },
          tieBreak: sql`l.id`,
        },
        data,
      );
      const shown = rows.map(async ({ sealedEmail, createdAt, expiresAt, ...row }) => ({
        ...row,
        emailMasked: sealedEmail === null ? '' : maskEmail(await secretBox.open(sealedEmail)),
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      }));
      return ok({ rows: await Promise.all(shown), total });
    },

    staffInvite: async ({ staff, ip, body }) => {
      const { email, roleIds, forAllBrands } = body;
      const roles = (await createRoleStore(database).all(staff.brandId)).filter(({ roleId }) =>
        roleIds.includes(roleId),
      );
      if (roles.length !== new Set(roleIds).size) return fail('not_found');
      const permissions = permissionsOf(roles);
      if (!holdsAll(staff, permissions) || (forAllBrands && !staff.forAllBrands)) return fail('permission_not_held');
      const everywhere = forAllBrands ? roles.filter((role) => role.forAllBrands) : [];
      if (!(await holdsEverywhere(createRoleStore(database), staff, permissionsOf(everywhere))))
        return fail('permission_not_held');
      const sealedEmail = await secretBox.seal(email);
      const { name, defaultLanguage } = await deps.brands.introductionOf(staff.brandId);
      return database.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${`staff invitations ${staff.brandId}`}, 0))`.execute(
          transaction,
        );
        const { rows } = await sql`select from staff_links l where ${open(staff.brandId)}`.execute(transaction);
        if (rows.length >= maxOpen) return fail('limit_reached');
        const link = await links.make(transaction, {
          kind: 'invitation',
          brandId: staff.brandId,
          forAllBrands,
          roleIds,
          sealedEmail,
          createdBy: staff.id,
        });
        const texts = staffInvitationTexts[messageLanguage(defaultLanguage)](name, link.url);
        await links.send(transaction, staff.brandId, email, texts, link);
        const after = { email: maskEmail(email), roles: roles.map((role) => role.name), forAllBrands };
        const act = { act: 'inviteStaff', subject: `invitation:${link.id}`, after };
        await auditLog.append(transaction, staffAct({ staff, ip }, clock.now(), act));
        return ok({ invitationId: link.id, expiresAt: link.expiresAt.toISOString() });
      });
    },

    staffInvitationRevoke: ({ staff, ip, params }) =>
      database.transaction().execute(async (transaction) => {
        const { rows } = await sql`update staff_links l set revoked_at = ${clock.now()}
          where l.id = ${params.invitationId} and ${open(staff.brandId)} returning l.id`.execute(transaction);
        if (rows.length === 0) return fail('not_found');
        const act = { act: 'revokeInvitation', subject: `invitation:${params.invitationId}` };
        await auditLog.append(transaction, staffAct({ staff, ip }, clock.now(), act));
        return ok({});
      }),
  };
}
