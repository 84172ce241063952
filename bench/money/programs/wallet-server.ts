import { decodeRequest, encodeAnswer } from '@baize/vendor-kit/http';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { createWalletHttp } from '../../../apps/server/src/modules/gateway/http/index.ts';
import { createGateway } from '../../../apps/server/src/modules/gateway/index.ts';
import { createLedger } from '../../../apps/server/src/modules/ledger/index.ts';
import { hashToken, newId, randomToken } from '../../../apps/server/src/platform/crypto/ids.ts';
import { openDatabase } from '../../../apps/server/src/platform/database/database.ts';
import { openMoneyConnections } from '../../../apps/server/src/platform/database/money-connections.ts';
import { answerParent } from '../answering.ts';
import { clockAt } from '../shifted-clock.ts';

/** The ledger and the gateway as the site has them, behind nothing but Fastify. */
interface Order {
  databaseUrl: string;
  port: number;
  laneCount?: number;
  clockOffsetMs?: number;
}

const commands = ['play', 'debit', 'credit'] as const;
let end = async (): Promise<void> => undefined;

async function start({ databaseUrl, port, laneCount, clockOffsetMs = 0 }: Order): Promise<object> {
  const connection = { connectionString: databaseUrl, role: 'baize_app', onIdleError: console.error } as const;
  const database = openDatabase({ ...connection, maxConnections: 10 });
  const money = openMoneyConnections({ ...connection, ...(laneCount && { laneCount }) });
  const tools = { database, clock: clockAt(clockOffsetMs), newId, randomToken, hashToken };
  const ledger = createLedger({ ...tools, money });
  const gateway = createGateway({
    ...tools,
    reads: money.reads,
    ledger,
    brands: { settingsOf: async () => ({ currencySymbol: 'P' }) },
    sessions: { isSessionAlive: rememberedSessions() },
    onFailure: console.error,
  });
  const wallets = new Map<string, ReturnType<typeof gateway.walletFor>>();
  const walletFor = (vendorCode: string) => {
    const wallet = wallets.get(vendorCode) ?? gateway.walletFor(vendorCode);
    wallets.set(vendorCode, wallet);
    return wallet;
  };

  const app = Fastify();
  await app.register(async (plain) => {
    plain.removeAllContentTypeParsers();
    plain.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const command of commands) {
      plain.post<{ Params: { vendorCode: string }; Body: Buffer }>(
        `/:vendorCode/${command}`,
        async (request, reply) => {
          const decoded = decodeRequest(command, request.body);
          reply.header('content-type', 'application/json; charset=utf-8');
          if (!decoded.ok) return reply.code(400).send(JSON.stringify(decoded.fields));
          const ask = walletFor(request.params.vendorCode)[command] as (asked: object) => Promise<never>;
          return encodeAnswer(command, await ask(decoded.value));
        },
      );
    }
  });
  const http = createWalletHttp({ ...tools, walletFor, onFailure: console.error, onAlarm: console.error });
  await app.register(http.routes);
  await app.listen({ port, host: '127.0.0.1' });
  end = async () => {
    await app.close();
    await ledger.drained();
    await money.close();
    await database.destroy();
  };
  return { ready: true };

  /** The end of a site's session ends the vendor's in the database, and each write proves that one: here only the time is looked at. */
  function rememberedSessions() {
    const expiries = new Map<string, number>();
    const read = async (sessionId: string, at: Date) => {
      const { rows } = await sql<{ expiresAt: Date }>`
        select expires_at as "expiresAt" from sessions where id = ${sessionId} and ended_at is null`.execute(database);
      const expiry = rows[0]?.expiresAt.getTime() ?? 0;
      expiries.set(sessionId, expiry);
      return expiry > at.getTime();
    };
    return (sessionId: string, at: Date): boolean | Promise<boolean> => {
      const expiry = expiries.get(sessionId);
      return expiry === undefined ? read(sessionId, at) : expiry > at.getTime();
    };
  }
}

answerParent<Order>(start, () => end());
