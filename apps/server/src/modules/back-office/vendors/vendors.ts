import { currencyExponent, parseAmount, shownAmount } from '@baize/money';
import { sql } from 'kysely';
import { beginningWith, selectPage } from '../../../platform/database/select-page.ts';
import type { HandlersOf, RequestContext, RequestStaff } from '../../../platform/http/handlers.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import type { VendorAdminDependencies } from './dependencies.ts';

type Routes = HandlersOf<
  | 'staffVendors'
  | 'staffVendor'
  | 'staffVendorKeys'
  | 'staffVendorKeyAdd'
  | 'staffVendorKeyRetire'
  | 'staffVendorNetworks'
  | 'staffVendorCaps'
  | 'staffVendorState'
>;

interface VendorRow {
  vendorCode: string;
  name: string;
  isDisabled: boolean;
  isInMaintenance: boolean;
  liveKeys: number;
  networks: number;
}

const wrongField = (field: string, key: string) => fail('invalid_input', { fields: { [field]: { key } } });

/** Vendors of the installation: who may come in, from where, and what each may cost. */
export function createVendorRoutes({ database, manualAdjustments }: VendorAdminDependencies): Routes {
  const adminOf = ({ staff, ip }: Pick<RequestContext, 'ip'> & { staff: RequestStaff }, reason: string) =>
    manualAdjustments.vendorAdminOf({ actor: { kind: 'staff', id: staff.id }, ip, reason });
  const isKnown = async (vendorCode: string): Promise<boolean> =>
    (await sql`select from vendors where code = ${vendorCode}`.execute(database)).rows.length > 0;

  const capOf = (text: string | null, exponent: number, field: string): Result<bigint | null, 'invalid_input'> => {
    if (text === null) return ok(null);
    const parsed = parseAmount(text, exponent, 'positive');
    return parsed.ok ? ok(parsed.amountMinor) : wrongField(`caps.${field}`, parsed.fault);
  };

  return {
    staffVendors: async ({ data }) => {
      const named = data.search
        ? sql`(lower(v.code) like lower(${beginningWith(data.search)}) or lower(v.display_name) like lower(${beginningWith(data.search)}))`
        : sql`true`;
      return ok(
        await selectPage<VendorRow, 'vendorCode' | 'name'>(
          database,
          {
            columns: sql`v.code as "vendorCode", v.display_name as name, v.maintenance as "isInMaintenance",
              exists (select from vendor_disablings d where d.vendor_code = v.code and d.enabled_at is null) as "isDisabled",
              (select count(*)::int from vendor_keys k where k.vendor_code = v.code and k.retired_at is null) as "liveKeys",
              (select count(*)::int from vendor_addresses a where a.vendor_code = v.code) as networks`,
            from: sql`vendors v`,
            where: named,
            sorts: { vendorCode: sql`v.code`, name: sql`lower(v.display_name)` },
            tieBreak: sql`v.code`,
          },
          data,
        ),
      );
    },

    staffVendor: async ({ staff, ip, params }) => {
      const access = await adminOf({ staff, ip }, '').vendorAccess(params);
      if (!access.ok) return fail('vendor_not_found');
      const { networks, caps, isDisabled } = access.value;
      const shown = caps.map(({ currencyCode, isOwn, singleWinMinor, hourlyLossMinor }) => {
        const amount = (minor: bigint | null) =>
          minor === null ? null : shownAmount(minor, currencyExponent(currencyCode) ?? 0);
        return {
          currency: currencyCode,
          isOwn,
          singleWin: amount(singleWinMinor),
          hourlyLoss: amount(hourlyLossMinor),
        };
      });
      return ok({ vendorCode: params.vendorCode, networks: [...networks], isDisabled, caps: shown });
    },

    staffVendorKeys: async ({ staff, ip, params }) => {
      if (!(await isKnown(params.vendorCode))) return fail('vendor_not_found');
      const keys = await adminOf({ staff, ip }, '').listVendorKeys(params);
      const rows = keys.map(({ keyId, createdAt, retiredAt }) => ({
        keyId,
        createdAt: createdAt.toISOString(),
        retiredAt: retiredAt?.toISOString() ?? null,
      }));
      return ok({ rows });
    },

    staffVendorKeyAdd: async ({ staff, ip, params, body }) => {
      const { publicKey, reason } = body;
      const request = publicKey === undefined ? params : { ...params, publicKey };
      const answer = await adminOf({ staff, ip }, reason).addVendorKey(request);
      if (answer.ok) return ok(answer.value);
      if (answer.fault === 'keys_full') return fail('limit_reached');
      return answer.fault === 'vendor_unknown' ? fail('vendor_not_found') : wrongField('publicKey', 'field_format');
    },

    staffVendorKeyRetire: async ({ staff, ip, params, body }) => {
      const answer = await adminOf({ staff, ip }, body.reason).retireVendorKey(params);
      if (answer.ok) return ok({});
      return answer.fault === 'vendor_unknown' ? fail('vendor_not_found') : fail('not_found');
    },

    staffVendorNetworks: async ({ staff, ip, params, body }) => {
      const { networks, reason } = body;
      const answer = await adminOf({ staff, ip }, reason).setVendorAddresses({ ...params, networks });
      if (answer.ok) return ok({});
      return answer.fault === 'vendor_unknown' ? fail('vendor_not_found') : wrongField('networks', 'field_format');
    },

    staffVendorCaps: async ({ staff, ip, params, body }) => {
      const { vendorCode, currency: currencyCode } = params;
      const admin = adminOf({ staff, ip }, body.reason);
      const exponent = currencyExponent(currencyCode);
      if (exponent === null) return wrongField('currency', 'field_choice');
      if (body.caps === null) {
        const reset = await admin.useDefaultCaps({ vendorCode, currencyCode });
        return reset.ok ? ok({}) : fail('vendor_not_found');
      }
      const singleWin = capOf(body.caps.singleWin, exponent, 'singleWin');
      const hourlyLoss = capOf(body.caps.hourlyLoss, exponent, 'hourlyLoss');
      if (!singleWin.ok) return singleWin;
      if (!hourlyLoss.ok) return hourlyLoss;
      const caps = { singleWinMinor: singleWin.value, hourlyLossMinor: hourlyLoss.value };
      const answer = await admin.setVendorCaps({ vendorCode, currencyCode, ...caps });
      if (answer.ok) return ok({});
      return answer.fault === 'vendor_unknown' ? fail('vendor_not_found') : wrongField('caps', 'field_format');
    },

    staffVendorState: async ({ staff, ip, params, body }) => {
      const admin = adminOf({ staff, ip }, body.reason);
      const answer =
        body.state === 'enabled'
          ? await admin.enableVendor(params)
          : await admin.disableVendor({ ...params, reason: 'staff', detail: body.reason });
      return answer.ok ? ok({}) : fail('vendor_not_found');
    },
  };
}
