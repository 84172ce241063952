import path from 'node:path';
import { createTopGroups } from '../modules/agency/index.ts';
import { auditAnchorsName, createAuditLog } from '../modules/audit-log/index.ts';
import { createManualAdjustments, type ManualAdjustments } from '../modules/back-office/index.ts';
import { createBets } from '../modules/bets/index.ts';
import { createBrand } from '../modules/brand/index.ts';
import { createCreditReport, createMemberTransfers } from '../modules/cashier/index.ts';
import type { GatewayModule, WalletHttp } from '../modules/gateway/index.ts';
import { createInstallation } from '../modules/installation/index.ts';
import { createLedger } from '../modules/ledger/index.ts';
import { createRoundShares } from '../modules/round-shares/index.ts';
import { createTurnover } from '../modules/turnover/index.ts';
import { createEncryptedBodies } from '../platform/crypto/encrypted-body.ts';
import { hashToken, newId, randomToken } from '../platform/crypto/ids.ts';
import { createKeyRing } from '../platform/crypto/key-ring.ts';
import { createLookupHash } from '../platform/crypto/lookup-hash.ts';
import { createSecretBox } from '../platform/crypto/secret-box.ts';
import { createUsedNonces } from '../platform/crypto/used-nonces.ts';
import { createReplicas } from '../platform/database/replicas.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import { parseJson } from '../platform/http/input/json.ts';
import type { HttpPorts } from '../platform/http/register-calls.ts';
import { housekeeping } from '../platform/jobs/durable/housekeeping.ts';
import type { RaiseAlarm } from '../platform/log/alarm.ts';
import { createSecurityEvents } from '../platform/log/security-events.ts';
import { createSockets, type Sockets } from '../platform/sockets/sockets.ts';
import { tracedBatches } from '../platform/tracing/traced-batches.ts';
import { noTracing } from '../platform/tracing/tracing.ts';
import { createAgentParts } from './agent-parts.ts';
import { createBackOffice } from './back-office.ts';
import { createCashierParts, pluginOf } from './cashier/cashier-parts.ts';
import { createMoneyOutParts } from './cashier/money-out-parts.ts';
import { paymentProvidersOf } from './cashier/payment-providers.ts';
import { createRiskParts } from './cashier/risk-parts.ts';
import { createFunds } from './consolidated-funds.ts';
import { createDurableJobs } from './durable-jobs.ts';
import { createEvents } from './events.ts';
import { createGames } from './game-parts.ts';
import { createHealth, type HealthPart } from './health-route.ts';
import { createMembers, type Members } from './member-parts.ts';
import { transferMessage } from './notices/member-notices.ts';
import { isSmsInOutbox, nothingOutside, onSessions } from './outside.ts';
import { foldParts, looping } from './parts.ts';
import { createProtectionParts } from './protection-parts.ts';
import { createRealtime, type Realtime } from './realtime-parts.ts';
import { createRewardParts } from './reward-parts.ts';
import { publicRounds, roundProofRoutes } from './round-proof.ts';
import type { ServerDependencies, SocketTools } from './server-dependencies.ts';
import { createSiteParts } from './site-parts.ts';
import { writingInCore } from './vendors/vendors-apart.ts';
import { createWallet } from './wallet-parts.ts';
import { startWatches } from './watch-parts.ts';

const socketsAlone: SocketTools = { pool: null, trustedProxies: [], requestsPerMinute: 100_000 };

export interface Server extends Pick<Members, 'identity' | 'outbox' | 'background'>, Pick<Realtime, 'memberNews'> {
  ports: HttpPorts;
  sockets: Sockets;
  /** `POST /wallet/v1/<command>`: the wallet contract for vendors outside this process; and the callbacks of payment providers. */
  walletRoutes: WalletHttp['routes'];
  /** Where the apps of built-in vendors are served, by path. */
  frameApps: Readonly<Record<string, string>>;
  manualAdjustments: ManualAdjustments;
  gateway: Pick<GatewayModule, 'issueLaunchToken' | 'sweep'>;
  /** Deletes what customer service no longer needs. */
  purgeSupport(): Promise<void>;
  /** Throws UnfitSecretError when the secret is not the one that this database was made with. */
  checkSecret(): Promise<void>;
  /** Makes changed brands visible at once. */
  forgetBrands(): void;
  /** Finishes what a crash cut off. */
  recover(): Promise<void>;
  /** Starts what every process does; after `recover`. */
  start(): void;
  /** Takes part in running what one process of all runs, as tables; after `start`. */
  startShared(): void;
  /** Does durable jobs in this process; after `recover`. */
  startJobs(): Promise<void>;
  /** Why nobody should be sent here; null: nothing bars it. */
  whyNotReady: HealthPart['whyNotReady'];
  close(): Promise<void>;
}

