import { type Call, calls, type MessageKey, staffPermissions } from '@baize/contract';
import type { TestDatabase } from '../support/test-database.ts';
import { type TestServer, testPassword } from '../support/test-server.ts';

/** Staff accounts of the matrix. */
export function matrixStaff(server: TestServer, db: TestDatabase, ourHost: string) {
  /** A token of staff of all brands with a built-in role and the demo's password: it counts at the host where it signed in. */
  const tokenOf = async (username: string, role: string, host = ourHost): Promise<string> => {
    await db.owner.query(
      `insert into staff (id, brand_id, username, password_hash, created_at)
       select gen_random_uuid(), null, $1, password_hash, now() from staff where username = 'demostaff' on conflict do nothing`,
      [username],
    );
    await db.owner.query(
      `insert into staff_role_grants select s.id, r.id from staff s, staff_roles r where s.username = $1 and r.name = $2
       on conflict do nothing`,
      [username, role],
    );
    const response = await server.app.inject({
      method: calls.staffLogin.method,
      url: calls.staffLogin.path,
      headers: { host, 'content-type': 'application/jose' },
      payload: await server.seal(JSON.stringify({ username, password: testPassword }), calls.staffLogin),
    });
    return response.json().value.token;
  };

  /** From now on the account has a second factor, which its open sessions did not give. */
  const oweSecondFactor = async (username: string): Promise<void> => {
    await db.owner.query(
      `insert into staff_totp (staff_id, sealed_secret) select id, 'sealed' from staff where username = $1`,
      [username],
    );
  };
  const giveSecondFactor = async (username: string): Promise<void> => {
    await oweSecondFactor(username);
    await db.owner.query(
      `update staff_sessions set second_factor_at = now() where staff_id = (select id from staff where username = $1)`,
      [username],
    );
  };

  /** After a call that may have closed the sites. */
  const openAgain = async (): Promise<void> => {
    await db.owner.query('update installation_switches set is_draining = false, is_closed = false');
    await db.owner.query(`update brands set settings = settings - 'maintenance' - 'regionRestriction'`);
    server.server.forgetBrands();
  };

  return { tokenOf, oweSecondFactor, giveSecondFactor, openAgain };
}
export type MatrixStaff = ReturnType<typeof matrixStaff>;

/** Calls after which the sites may be closed. */
export const closesSites = (name: string): boolean => ['staffBrandSwitch', 'staffInstallationSwitch'].includes(name);

/** What the built-in role allows. */
const supportMay: readonly string[] = ['chats.answer', 'feedback.read', 'feedback.handle', 'members.read'];

/** What the permission rule answers to staff that is signed in; undefined for everybody else. */
export function staffRule({ permission, beforeSecondFactor }: Call, role: string): MessageKey | null | undefined {
  const needsFactor = permission !== undefined && staffPermissions[permission].requiresSecondFactor;
  switch (role) {
    case 'staff with a second factor':
      return null;
    case 'staff that owes its second factor':
      return beforeSecondFactor ? null : 'second_factor_required';
    case 'staff for support':
      return permission === undefined || supportMay.includes(permission) ? null : 'operation_not_allowed';
    case 'staff':
      return needsFactor ? 'second_factor_setup_required' : null;
    default:
      return undefined;
  }
}

/** What the desks of brands and vendors do with the things that they name; vendors are the installation's. */
export const brandRules = {
  staffVendors: 'none',
  staffVendor: 'none',
  staffVendorHealth: 'none',
  staffVendorKeys: 'none',
  staffVendorKeyAdd: 'none',
  staffVendorKeyRetire: 'none',
  staffVendorNetworks: 'none',
  staffVendorCaps: 'none',
  staffVendorState: 'none',
  staffBrands: 'own',
  staffBrandForm: 'none',
  staffBrand: 'named',
  staffBrandVersions: 'named',
  staffBrandAdd: 'none',
  staffBrandSet: 'named',
  staffBrandPictureAdd: 'named',
  staffSystem: 'none',
  staffErrors: 'none',
  staffAlarms: 'none',
  staffSwitches: 'own',
  staffBrandSwitch: 'own',
  staffInstallationSwitch: 'none',
  staffBrandClose: 'own',
  staffAuditCheck: 'none',
  staffGameMove: 'named',
  staffGameReturns: 'own',
  staffGamesImport: 'none',
  staffMemberExportBegin: 'named',
  staffMemberExportPart: 'named',
} as const;

const ofOneBrand = 'modules/brand/document/brand-desk.test.ts: staff of one brand sees and changes that brand alone';
const exportOfAnother =
  'modules/back-office/members/export/member-export.test.ts: what is held about a member is read out by who began it alone';
export const brandsTried = {
  staffBrand: ofOneBrand,
  staffBrandVersions: ofOneBrand,
  staffBrandSet: ofOneBrand,
  staffBrandPictureAdd: ofOneBrand,
  staffGameMove: 'modules/catalogue/admin/catalogue-admin.test.ts: staff of a brand arranges nothing of another',
  staffMemberExportBegin: exportOfAnother,
  staffMemberExportPart: exportOfAnother,
} as const;
