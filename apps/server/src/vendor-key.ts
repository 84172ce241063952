import { commandAuditLog, commandOccasion } from './command-audit.ts';
import { commandSecurityEvents } from './command-security.ts';
import { readConfig, WrongSettingError } from './config.ts';
import { createVendorAdmin, runVendorKey } from './modules/gateway/index.ts';
import { auditedVendorAdmin } from './modules/manual-adjustments/index.ts';
import { systemClock } from './platform/clock.ts';
import { newId } from './platform/crypto/ids.ts';
import { openDatabase } from './platform/database/database.ts';
import { openEmbeddedPostgres } from './platform/postgres/embedded.ts';

/**
 * `npm run vendor:key -- --vendor CODE`: adds, lists and retires the keys of a vendor that calls the wallet over HTTP, while the site is
 * running. A new private key is printed once.
 */

const databaseName = 'baize';

const settings = readSettings();
const { databaseUrl, dataFolder } = settings;
const url = databaseUrl ?? (await runningDatabase());
const database = openDatabase({
  connectionString: url,
  role: 'baize_app',
  maxConnections: 1,
  onIdleError: () => undefined,
});
try {
  const clock = systemClock;
  const auditLog = commandAuditLog(database, settings);
  const vendorAdmin = createVendorAdmin({ database, clock, newId });
  const securityEvents = commandSecurityEvents(database, settings);
  const admin = auditedVendorAdmin(
    { database, clock, auditLog, vendorAdmin, securityEvents },
    commandOccasion('vendor:key'),
  );
  process.exitCode = await runVendorKey(process.argv.slice(2), admin, (line) => console.log(line));
} catch (error) {
  console.error(
    `The keys cannot be reached: ${error instanceof Error ? error.message.split('\n', 1)[0] : String(error)}`,
  );
  process.exitCode = 1;
} finally {
  await database.destroy();
}

/** Joins the server of the data folder; starts it when the site is not running, and leaves it to the site's next start. */
async function runningDatabase(): Promise<string> {
  const cluster = await openEmbeddedPostgres({ dataFolder });
  return cluster.urlOf(databaseName);
}

function readSettings() {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof WrongSettingError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