/** Makes the server from its parts. */
export function createServer(deps: ServerDependencies): Server {
  const { database, clock, supervision, outside = nothingOutside, tracing = noTracing, vendorsApart = null } = deps;
  const vendorsDatabase = vendorsApart?.database ?? database;
  const installation = createInstallation({
    ...{ database, clock, newId, facts: deps.process ?? null },
    watches: () => ({
      fault: watches.writeWatch.fault(),
      changedFiles: watches.integrity.changed().length,
      replicas: replicas.standing(),
    }),
  });
  const metrics = {
    ...supervision.metrics,
    walletAnswered: (answer: Parameters<typeof supervision.metrics.walletAnswered>[0]) => {
      supervision.metrics.walletAnswered(answer);
      installation.walletAnswered(answer);
    },
  };
  const raiseAlarm: RaiseAlarm = (alarm) => {
    metrics.alarmed(alarm.code);
    deps.raiseAlarm(alarm);
    installation.notes.alarm(alarm);
  };
  const onFailure = (error: unknown, reference?: string): void => {
    deps.onFailure(error, reference);
    if (reference !== undefined) installation.notes.error(error, { reference, place: 'wallet' });
  };
  const auditLog = createAuditLog({ database, clock, anchorPath: path.join(supervision.dataFolder, auditAnchorsName) });
  const securityEvents = createSecurityEvents({
    write: deps.writeSecurityLine,
    counted: metrics.securityEvent,
    raiseAlarm,
    lookupHash: createLookupHash(deps.secret),
    append: (row) => auditLog.append(database, { ...row, at: clock.now() }),
  });
  const secretBox = createSecretBox(deps.secret);
  const keyRing = createKeyRing({ database, secretBox, clock });
  const usedNonces = createUsedNonces({ database, clock });
  const events = createEvents(onFailure);
  const sessionNews = onSessions(outside, events);
  const sockets = createSockets({ ...(deps.sockets ?? socketsAlone), clock, onFailure });
  const tools = {
    ...{ database, vendorsApart, vendorsDatabase, inCore: writingInCore(database, vendorsApart) },
    ...{ clock, newId, randomToken, hashToken, secret: deps.secret, secretBox, usedNonces },
    ...{ auditLog, securityEvents, events, sessionNews, sockets, raiseAlarm, onFailure, metrics, outside, tracing },
  };

  const replicas = createReplicas(deps.replicas ?? { owners: [], reports: null }, tools);
  const brand = createBrand({
    ...tools,
    encryption: keyRing,
    fallback: deps.fallbackBrand,
    smsOutbox: isSmsInOutbox(outside),
  });
  events.on('brandChanged', brand.forget);
  const ledger = createLedger({ ...tools, money: deps.money, watcher: tracedBatches(metrics.batchWriters, tracing) });
  const members = createMembers({
    ...tools,
    brands: brand,
    accounts: ledger,
    outboxWatcher: metrics.outbox,
    ...(deps.passwordCost ? { passwordCost: deps.passwordCost } : {}),
  });
  const { identity } = members;
  const realtime = createRealtime({ ...tools, brands: brand, members });
  const zoneOf = async (brandId: string) => (await brand.settingsOf(brandId)).timeZone;
  const turnover = createTurnover({ ...tools, zoneOf });
  const sessions = {
    isSessionAlive: async (sessionId: string) => (await identity.memberOfSession(sessionId)).ok,
    isAwake: identity.isSessionAwake,
  };
  const wallet = createWallet({ ...tools, reads: deps.money.reads, ledger, sessions, brands: brand });
  const { gateway } = wallet;
  const topGroupOf = createTopGroups({ database, clock, brands: brand });
  const games = createGames(
    {
      ...tools,
      topGroupOf,
      vendorBooks: vendorsApart?.books ?? supervision.books,
      wallet,
      ledger,
      sessions,
      tableTimings: deps.tableTimings ?? new Map(),
      roomHandsDays: deps.roomHandsDays ?? null,
    },
    deps.moreVendors ?? [],
  );
  const { catalogue, vendors } = games;
  brand.setHosts(catalogue.cdnsOf);
  const watches = startWatches({ ...supervision, ...tools, vendors });

  const site = createSiteParts({
    ...{ ...tools, vendors, ledger, brands: brand, changeType: identity.changeType },
    rankLevelOf: async (memberId) => (await identity.standingOf(memberId)).rankLevel,
  });
  const manualAdjustments = createManualAdjustments({ ...tools, ledger, vendorAdmin: wallet.http.admin });
  const paymentProviders = paymentProvidersOf(outside, clock);
  const { messages } = realtime;
  const payments = { ...tools, ledger, brands: brand, paymentProviders, messages };
  const risk = createRiskParts({ ...tools, vendors });
  const rewards = createRewardParts({
    ...{ ...payments, identity, vendors, gateway },
    blockByRiskRules: risk.blockBonuses,
  });
  const moneyOut = createMoneyOutParts({
    ...{ ...payments, members, bonuses: rewards.atWithdrawal },
    holdsWithdrawals: risk.holdsWithdrawals,
  });
  const cashier = createCashierParts({
    ...{ ...payments, identity, promotions: rewards.atDeposit },
    followPayout: moneyOut.followPayout,
  });
  const agents = createAgentParts({ ...tools, ledger, identity, turnover, messages, brands: brand });
  const bets = createBets(tools);
  const backOffice = createBackOffice({
    ...{
      ...tools,
      ...replicas.forReports,
      lookupHash: createLookupHash(deps.secret),
      identity,
      ledger,
      manualAdjustments,
      brands: brand,
      outbox: members.outbox,
      staffAt: realtime.staffAt,
      offerGames: deps.offerGames ?? (async () => undefined),
    },
    lists: { ...realtime.lists, ...site.lists, ...cashier.lists, ...moneyOut.lists },
    calendar: () => jobs.calendar,
  });

  const health = createHealth(database, vendorsApart?.database ?? null, clock, { ...watches, replicas });
  const server = foldParts(
    [
      installation,
      { close: sockets.close, jobs: [housekeeping('purge.nonces', usedNonces.purge)] },
      { routes: ledger.routes, recover: ledger.healAfterRestore, close: ledger.drained },
      ...watches.parts,
      ...replicas.parts,
      health,
      { routes: brand.routes },
      ...members.parts,
      ...realtime.parts,
      cashier,
      rewards,
      createCreditReport({ ...tools, ledger, brands: brand }),
      createMemberTransfers({
        ...{ ...tools, ledger, brands: brand, payments: identity },
        notify: (notice) => [messages.statement(transferMessage(notice))],
      }),
      moneyOut,
      risk,
      bets,
      createProtectionParts({ ...tools, ledger, identity, brands: brand }),
      { routes: turnover.routes, jobs: turnover.jobs, ...looping(() => turnover.start(onFailure)) },
      ...wallet.parts,
      ...games.parts,
      createFunds({
        ...{ ledger, vendorWallets: games.vendorWallets, standingOf: identity.standingOf },
        ...{ contractFlags: agents.contractFlags, rewards },
      }),
      agents,
      { routes: roundProofRoutes(vendors, gateway) },
      createRoundShares({ ...tools, publicRoundOf: publicRounds(vendors, gateway) }),
      ...site.parts,
      backOffice,
    ],
    onFailure,
  );
  // A call that no part answers does not build.
  const handlers: Handlers = server.routes;
  const jobs = createDurableJobs({
    ...tools,
    pool: deps.jobs ?? null,
    calendarJobs: server.jobs,
    handlers: () => backOffice.jobHandlers,
  });

  return {
    ports: {
      handlers,
      brandOfHost: brand.brandOfHost,
      memberOfToken: identity.memberOfToken,
      staffOfToken: realtime.staffOfToken,
      openEncryptedBody: createEncryptedBodies({ keyRing, usedNonces, clock, parseJson }),
      securityEvents,
      closureOf: brand.closureOf,
      noteUnexpected: installation.notes.error,
      outsideOrigins: catalogue.outsideOrigins,
      pictureOf: site.pictureOf,
      ...(deps.countryOf ? { countryOf: deps.countryOf } : {}),
    },
    ...members,
    memberNews: realtime.memberNews,
    sockets,
    walletRoutes: pluginOf(wallet.http.routes, cashier.callbackRoutes, ...games.httpRoutes),
    frameApps: Object.fromEntries(
      vendors.flatMap(({ entrance, frameApp }) => (frameApp ? [[entrance, frameApp]] : [])),
    ),
    manualAdjustments,
    gateway,
    purgeSupport: realtime.purge,
    checkSecret: async () => void (await keyRing.currentPublicKey()),
    forgetBrands: () => events.emit('brandChanged', {}),
    recover: server.recover,
    start: server.start,
    startShared: server.startShared,
    startJobs: jobs.start,
    whyNotReady: health.whyNotReady,
    close: async () => {
      await jobs.stop();
      await server.close();
    },
  };
}
