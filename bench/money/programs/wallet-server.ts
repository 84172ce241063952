import type { CreditRequest, DebitRequest, PlayRequest } from '@baize/vendor-kit';
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
  batchWriterCount?: number;
  connectionsPerBatchWriter?: number;
  clockOffsetMs?: number;
}

/** A request with its amounts as they travel. */
type OnTheWire<T> = T extends bigint
  ? string
  : T extends readonly (infer E)[]
    ? OnTheWire<E>[]
    : T extends object
      ? { [K in keyof T]: OnTheWire<T[K]> }
      : T;
interface Call<Request> {
  Params: { vendorCode: string };
  Body: OnTheWire<Request>;
}

const text = { type: 'string', minLength: 1, maxLength: 128 } as const;
const amountMinor = { type: 'string', pattern: '^(0|[1-9][0-9]{0,17})$' } as const;
const objectOf = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const round = { playerRef: text, roundId: text, gameCode: text };
const kind = { enum: ['win', 'jackpot'] };
const roundEnd = { type: 'boolean' };
const playSchema = objectOf({
  ...round,
  session: text,
  debits: { type: 'array', items: objectOf({ txId: text, amountMinor }) },
  credits: { type: 'array', items: objectOf({ txId: text, amountMinor, kind }) },
  roundEnd,
});
const debitSchema = objectOf({ ...round, session: text, txId: text, amountMinor });
const creditSchema = objectOf({
  ...round,
  txId: text,
  amountMinor,
  kind,
  refTxIds: { type: 'array', items: text },
  roundEnd,
});

/** Amounts travel as text; what has a schema is written by Fastify, without the signature's outer form: what is measured is money. */
const minor = { type: 'string' } as const;
const answerSchema = {
  type: 'object',
  properties: {
    status: { type: 'string' },
    code: { type: 'string' },
    retry: { type: 'string' },
    txId: { type: 'string' },
    ledgerId: { type: 'string', nullable: true },
    balance: {
      type: 'object',
      nullable: true,
      properties: { cashMinor: minor, bonusMinor: minor, lockedMinor: minor, version: minor },
    },
    replay: { type: 'boolean' },
    limit: { type: 'object', properties: { kind: { type: 'string' }, until: { type: 'string', nullable: true } } },
  },
};
const schemaOf = (body: object) => ({ schema: { body, response: { 200: answerSchema } } });

let end = async (): Promise<void> => undefined;

async function start({
  databaseUrl,
  port,
  batchWriterCount,
  connectionsPerBatchWriter,
  clockOffsetMs = 0,
}: Order): Promise<object> {
  const connection = { connectionString: databaseUrl, role: 'baize_app', onIdleError: console.error } as const;
  const database = openDatabase({ ...connection, maxConnections: 10 });
  const money = openMoneyConnections({
    ...connection,
    ...(batchWriterCount && { batchWriterCount }),
    ...(connectionsPerBatchWriter && { connectionsPerBatchWriter }),
  });
  const tools = { database, clock: clockAt(clockOffsetMs), newId, randomToken, hashToken };
  const ledger = createLedger({ ...tools, money });
  const gateway = createGateway({
    ...tools,
    reads: money.reads,
    ledger,
    onHeld: () => undefined,
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
  const path = (command: string) => `/:vendorCode/${command}`;
  app.post<Call<PlayRequest>>(path('play'), schemaOf(playSchema), ({ params, body }) => {
    const debits = body.debits.map(({ txId, amountMinor }) => ({ txId, amountMinor: BigInt(amountMinor) }));
    const credits = body.credits.map(({ txId, amountMinor, kind }) => ({
      txId,
      amountMinor: BigInt(amountMinor),
      kind,
    }));
    const { session, playerRef, roundId, gameCode, roundEnd } = body;
    const request = { session, playerRef, roundId, gameCode, debits, credits, roundEnd };
    return walletFor(params.vendorCode).play(request);
  });
  app.post<Call<Omit<DebitRequest, 'contributions'>>>(path('debit'), schemaOf(debitSchema), ({ params, body }) =>
    walletFor(params.vendorCode).debit({ ...body, amountMinor: BigInt(body.amountMinor) }),
  );
  app.post<Call<Omit<CreditRequest, 'seed' | 'validTurnoverMinor'>>>(
    path('credit'),
    schemaOf(creditSchema),
    ({ params, body }) => walletFor(params.vendorCode).credit({ ...body, amountMinor: BigInt(body.amountMinor) }),
  );
  const http = createWalletHttp({
    ...tools,
    walletFor,
    holdingWalletFor: (vendorCode) => gateway.holdingWalletFor(vendorCode, 'hourly_loss'),
    onFailure: console.error,
    onAlarm: console.error,
    securityEvents: { note: console.error },
  });
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
