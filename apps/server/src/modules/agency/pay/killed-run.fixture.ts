import { testClock } from '../../../../test/support/test-clock.ts';
import { newId } from '../../../platform/crypto/ids.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { openMoneyConnections } from '../../../platform/database/money-connections.ts';
import { createLedger } from '../../ledger/index.ts';
import { defaultRules } from '../rules.fixture.ts';
import type { KilledRuns } from './killed-run.test.ts';
import { readRun, runPays } from './run.ts';

/** A process that pays all kinds of a day one after the other, until it is killed from outside. Prints when it begins and when all is paid. */
const life = JSON.parse(process.argv[2] ?? '') as KilledRuns;
const connection = { connectionString: life.url, role: 'baize_app', onIdleError: () => undefined } as const;
const database = openDatabase({ ...connection, maxConnections: 6 });
const clock = testClock(life.now);
const ledger = createLedger({ database, clock, newId, money: openMoneyConnections(connection) });
const tools = {
  ...{ database, clock, newId, ledger, notifyMember: async () => undefined, followTurnover: async () => undefined },
  brands: { settingsOf: async () => ({ agents: defaultRules, timeZone: life.zone }) },
};
// The connections are open before the first line is.
await ledger.balanceOf(life.brandId);

console.log('begins');
for (const { kind, key, start, end } of life.runs) {
  const period = { key, start: new Date(start), end: new Date(end) };
  await runPays(tools, await readRun(tools, life.brandId, kind, period));
}
console.log('ended');
setInterval(() => undefined, 1_000);
