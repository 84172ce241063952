import { createCallbacks } from './callbacks.ts';
import { type Config, readConfig } from './config.ts';
import type { FaultName } from './faults.ts';
import { openJournal } from './journal.ts';
import { createOperations } from './operations.ts';
import { createPayments } from './payments.ts';
import { createPayouts } from './payouts.ts';
import { createProviderServer } from './server.ts';

/** A payment provider of its own: it shares nothing with the operator but a secret (README.md). */

function settings(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const config = settings();
const namedFaults = new Map<string, FaultName | null>();
const faultOf = (id: string): FaultName | null => namedFaults.get(id) ?? namedFaults.get('') ?? config.fault;
const journal = openJournal(config.journalFile);
const send = createCallbacks(config);
const payments = createPayments(journal, send, faultOf);
const payouts = createPayouts(journal, send, faultOf, config.payoutMs);
let origin = '';
const operations = createOperations({ config, origin: () => origin, journal, payments, payouts, namedFaults });
payouts.recover();
const server = createProviderServer(operations);
server.listen(config.port, 'localhost', () => {
  const address = server.address();
  if (!address || typeof address === 'string') return;
  origin = `http://localhost:${address.port}`;
  console.log(`The sandbox payment provider is ready: ${origin}`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
// Started by another program: when that is gone, however it went, so is this.
if (process.env.ENDS_WITH_STDIN) process.stdin.resume().once('end', () => process.exit(0));
