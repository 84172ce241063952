import path from 'node:path';
import type pg from 'pg';
import { createDurableJobs, housekeeping } from './composition/durable-jobs.ts';
import { healthRoute } from './composition/health-route.ts';
import { type CustomerService, createCustomerService, type SocketTools, socketsAlone } from './customer-service.ts';
import { auditAnchorsName } from './folders.ts';
import { createLobbies } from './halls.ts';
import { createAuditLog } from './modules/audit-log/index.ts';
import { createBets } from './modules/bets/index.ts';
import { createBrand, type FallbackBrand } from './modules/brand/index.ts';
import { createCashier } from './modules/cashier/index.ts';
import { studioVendorCode, type VendorSources } from './modules/catalogue/index.ts';
import { createFunds } from './modules/funds/index.ts';
import { createGateway, createWalletHttp, type GatewayModule, type WalletHttp } from './modules/gateway/index.ts';
import type { IdentityModule, PasswordCost } from './modules/identity/index.ts';
import { createLedger } from './modules/ledger/index.ts';
import type { ManualAdjustments } from './modules/manual-adjustments/index.ts';
import { createTurnover } from './modules/turnover/index.ts';
import { createPeople, isSmsInOutbox, nothingOutside, type Outside, type People } from './people.ts';
import type { SteadyClock } from './platform/clock.ts';
import { createEncryptedBodies } from './platform/crypto/encrypted-body.ts';
import { hashToken, newId, randomToken } from './platform/crypto/ids.ts';
import { createKeyRing } from './platform/crypto/key-ring.ts';
import { createLookupHash } from './platform/crypto/lookup-hash.ts';
import { createSecretBox } from './platform/crypto/secret-box.ts';
import { createUsedNonces } from './platform/crypto/used-nonces.ts';
import type { Database } from './platform/database/database.ts';
import type { MoneyConnections } from './platform/database/money-connections.ts';
import { parseJson } from './platform/http/json.ts';
import type { HttpPorts } from './platform/http/register-calls.ts';
import type { Repeating } from './platform/jobs/repeat.ts';
import type { RaiseAlarm } from './platform/log/alarm.ts';
import { createSecurityEvents, type SecurityEventTools } from './platform/log/security-events.ts';
import { timedWallet } from './platform/metrics/timed-wallet.ts';
import type { TableTimings } from './platform/table-timings.ts';
import { siteMapRoutes } from './site-map.ts';
import { createStorefront } from './storefront.ts';
import { createStudioGames } from './studio-floor.ts';
import { type SupervisionTools, startSupervision } from './supervision.ts';

export interface ServerDependencies {
  /** Under the application's role, on a migrated database. */
  database: Database;
  /** Connections that nothing but money uses. */
  money: MoneyConnections;
  clock: SteadyClock;
  /** The installation's secret. */
  secret: string;
  /** Of members' passwords; the usual cost by default. */
  passwordCost?: PasswordCost;
  /** The brand that needs no host of its own; null in production. */
  fallbackBrand: FallbackBrand | null;
  /** Called on failures that no request waits for. */
  onFailure: (error: unknown, reference?: string) => void;
  /** Called on what a person must look at. */
  raiseAlarm: RaiseAlarm;
  /** Writes down what happens at the doors, whatever the log's level. */
  writeSecurityLine: SecurityEventTools['write'];
  supervision: SupervisionTools;
  /** Providers and the news of other processes; nothing by default. */
  outside?: Outside;
  /** Connections for durable jobs, whose integers of 64 bits arrive as text; without them no job is done in this process. */
  jobs?: pg.Pool;
  /** What carries sockets; by default this process knows of no other. */
  sockets?: SocketTools;
  /** Rooms and lotteries of vendors that can be asked for them; none by default. */
  sources?: VendorSources;
  /** How long tables take for a round; by default each keeps its own clock. */
  tableTimings?: TableTimings;
  /** ISO code of a visitor's country; nobody can tell by default. */
  countryOf?: NonNullable<HttpPorts['countryOf']>;
}

