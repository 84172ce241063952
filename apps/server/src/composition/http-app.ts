import compress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyPluginAsync, LogController } from 'fastify';
import { createBoundedServer, type ServerTimeouts } from '../platform/http/connections/bounded-server.ts';
import { answerBrokenConnection } from '../platform/http/connections/broken-connection.ts';
import {
  type ConnectionLimits,
  type ConnectionWatcher,
  createAuthentication,
} from '../platform/http/connections/connection-limits.ts';
import { serveDocumentation } from '../platform/http/documentation.ts';
import { openToFrames } from '../platform/http/framed-calls.ts';
import { readBodiesAsText } from '../platform/http/input/body-parsers.ts';
import { answerOperatorAlone, type Readiness, type Role, serveProbes } from '../platform/http/probes.ts';
import { type HttpPorts, registerCalls } from '../platform/http/register-calls.ts';
import { limitRates, type RateLimits } from '../platform/http/security/rate-limits.ts';
import { refuseStrangeHosts } from '../platform/http/security/request-origin.ts';
import { refuseForeignRoutes } from '../platform/http/security/route-guard.ts';
import { headersWithoutRequest, sendSecurityHeaders } from '../platform/http/security/security-headers.ts';
import { answerThrown, answerUnexpected } from '../platform/http/unexpected.ts';
import type { Metrics } from '../platform/metrics/registry.ts';
import { type MetricsAccess, serveMetrics } from '../platform/metrics/serve-metrics.ts';
import type { Sockets } from '../platform/sockets/sockets.ts';
import { type AppFolders, serveFiles } from '../platform/static/files.ts';
import { serveManifest } from '../platform/static/manifest.ts';
import { servePages } from '../platform/static/pages.ts';
import { servePictures } from '../platform/static/pictures.ts';
import { traceRequests } from '../platform/tracing/trace-requests.ts';
import type { Tracing } from '../platform/tracing/tracing.ts';
import { bootDataOf } from './pages/first-page.ts';
import { sharedRoundHeadOf } from './pages/shared-round-head.ts';

export interface AppOptions {
  ports: HttpPorts;
  logger: FastifyBaseLogger;
  rateLimits: RateLimits;
  /** Addresses or networks whose forwarding headers are believed; nobody's by default. */
  trustedProxies: readonly string[];
  /** The signed wallet contract for vendors outside; none in tests that do without. */
  walletRoutes?: FastifyPluginAsync;
  /** Served beside the calls on the same port; none in tests that do without. */
  sockets?: Pick<Sockets, 'attach' | 'close'>;
  /** What the operator's monitoring reads, and who may. */
  metrics?: { registry: Metrics; access: MetricsAccess };
  /** Whether requests may be sent here, for balancers; none in tests that do without. */
  readiness?: Pick<Readiness, 'whyNot'>;
  /** Everything by default. */
  role?: Role;
  /** Where spans of requests go; nowhere by default. */
  tracing?: Tracing;
  /** How many connections are taken; as many as come in tests that do without. */
  connections?: { limits: ConnectionLimits; watcher?: ConnectionWatcher; timeouts?: ServerTimeouts };
  /** Where pages of game frames lie, with a slash at both ends. */
  framePaths?: readonly string[];
  /** Built apps to serve; null: calls and documentation only. */
  folders: AppFolders | null;
}

const defaultTimeouts = { requestMs: 15_000, headersMs: 10_000, keepAliveMs: 72_000, stallMs: 60_000, checkMs: 1_000 };
const unbounded = { total: Number.POSITIVE_INFINITY, perAddress: Number.POSITIVE_INFINITY };
const maxParameter = 200;
/** Below this an answer is not worth compressing. */
const compressFromBytes = 1024;

/** The whole HTTP side, ready for `listen` or `inject`. Throws when a route has no call in the contract. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { limits = unbounded, watcher = null, timeouts = defaultTimeouts } = options.connections ?? {};
  const admit = createAuthentication(limits, options.trustedProxies, watcher);
  const app = Fastify({
    serverFactory: (handler) => createBoundedServer(handler, timeouts, admit),
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: maxParameter },
    frameworkErrors: (error, request, reply) => void answerThrown(error, request, reply.headers(headersWithoutRequest)),
    clientErrorHandler: answerBrokenConnection,
  });
  if (options.tracing) traceRequests(app, options.tracing);
  refuseForeignRoutes(app);
  answerUnexpected(app, options.ports.noteUnexpected, options.tracing);
  readBodiesAsText(app);
  const framePaths = options.framePaths ?? [];
  await sendSecurityHeaders(app, options.ports.outsideOrigins, framePaths);
  refuseStrangeHosts(app);
  if (options.role === 'worker') answerOperatorAlone(app);
  await limitRates(app, options.rateLimits);
  await app.register(compress, { threshold: compressFromBytes, globalDecompression: false });
  openToFrames(app, framePaths);
  registerCalls(app, options.ports);
  servePictures(app, options.ports);
  if (options.walletRoutes) await app.register(options.walletRoutes);
  const { sockets } = options;
  if (sockets) {
    sockets.attach(app.server);
    app.addHook('preClose', () => sockets.close());
  }
  if (options.metrics) {
    const { registry, access } = options.metrics;
    serveMetrics(app, registry, access);
  }
  if (options.readiness) serveProbes(app, options.readiness);
  await serveDocumentation(app);
  if (options.folders) await serveFiles(app, options.folders);
  const { outsideOrigins } = options.ports;
  const bootOf = bootDataOf(options.ports);
  if (options.folders) serveManifest(app, { siteFolder: options.folders.site, bootOf });
  servePages(app, {
    siteFolder: options.folders?.site ?? null,
    bootOf,
    headOf: sharedRoundHeadOf(options.ports),
    ...(outsideOrigins ? { outsideOrigins } : {}),
  });
  return app;
}
