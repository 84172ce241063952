import Fastify from 'fastify';
import { callbackPath, callbackRoutes } from '../../src/modules/cashier/callbacks/routes.ts';
import { createDeposits } from '../../src/modules/cashier/deposits/service.ts';
import {
  createSandboxProvider,
  sandboxProviderCode,
} from '../../src/modules/cashier/providers/sandbox-provider/index.ts';
import { createLedger } from '../../src/modules/ledger/index.ts';
import { systemClock as clock } from '../../src/platform/clock.ts';
import { newId } from '../../src/platform/crypto/ids.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { openMoneyConnections } from '../../src/platform/database/money-connections.ts';

/** A process that takes callbacks of the sandbox payment provider and is killed from outside at any moment. */
const [connectionString = '', url = '', secret = ''] = process.argv.slice(2);
const notify = (failure: unknown): void => console.error(failure);
const defaults = { connectionString, role: 'baize_app', onIdleError: notify } as const;
const database = openDatabase({ ...defaults, maxConnections: 4 });
const ledger = createLedger({ database, money: openMoneyConnections(defaults), clock, newId });
const providers = new Map([[sandboxProviderCode, createSandboxProvider({ url, secret, clock })]]);
const deposits = createDeposits({
  ...{ database, clock, newId, ledger, providers },
  brands: { settingsOf: async () => ({ depositMethods: [] }) },
  rankOf: async () => 0,
  notify: () => [],
  raiseAlarm: notify,
  onFailure: notify,
});
const app = Fastify();
await app.register(
  callbackRoutes({
    providers,
    followers: { deposit: deposits.follow, payout: async () => false },
    securityEvents: { note: () => undefined },
    onFailure: notify,
  }),
);
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
console.log(origin + callbackPath.replace(':provider', sandboxProviderCode));
