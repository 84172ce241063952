import { hostname } from 'node:os';
import path from 'node:path';
import type { Logger } from 'pino';
import { createServer, type Server } from '../composition/create-server.ts';
import { buildApp } from '../composition/http-app.ts';
import { openOutside } from '../composition/outside.ts';
import { visitorCountries } from '../composition/visitor-countries.ts';
import { builtProgram } from '../composition/watch-parts.ts';
import { demoBrandCode, offerBuiltInGames } from '../demo/index.ts';
import { systemClock } from '../platform/clock.ts';
import { newId } from '../platform/crypto/ids.ts';
import { installationSecret } from '../platform/crypto/installation-secret.ts';
import { holdsKeys } from '../platform/crypto/key-ring.ts';
import type { Database } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { orderlyEnd } from '../platform/http/connections/orderly-end.ts';
import { createReadiness } from '../platform/http/probes.ts';
import { createLogger, securityWriter } from '../platform/log/logger.ts';
import { createMetrics, type Metrics } from '../platform/metrics/registry.ts';
import type { Tracing } from '../platform/tracing/tracing.ts';
import type { Config } from './config.ts';
import { openConnections, openVendorsConnections } from './connections.ts';
import { openDatabaseAccess, prepareDataFolder } from './database-access.ts';
import { prepareParts } from './database-parts.ts';
import { readDemoPasswords } from './demo-accounts.ts';
import { demoOrigins, shownHost } from './demo-origins.ts';
import { connectionLimitsOf, descriptorLimit } from './descriptors.ts';
import { backupProgram, builtApps, builtRepository, migrationsFolder, programVersion } from './folders.ts';
import type { Lifetime } from './lifetime.ts';
import { listenOn } from './listen.ts';
import { openSocketNews } from './open-socket-news.ts';
import { openTracing } from './open-tracing.ts';
import { seedDemoBrand } from './plant-demo.ts';
import { checkPort } from './port-check.ts';

/** Longer than the built-in database takes to stop (postgres/embedded.ts). */
const databasePatienceMs = 65_000;

/** Starts everything in order and leaves what must be closed with `lifetime`. Throws what `sentenceOf` puts in words. */
export async function start(config: Config, lifetime: Lifetime, log: (line: string) => void): Promise<void> {
  const { step } = lifetime;
  const addresses = await step(() => checkPort(config.host, config.port));
  await step(() => prepareDataFolder(config.dataFolder));
  // What is found wrong here ends the start before a database runs.
  if (config.demo) await step(() => readDemoPasswords(config.dataFolder));
  const logger = createLogger({ level: config.logLevel, target: config.logTarget, dataFolder: config.dataFolder });
  process.on('uncaughtExceptionMonitor', (error) => logger.fatal({ err: error }, 'the process ends'));

  const metrics = createMetrics();
  const facts = { role: config.role, version: programVersion() };
  const tracing = await step(() => openTracing(config.tracing, facts));
  lifetime.onEnd(tracing.close);
  const { database, server } = await openServer(config, lifetime, { logger, metrics, tracing }, log);
  const demoLines = config.demo ? await step(() => seedDemoBrand(config, database, server, log)) : [];
  await step(() => server.recover());
  server.start();
  if (config.role !== 'api') {
    server.startShared();
    await step(() => server.startJobs());
  }
  const readiness = createReadiness(server.whyNotReady, config.drainMs);

  const app = await step(() =>
    buildApp({
      ports: server.ports,
      walletRoutes: server.walletRoutes,
      sockets: server.sockets,
      metrics: { registry: metrics, access: config.metrics },
      readiness,
      role: config.role,
      tracing,
      logger,
      rateLimits: { requestsPerMinute: config.requestsPerMinute, callCapFactor: 1 },
      trustedProxies: config.trustedProxies,
      connections: { limits: connectionLimitsOf(config, descriptorLimit()), watcher: metrics.connections },
      framePaths: Object.keys(server.frameApps),
      folders: builtApps(server.frameApps),
    }),
  );
  lifetime.onEnd(orderlyEnd(app));
  lifetime.onEnd(await step(() => listenOn(app, { ...config, addresses })));
  lifetime.onDrain(readiness.drain);
  for (const line of demoLines) log(line);
  log(`Baize is ready: http://${shownHost(config.host)}:${config.port}`);
}

