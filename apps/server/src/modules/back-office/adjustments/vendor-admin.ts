import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SecurityEvents } from '../../../platform/log/security-events.ts';
import type { SecurityKind } from '../../../platform/log/security-kinds.ts';
import type { AuditLogModule } from '../../audit-log/index.ts';
import type { VendorAdmin } from '../../gateway/index.ts';
import type { Occasion } from './occasion.ts';

/** What is set for all of them stands in the log under this name. */
const allVendors = '*';
/** Acts that decide who may move money. */
const noted: Readonly<Record<string, SecurityKind>> = {
  addVendorKey: 'vendor_key_added',
  retireVendorKey: 'vendor_key_retired',
};

/**
 * A vendor's desk that tells the audit log of every act: first that it is asked for, then what came of it, so that an act that a
 * crash cut off is in the log all the same.
 */
export function auditedVendorAdmin(
  deps: {
    database: Database;
    clock: Clock;
    auditLog: Pick<AuditLogModule, 'append'>;
    vendorAdmin: VendorAdmin;
    securityEvents: Pick<SecurityEvents, 'note'>;
  },
  { actor, reason, ip }: Occasion,
): VendorAdmin {
  const { database, clock, auditLog, vendorAdmin, securityEvents } = deps;

  const told = async <Request extends { vendorCode: string }, Answer extends { ok: boolean }>(
    act: string,
    request: Request,
    work: (request: Request) => Promise<Answer>,
  ): Promise<Answer> => {
    const { vendorCode, ...content } = request;
    const entry = {
      actor,
      brandId: null,
      subject: `vendor:${vendorCode}`,
      reason,
      ...(ip === undefined ? {} : { ip }),
    };
    const access = await vendorAdmin.vendorAccess({ vendorCode });
    const before = access.ok ? access.value : null;
    await auditLog.append(database, { ...entry, at: clock.now(), act: `${act}:asked`, before, after: content });
    const answer = await work(request);
    await auditLog.append(database, { ...entry, at: clock.now(), act, after: { done: answer.ok } });
    const kind = noted[act];
    if (kind && answer.ok) securityEvents.note({ kind, subject: entry.subject, detail: { by: actor.id } });
    return answer;
  };

  return {
    addVendorKey: (request) => told('addVendorKey', request, vendorAdmin.addVendorKey),
    listVendorKeys: vendorAdmin.listVendorKeys,
    retireVendorKey: (request) => told('retireVendorKey', request, vendorAdmin.retireVendorKey),
    setVendorAddresses: (request) => told('setVendorAddresses', request, vendorAdmin.setVendorAddresses),
    setVendorCaps: (request) => told('setVendorCaps', request, vendorAdmin.setVendorCaps),
    useDefaultCaps: (request) => told('useDefaultCaps', request, vendorAdmin.useDefaultCaps),
    setDefaultCaps: (request) =>
      told('setDefaultCaps', { ...request, vendorCode: allVendors }, vendorAdmin.setDefaultCaps),
    vendorAccess: vendorAdmin.vendorAccess,
    setVendorAdapter: (request) => told('setVendorAdapter', request, vendorAdmin.setVendorAdapter),
    disableVendor: (request) => told('disableVendor', request, vendorAdmin.disableVendor),
    enableVendor: (request) => told('enableVendor', request, vendorAdmin.enableVendor),
  };
}