export interface SiteServer {
  ports: HttpPorts;
  identity: IdentityModule;
  people: People;
  customerService: CustomerService;
  /** `POST /wallet/v1/<command>`: the wallet contract for vendors outside this process. */
  walletRoutes: WalletHttp['routes'];
  manualAdjustments: ManualAdjustments;
  gateway: Pick<GatewayModule, 'issueLaunchToken' | 'sweep'>;
  /** Throws UnfitSecretError when the secret is not the one that this database was made with. */
  checkSecret(): Promise<void>;
  /** Makes changed brands visible at once. */
  forgetBrands(): void;
  /** Finishes what a crash cut off. */
  recover(): Promise<void>;
  /** Runs the shared tables in this process, as far as no other does; after `recover`. */
  startTables(): void;
  /** Does durable jobs and counts turnover in this process; after `recover`. */
  startJobs(): Promise<void>;
  close(): Promise<void>;
}

/** The written list of the server: database, crypto, modules, vendors, handlers. */
export function createServer(deps: ServerDependencies): SiteServer {
  const { database, clock, onFailure, supervision: tooling } = deps;
  const raiseAlarm: RaiseAlarm = (alarm) => {
    tooling.metrics.alarmed(alarm.code);
    deps.raiseAlarm(alarm);
  };

  const auditLog = createAuditLog({ database, clock, anchorPath: path.join(tooling.dataFolder, auditAnchorsName) });
  const securityEvents = createSecurityEvents({
    write: deps.writeSecurityLine,
    counted: tooling.metrics.securityEvent,
    raiseAlarm,
    lookupHash: createLookupHash(deps.secret),
    append: (row) => auditLog.append(database, { ...row, at: clock.now() }),
  });
  const secretBox = createSecretBox(deps.secret);
  const keyRing = createKeyRing({ database, secretBox, clock });
  const usedNonces = createUsedNonces({ database, clock });

  const tools = { database, clock, newId, randomToken, hashToken };
  const brand = createBrand({
    ...tools,
    encryption: keyRing,
    fallback: deps.fallbackBrand,
    smsOutbox: isSmsInOutbox(deps.outside ?? nothingOutside),
    cdnsOf: (brandId) => lobbies.catalogue.cdnsOf(brandId),
  });
  const ledger = createLedger({ ...tools, money: deps.money, watcher: tooling.metrics.batchWriters });
  const people = createPeople({
    ...deps,
    secretBox,
    usedNonces,
    brands: brand,
    accounts: ledger,
    outside: deps.outside ?? nothingOutside,
    outboxWatcher: tooling.metrics.outbox,
    securityEvents,
    raiseAlarm,
  });
  const { identity } = people;
  const customerService = createCustomerService({
    ...deps,
    brands: brand,
    people,
    sessionNews: deps.outside?.sessionNews ?? null,
    tools: deps.sockets ?? socketsAlone,
    forgetAnnouncements: () => storefront.content.forget(),
    securityEvents,
  });
  const bets = createBets(tools);
  const turnover = createTurnover({
    ...tools,
    zoneOf: async (brandId) => (await brand.settingsOf(brandId)).timeZone,
  });
  const sessions = { isSessionAlive: async (sessionId: string) => (await identity.memberOfSession(sessionId)).ok };
  const gateway = createGateway({
    ...tools,
    reads: deps.money.reads,
    ledger,
    sessions,
    brands: brand,
    onFailure,
    onHeld: ({ id, vendorCode, amountMinor, currencyCode, reason }) =>
      raiseAlarm({
        code: 'payout_held',
        detail: { id, vendorCode, amountMinor: `${amountMinor}`, currencyCode, reason },
      }),
  });
  const walletFor = (code: string) => timedWallet(gateway.walletFor(code), code, tooling.metrics);
  const walletHttp = createWalletHttp({
    ...tools,
    // A report that holds all other connections must not hold up a vendor.
    database: deps.money.reads,
    walletFor,
    holdingWalletFor: (code) => timedWallet(gateway.holdingWalletFor(code, 'hourly_loss'), code, tooling.metrics),
    onFailure,
    securityEvents,
    onAlarm: ({ vendorCode, reason, detail }) =>
      raiseAlarm({ code: 'vendor_disabled', detail: { vendorCode, reason, detail } }),
  });
  const lobbies = createLobbies({
    ...tools,
    secret: deps.secret,
    gateway,
    walletFor: (code) => timedWallet(gateway.holdingWalletFor(code, 'beyond_float'), code, tooling.metrics),
    ledger,
    sessions,
    raiseAlarm,
    onFailure,
    ...(deps.sources ? { sources: deps.sources } : {}),
  });
  const cashier = createCashier({ ...tools, ledger, brands: brand });

  const storefront = createStorefront({
    ...tools,
    ledger,
    brands: brand,
    auditLog,
    changeType: identity.changeType,
  });
  const { sockets } = customerService;
  const studio = createStudioGames({
    ...tools,
    secretBox,
    wallet: walletFor(studioVendorCode),
    playerRefOf: (memberId) => gateway.playerRefOf(studioVendorCode, memberId),
    sockets,
    sessions: {
      siteSessionOf: (session) => gateway.siteSessionOf(studioVendorCode, session),
      isAwake: identity.isSessionAwake,
      news: deps.outside?.sessionNews ?? null,
    },
    onFailure,
    tableTimings: deps.tableTimings ?? new Map(),
  });

  const handlers = {
    ...brand.routes,
    ...healthRoute(database, clock, () => supervision),
    ...storefront.routes,
    ...identity.routes,
    ...people.verification.routes,
    ...customerService.routes,
    ...ledger.routes,
    ...cashier.routes,
    ...bets.routes,
    ...turnover.routes,
    ...createFunds({ ledger, vendorWallets: lobbies.routes.merchantWallet, standingOf: identity.standingOf }).routes,
    ...lobbies.routes,
    ...siteMapRoutes(lobbies.routes),
    ...studio.routes,
  };
  const jobs = createDurableJobs({
    ...tools,
    pool: deps.jobs ?? null,
    onFailure,
    raiseAlarm,
    calendarJobs: [
      housekeeping('purge.nonces', usedNonces.purge),
      housekeeping('purge.people', people.purge),
      housekeeping('purge.customerService', customerService.purge),
      housekeeping('purge.wallet', walletHttp.purge),
      housekeeping('purge.gateway', gateway.purge),
      housekeeping('studio.settleAbandoned', studio.settleAbandoned),
    ],
  });
  let following: Repeating | null = null;
  const supervision = startSupervision({
    ...tooling,
    ...tools,
    auditLog,
    ledger,
    gateway,
    vendorAdmin: walletHttp.admin,
    securityEvents,
    raiseAlarm,
    onFailure,
  });

  return {
    ports: {
      handlers,
      brandOfHost: brand.brandOfHost,
      memberOfToken: identity.memberOfToken,
      staffOfToken: customerService.staffOfToken,
      openEncryptedBody: createEncryptedBodies({ keyRing, usedNonces, clock, parseJson }),
      securityEvents,
      closureOf: brand.closureOf,
      outsideOrigins: lobbies.catalogue.outsideOrigins,
      ...(deps.countryOf ? { countryOf: deps.countryOf } : {}),
    },
    identity,
    people,
    customerService,
    walletRoutes: walletHttp.routes,
    manualAdjustments: supervision.manualAdjustments,
    gateway,
    checkSecret: async () => void (await keyRing.currentPublicKey()),
    forgetBrands: brand.forget,
    recover: async () => {
      await ledger.healAfterRestore();
      await supervision.verifyAuditLog();
      await lobbies.catalogue.readOutsideOrigins();
      await studio.recover();
    },
    startTables: studio.startTables,
    startJobs: async () => {
      following = turnover.start(onFailure);
      await jobs.start();
    },
    close: async () => {
      await studio.close();
      await Promise.all([following?.stop(), jobs.stop(), supervision.stop(), lobbies.stop()]);
      await customerService.close();
      await people.close();
      await ledger.drained();
    },
  };
}
