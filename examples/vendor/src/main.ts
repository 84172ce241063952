import { createHttpWallet } from '@baize/vendor-kit/http';
import { type Config, readConfig } from './config.ts';
import { openJournal } from './journal.ts';
import { createVendorServer } from './server.ts';
import { createTable } from './table.ts';

/** A game vendor of its own: it shares nothing with the operator but the wallet contract (README.md). */

function settings(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const { port, serverUrl, provider, keyId, privateKey, journalFile } = settings();
const table = createTable(createHttpWallet({ url: serverUrl, provider, keyId, privateKey }), openJournal(journalFile));
await table.recover();
const server = createVendorServer(table, serverUrl);
server.listen(port, 'localhost', () => {
  const address = server.address();
  if (address && typeof address === 'object')
    console.log(`The example vendor is ready: http://localhost:${address.port}`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close(() => process.exit(0)));
