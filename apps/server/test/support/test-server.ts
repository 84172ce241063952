import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Call, type CallName, calls, prepareRequest, sealedFor, sealedPayload } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { CompactEncrypt, importJWK } from 'jose';
import { createServer, type Server } from '../../src/composition/create-server.ts';
import type { ServerDependencies } from '../../src/composition/server-dependencies.ts';
import { demoBrandCode, offerBuiltInGames, seedDemo } from '../../src/demo/index.ts';
import { newId } from '../../src/platform/crypto/ids.ts';
import { openPool } from '../../src/platform/database/database.ts';
import type { SecurityLine } from '../../src/platform/log/security-events.ts';
import { createMetrics, type Metrics } from '../../src/platform/metrics/registry.ts';
import { cheapPasswords } from './cheap-passwords.ts';
import { buildTestApp } from './fake-ports.ts';
import type { TestClock } from './test-clock.ts';
import type { TestDatabase } from './test-database.ts';

export interface TestServer {
  server: Server;
  app: FastifyInstance;
  /** What no request waited for and failed all the same. */
  failures: unknown[];
  /** What the log shows of security events. */
  securityLines: SecurityLine[];
  metrics: Metrics;
  /** Seals the JSON text of a body's fields for an encrypted call; without one it names none, as the specification's clients do. */
  seal(bodyJson: string, call?: Pick<Call, 'method' | 'path'>): Promise<string>;
  /** A new member's token. */
  register(username: string): Promise<string>;
  /** A new token of the demo brand's staff. */
  signInStaff(): Promise<string>;
  close(): Promise<void>;
}

export const testSecret = 'the secret of an installation for tests';
/** Where the pages of the demo brand stand in tests. */
const testOrigin = 'http://localhost';

export const testPassword = 'Lantern-90417';
const demoPassword = { member: testPassword, agent: testPassword, trial: testPassword, staff: testPassword };

/** The whole server with the demo brand, behind the real HTTP side, on the calling file's test database. */
export async function openTestServer(
  db: TestDatabase,
  clock: TestClock,
  more: Pick<ServerDependencies, 'countryOf' | 'jobs' | 'outside' | 'sockets' | 'moreVendors' | 'replicas'> = {},
): Promise<TestServer> {
  const failures: unknown[] = [];
  const securityLines: SecurityLine[] = [];
  const metrics = createMetrics();
  const books = openPool({
    connectionString: db.url,
    role: 'baize_app',
    maxConnections: 2,
    onIdleError: () => undefined,
  });
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'baize-site-'));
  const server = createServer({
    database: db.database,
    vendorsApart: db.vendorsApart,
    money: db.money,
    clock,
    secret: testSecret,
    fallbackBrand: { code: demoBrandCode, origins: [testOrigin] },
    onFailure: (error) => void failures.push(error),
    raiseAlarm: (alarm) => void failures.push(alarm),
    writeSecurityLine: (line) => void securityLines.push(line),
    supervision: { books, metrics, dataFolder },
    passwordCost: cheapPasswords,
    offerGames: (transaction, brandId) => offerBuiltInGames(transaction, { clock, newId }, brandId),
    ...more,
  });
  await seedDemo({ database: db.database, clock, newId, identity: server.identity, passwords: demoPassword });
  server.forgetBrands();
  const { sockets } = server;
  const app = await buildTestApp({ ports: server.ports, walletRoutes: server.walletRoutes, sockets });

  const publishedKey = async () => {
    const { target } = prepareRequest('whitelabel', { query: {} });
    const { encryption } = (await app.inject(target)).json().value;
    return { encryption, publicKey: await importJWK(encryption.jwk, encryption.alg) };
  };
  let askedAtMs = Number.NaN;
  let asked: ReturnType<typeof publishedKey> | undefined;
  /** Asked for once while the clock stands: the key changes with time alone. */
  const keyOfNow = () => {
    if (askedAtMs !== clock.now().getTime() || !asked) asked = publishedKey();
    askedAtMs = clock.now().getTime();
    return asked;
  };

  const seal: TestServer['seal'] = async (bodyJson, call) => {
    const { encryption, publicKey } = await keyOfNow();
    const stamps = new TextDecoder().decode(sealedPayload({}, clock.now().getTime())).slice(1);
    const payload = bodyJson === '{}' ? `{${stamps}` : bodyJson.replace(/\}$/, `,${stamps}`);
    return new CompactEncrypt(new TextEncoder().encode(payload))
      .setProtectedHeader({
        alg: encryption.alg,
        enc: encryption.enc,
        kid: encryption.kid,
        ...(call ? { call: sealedFor(call) } : {}),
      })
      .encrypt(publicKey);
  };

  const register: TestServer['register'] = async (username) => {
    const fields = { username, password: testPassword, confirmPassword: testPassword, agreedToTerms: true };
    const name: CallName = 'register';
    const response = await app.inject({
      method: calls[name].method,
      url: calls[name].path,
      headers: { 'content-type': 'application/jose' },
      payload: await seal(JSON.stringify(fields), calls[name]),
    });
    return response.json().value.token;
  };

  const signInStaff: TestServer['signInStaff'] = async () => {
    const response = await app.inject({
      method: calls.staffLogin.method,
      url: calls.staffLogin.path,
      headers: { 'content-type': 'application/jose' },
      payload: await seal(JSON.stringify({ username: 'demostaff', password: testPassword }), calls.staffLogin),
    });
    return response.json().value.token;
  };

  return {
    server,
    app,
    failures,
    securityLines,
    metrics,
    seal,
    register,
    signInStaff,
    close: async () => {
      await app.close();
      await server.close();
      await books.end();
      await rm(dataFolder, { recursive: true });
    },
  };
}