async function openServer(
  config: Config,
  lifetime: Lifetime,
  { logger, metrics, tracing }: { logger: Logger; metrics: Metrics; tracing: Tracing },
  log: (line: string) => void,
): Promise<{ database: Database; server: Server }> {
  const { step } = lifetime;
  const access = await step(async () => {
    const opened = await openDatabaseAccess(config, log);
    lifetime.onEnd(opened.close, databasePatienceMs);
    return opened;
  });
  const migrations = await step(() => migrate(access.url, migrationsFolder));
  if (migrations.length > 0) log(`Brought the database up to date (${migrations.length} steps)`);
  await step(() => prepareParts(access.url, config.vendorsDatabaseUrl));
  const onIdleError = (error: Error) => logger.warn({ err: error }, 'an idle database connection was lost');
  const connections = openConnections(access.url, config, onIdleError, metrics, tracing);
  const { database, money, books, sockets, jobs, owner, reports } = connections;
  lifetime.onEnd(connections.close);
  const vendorsApart =
    config.vendorsDatabaseUrl === null
      ? null
      : openVendorsConnections(config.vendorsDatabaseUrl, config.databaseConnections, onIdleError, metrics, tracing);
  if (vendorsApart) lifetime.onEnd(vendorsApart.close);
  const owners = [
    ...(owner ? [{ server: 'core' as const, owner }] : []),
    ...(vendorsApart ? [{ server: 'vendors' as const, owner: vendorsApart.owner }] : []),
  ];
  const onFailure = (error: unknown, reference?: string) =>
    logger.error(
      { err: error, ...(reference !== undefined && { reference }) },
      'something failed that no request waits for',
    );
  const outside = openOutside(
    { ...config, outboxFile: config.demo ? path.join(config.dataFolder, 'outbox.jsonl') : null },
    access.url,
    onFailure,
    log,
  );
  if (outside.sessionNews) lifetime.onEnd(outside.sessionNews.close);
  const secret = await step(() =>
    installationSecret(config.secretKey, config.dataFolder, async () => !(await holdsKeys(database))),
  );
  const between = await step(() => openSocketNews(config.redisUrl, secret));
  const server = createServer({
    database,
    vendorsApart,
    outside,
    sockets: {
      pool: sockets,
      between,
      trustedProxies: config.trustedProxies,
      requestsPerMinute: config.requestsPerMinute,
    },
    countryOf: await step(async () => visitorCountries(config)),
    money,
    tableTimings: config.tableTimings,
    roomHandsDays: config.roomHandsDays,
    clock: systemClock,
    secret,
    fallbackBrand: config.demo ? { code: demoBrandCode, origins: demoOrigins(config) } : null,
    onFailure,
    writeSecurityLine: securityWriter(logger),
    raiseAlarm: ({ code, detail }) => logger.error({ alarm: code, ...detail }, 'alarm'),
    supervision: {
      books,
      metrics,
      dataFolder: config.dataFolder,
      backups: config.backups && { settings: config.backups, ownerUrl: access.url, checkProgram: backupProgram },
      program: await step(async () => (builtRepository === null ? null : builtProgram(builtRepository))),
    },
    jobs,
    replicas: { owners, reports },
    tracing,
    process: { role: config.role, version: programVersion(), host: hostname() },
    offerGames: (transaction, brandId) => offerBuiltInGames(transaction, { clock: systemClock, newId }, brandId),
  });
  lifetime.onEnd(server.close);
  await step(() => server.checkSecret());
  return { database, server };
}
