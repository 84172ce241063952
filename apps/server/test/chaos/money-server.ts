import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { createGateway, createWalletHttp } from '../../src/modules/gateway/index.ts';
import { createLedger } from '../../src/modules/ledger/index.ts';
import { type Clock, systemClock } from '../../src/platform/clock.ts';
import { hashToken, newId, randomToken } from '../../src/platform/crypto/ids.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { openMoneyConnections } from '../../src/platform/database/money-connections.ts';
import { readBodiesAsText } from '../../src/platform/http/input/body-parsers.ts';
import { limitRates } from '../../src/platform/http/security/rate-limits.ts';
import { answerUnexpected } from '../../src/platform/http/unexpected.ts';
import { recordSecurityEvents } from '../support/recorded-security-events.ts';
import { cashierCommands } from './cashier.ts';

export interface MoneyServerOptions {
  databaseUrl: string;
  clock?: Clock;
  /** Of the general pool. */
  connections?: number;
  onFailure?: (error: unknown) => void;
}

/** How long the report of the general pool takes. */
export const reportSeconds = 3;

export type MoneyServer = ReturnType<typeof openMoneyServer>;

/** All that money passes through, over one database: pools, ledger, gateway, the vendors' HTTP form, the cashier's steps. */
export function openMoneyServer({ databaseUrl, clock = systemClock, connections = 10, ...rest }: MoneyServerOptions) {
  const onFailure = rest.onFailure ?? (() => undefined);
  const pools = { connectionString: databaseUrl, role: 'baize_app', onIdleError: onFailure } as const;
  const database = openDatabase({ ...pools, maxConnections: connections });
  const money = openMoneyConnections(pools);
  const tools = { database, clock, newId, randomToken, hashToken };
  const ledger = createLedger({ ...tools, money });
  const gateway = createGateway({
    ...tools,
    reads: money.reads,
    ledger,
    onHeld: () => undefined,
    brands: { settingsOf: async () => ({ currencySymbol: 'P' }) },
    onFailure,
    sessions: {
      isSessionAlive: async (sessionId, at) => {
        const { rows } = await sql<{ alive: boolean }>`
          select ended_at is null and expires_at > ${at} as alive from sessions where id = ${sessionId}`.execute(
          money.reads,
        );
        return rows[0]?.alive ?? false;
      },
    },
  });
  // On money's own connections, keys and nonces too: reports must not hold up a vendor.
  const wallet = createWalletHttp({
    ...tools,
    database: money.reads,
    walletFor: gateway.walletFor,
    holdingWalletFor: (vendorCode) => gateway.holdingWalletFor(vendorCode, 'hourly_loss'),
    onFailure,
    onAlarm: onFailure,
    securityEvents: recordSecurityEvents(),
  });
  return {
    database,
    money,
    clock,
    ledger,
    gateway,
    wallet,
    cashier: cashierCommands({ ...tools, ledger }),
    close: async () => {
      await ledger.drained();
      await Promise.all([money.close(), database.destroy()]);
    },
  };
}

/** The server behind HTTP: the signed wallet as the product serves it, and the cashier's steps as plain posts, a slow report of somebody else. */
export async function serveMoneyServer(server: MoneyServer): Promise<FastifyInstance> {
  const app = Fastify({ forceCloseConnections: true });
  answerUnexpected(app);
  readBodiesAsText(app);
  await limitRates(app, { requestsPerMinute: 1, callCapFactor: 1 });
  await app.register(server.wallet.routes);
  await app.register(server.cashier);
  app.get('/report', { config: { rateLimit: false } }, async () => {
    await sql`select pg_sleep(${reportSeconds})`.execute(server.database);
    return {};
  });
  return app;
}
