import type { VendorWallet } from '@baize/vendor-kit';
import {
  createHttpWallet,
  type HttpWalletOptions,
  privateKeyOf,
  signedRequest,
  type WalletCommand,
} from '@baize/vendor-kit/http';
import { createReferenceOperator, type ReferenceOperator, referenceGame } from '@baize/vendor-kit/reference-wallet';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeAll } from 'vitest';
import {
  type RecordedSecurityEvents,
  recordSecurityEvents,
} from '../../../../test/support/recorded-security-events.ts';
import { type TestClock, testClock } from '../../../../test/support/test-clock.ts';
import { type TestDatabase, useTestDatabase } from '../../../../test/support/test-database.ts';
import { newId } from '../../../platform/crypto/ids.ts';
import { readBodiesAsText } from '../../../platform/http/input/body-parsers.ts';
import { limitRates } from '../../../platform/http/security/rate-limits.ts';
import { refuseForeignRoutes } from '../../../platform/http/security/route-guard.ts';
import { answerUnexpected } from '../../../platform/http/unexpected.ts';
import { createWalletHttp, type VendorAlarm, type WalletHttp, type WalletHttpDependencies } from './index.ts';

export interface VendorKey {
  vendorCode: string;
  keyId: string;
  privateKeyPem: string;
}

/** A player of a vendor, in the game with a session. */
export interface TestActor {
  playerRef: string;
  session: string;
}

type OpenOptions = Partial<Omit<WalletHttpDependencies, 'deadlineMs'>> & {
  trustedProxies?: string[];
  /** Long by default, so that no busy machine makes a test fail. */
  deadlineMs?: number | 'defaults';
};

export const longDeadlineMs = 30_000;

export interface OpenedWallet extends WalletHttp {
  app: FastifyInstance;
  url: string;
}

export interface WalletHttpHarness extends TestDatabase {
  clock: TestClock;
  /** The wallets behind the HTTP form: right ones, in memory. */
  operator: ReferenceOperator;
  alarms: VendorAlarm[];
  securityEvents: RecordedSecurityEvents;
  failures: unknown[];
  /** The HTTP form as one process has it, listening. */
  open(options?: OpenOptions): Promise<OpenedWallet>;
  newKey(opened: WalletHttp, vendorCode?: string): Promise<VendorKey>;
  clientOf(opened: OpenedWallet, key: VendorKey, more?: Partial<HttpWalletOptions>): VendorWallet;
  newActor(vendorCode?: string, balanceMinor?: bigint): Promise<TestActor>;
  /** Sends any body, rightly signed but for what `more` says. */
  send(
    opened: OpenedWallet,
    key: VendorKey,
    command: WalletCommand,
    body: string,
    more?: Partial<HttpWalletOptions>,
  ): Promise<Response>;
  /** Changes when anything moved or was noted in any vendor's wallet. */
  stateOf(): string;
}

export const vendors = ['ACME', 'RIVAL'] as const;
export const game = referenceGame;

/** The routes with all that the app has around them, on a port of their own. */
export async function listen(wallet: WalletHttp, trustedProxies: string[] = []) {
  const app = Fastify({ trustProxy: trustedProxies.length > 0 ? trustedProxies : false, forceCloseConnections: true });
  refuseForeignRoutes(app);
  answerUnexpected(app);
  readBodiesAsText(app);
  await limitRates(app, { requestsPerMinute: 1, callCapFactor: 1 });
  await app.register(wallet.routes);
  return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

/** Signed HTTP over a real database and real sockets, before wallets in memory. */
export function useWalletHttp(): WalletHttpHarness {
  const harness = useTestDatabase() as WalletHttpHarness;
  const apps: FastifyInstance[] = [];

  beforeAll(async () => {
    const { rows } = await harness.owner.query<{ now: Date }>('select now()');
    harness.clock = testClock(rows[0]?.now.toISOString());
    harness.operator = createReferenceOperator(vendors);
    harness.alarms = [];
    harness.securityEvents = recordSecurityEvents();
    harness.failures = [];
    for (const code of vendors)
      await harness.owner.query('insert into vendors (code, display_name) values ($1, $1)', [code]);
  });
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close();
    await harness.owner.query('update vendor_disablings set enabled_at = now() where enabled_at is null');
    for (const table of ['caps', 'adapters', 'addresses', 'acts', 'minutes'])
      await harness.owner.query(`delete from vendor_${table}`);
    await harness.owner.query('update vendor_keys set retired_at = now() where retired_at is null');
    harness.alarms.length = 0;
    harness.securityEvents.heard.length = 0;
    harness.failures.length = 0;
  });

  harness.open = async ({ trustedProxies = [], deadlineMs = longDeadlineMs, ...options } = {}) => {
    const wallet = createWalletHttp({
      database: harness.database,
      clock: harness.clock,
      elapsedMs: () => harness.clock.now().getTime(),
      newId,
      walletFor: (code) => harness.operator.walletFor(code),
      holdingWalletFor: (code) => harness.operator.walletFor(code),
      onFailure: (error) => void harness.failures.push(error),
      onAlarm: (alarm) => void harness.alarms.push(alarm),
      securityEvents: harness.securityEvents,
      playerOf: async (vendorCode, playerRef) =>
        harness.operator.vendorOf(vendorCode).players.has(playerRef)
          ? { currencyCode: 'PLY', exponent: 2, isTrial: false }
          : null,
      ...(deadlineMs !== 'defaults' && { deadlineMs }),
      ...options,
    });
    const { app, url } = await listen(wallet, trustedProxies);
    apps.push(app);
    return { ...wallet, app, url };
  };

  harness.newKey = async (opened, vendorCode = 'ACME') => {
    const added = await opened.admin.addVendorKey({ vendorCode });
    if (!added.ok || added.value.privateKeyPem === null) throw new Error('no key');
    return { vendorCode, keyId: added.value.keyId, privateKeyPem: added.value.privateKeyPem };
  };

  const optionsOf = (opened: OpenedWallet, key: VendorKey): HttpWalletOptions => ({
    url: opened.url,
    provider: key.vendorCode,
    keyId: key.keyId,
    privateKey: privateKeyOf(key.privateKeyPem),
    nowMs: () => harness.clock.now().getTime(),
    deadlineMs: longDeadlineMs,
  });
  harness.clientOf = (opened, key, more) => createHttpWallet({ ...optionsOf(opened, key), ...more });
  harness.send = (opened, key, command, body, more) => {
    const { url, ...init } = signedRequest({ ...optionsOf(opened, key), ...more }, command, body);
    return fetch(url, init);
  };

  harness.newActor = async (vendorCode = 'ACME', balanceMinor = 1_000n) => {
    const { launchToken } = await harness.operator.adminFor(vendorCode).newPlayer({ balanceMinor });
    const entered = await harness.operator.walletFor(vendorCode).authenticate({ launchToken });
    if (entered.status !== 'ok') throw new Error(entered.code);
    return { playerRef: entered.value.playerRef, session: entered.value.session };
  };

  harness.stateOf = () =>
    JSON.stringify(
      vendors.map((code) => {
        const { players, acts, rounds, feed } = harness.operator.vendorOf(code);
        return [[...players.values()], [...acts.keys()], [...rounds.values()], feed.length];
      }),
      (_name, value) => (typeof value === 'bigint' ? value.toString() : value),
    );
  return harness;
}
