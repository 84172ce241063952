import type { ExportableList } from '@baize/contract';
import { type AuditLogModule, createAuditList } from '../modules/audit-log/index.ts';
import type { ManualAdjustments } from '../modules/back-office/index.ts';
import {
  createExports,
  createFees,
  createJobList,
  createLive,
  createMemberAdmin,
  createReports,
  createSavedReports,
  createVendorAdmin,
} from '../modules/back-office/index.ts';
import { createBets } from '../modules/bets/index.ts';
import { type BrandModule, createBrandDesk, createSwitches, siteLinkRoutes } from '../modules/brand/index.ts';
import { createPayeeSearch } from '../modules/cashier/index.ts';
import { createCatalogueAdmin } from '../modules/catalogue/index.ts';
import { createHeldPayoutAdmin } from '../modules/gateway/index.ts';
import type { IdentityModule } from '../modules/identity/index.ts';
import type { LedgerModule } from '../modules/ledger/index.ts';
import type { OutboxModule } from '../modules/outbox/index.ts';
import type { StaffModule } from '../modules/staff/index.ts';
import type { Clock } from '../platform/clock.ts';
import { newId } from '../platform/crypto/ids.ts';
import type { LookupHash } from '../platform/crypto/lookup-hash.ts';
import type { SecretBox } from '../platform/crypto/secret-box.ts';
import type { Database } from '../platform/database/database.ts';
import type { HandlersOf } from '../platform/http/handlers.ts';
import type { ListsOf } from '../platform/http/list-of.ts';
import type { Calendar } from '../platform/jobs/durable/calendar.ts';
import { housekeeping } from '../platform/jobs/durable/housekeeping.ts';
import type { JobHandler } from '../platform/jobs/durable/job-kind.ts';
import type { SecurityEvents } from '../platform/log/security-events.ts';
import { createStaffReadings } from '../platform/log/staff-readings.ts';
import { ok } from '../platform/result.ts';

const momentOf = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text));

/** The desks of the operator's staff that stand over several modules: members, vendors, payouts, catalogue, jobs, exports, the audit log. */
export function createBackOffice(deps: {
  database: Database;
  /** Where reports, exports and the betting records that staff looks at are read: the database, or a replica of it. */
  reportsDatabase: Database;
  /** Up to when that is whole; null: it is the database itself. */
  reportsAsOf: () => Date | null;
  /** Where the vendors' books are. */
  vendorsDatabase: Database;
  clock: Clock;
  auditLog: Pick<AuditLogModule, 'append' | 'statement' | 'check'>;
  identity: IdentityModule;
  ledger: LedgerModule;
  manualAdjustments: ManualAdjustments;
  lookupHash: LookupHash;
  secretBox: Pick<SecretBox, 'open'>;
  brands: Parameters<typeof createMemberAdmin>[0]['brands'] &
    Parameters<typeof createReports>[0]['brands'] &
    Parameters<typeof createSavedReports>[0]['brands'] &
    Parameters<typeof createFees>[0]['brands'] &
    Pick<BrandModule, 'forget'>;
  /** Puts the built-in games on sale in a brand. */
  offerGames: Parameters<typeof createBrandDesk>[0]['offerGames'];
  securityEvents: Pick<SecurityEvents, 'record'>;
  calendar: () => Pick<Calendar, 'nextDue' | 'retry'>;
  /** Modules whose lists have their own routes. */
  outbox: Pick<OutboxModule, 'post'>;
  staffAt: StaffModule['staffAt'];
  lists: ListsOf<
    | 'staffFeedback'
    | 'staffAccounts'
    | 'staffApplications'
    | 'staffContractRequests'
    | 'staffDeposits'
    | 'staffStatementLines'
    | 'staffTransfers'
    | 'staffWithdrawals'
    | 'staffDisputes'
  >;
}) {
  const noteReading = createStaffReadings(deps);
  const tools = { ...deps, noteReading, newId, bets: createBets({ database: deps.reportsDatabase }) };
  const members = createMemberAdmin({ ...tools, findPayees: createPayeeSearch(deps) });
  const vendors = createVendorAdmin({ ...tools, payouts: createHeldPayoutAdmin(deps) });
  const catalogue = createCatalogueAdmin({ ...deps, newId });
  const jobs = createJobList(deps);
  const reports = createReports(deps);
  const saved = createSavedReports(tools);
  const fees = createFees(deps);
  const live = createLive(deps);
  const auditList = createAuditList(deps.database);
  const lists: ListsOf<ExportableList> = {
    ...deps.lists,
    ...members.lists,
    ...vendors.lists,
    ...catalogue.lists,
    ...jobs.lists,
    ...reports.lists,
    staffAuditLog: auditList,
  };
  const brandDesk = createBrandDesk({ ...deps, newId, forget: deps.brands.forget });
  const switches = createSwitches({ ...deps, newId, forget: deps.brands.forget });
  const siteLinks = siteLinkRoutes({ ...deps, newId, forget: deps.brands.forget });
  const exports = createExports({ ...deps, lists });
  const auditRoutes: HandlersOf<'staffAuditLog' | 'staffAuditCheck'> = {
    staffAuditCheck: async ({ data: { from, to } }) =>
      ok(await deps.auditLog.check({ from: momentOf(from), to: momentOf(to) })),
    staffAuditLog: async (request) => {
      await noteReading(request, { kind: 'staff_read_list', subject: `audit:${request.data.page}` });
      return ok(await auditList(request));
    },
  };
  const handlers: readonly JobHandler[] = [exports.job, saved.job];
  return {
    routes: {
      ...members.routes,
      ...vendors.routes,
      ...catalogue.routes,
      ...jobs.routes,
      ...reports.routes,
      ...saved.routes,
      ...fees.routes,
      ...live.routes,
      ...exports.routes,
      ...brandDesk.routes,
      ...switches.routes,
      ...siteLinks,
      ...auditRoutes,
    },
    jobHandlers: handlers,
    jobs: [housekeeping('purge.exports', exports.purge), housekeeping('reports.due', saved.enqueueDue)],
  };
}
