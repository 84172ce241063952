import { type Config, readConfig } from '../boot/config.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { openEmbeddedPostgres } from '../platform/postgres/embedded.ts';
import { WrongSettingError } from '../platform/wrong-setting-error.ts';

const databaseName = 'baize';

/**
 * Runs a command beside the site on the installation's database, under the application's role; the process exits with what it answers. The
 * embedded server is joined, or started when the site is not running and left to the site's next start.
 */
export async function runCommand(
  what: string,
  command: (database: Database, settings: Config) => Promise<number>,
): Promise<void> {
  const settings = readSettings();
  const { databaseUrl, dataFolder } = settings;
  const url = databaseUrl ?? (await openEmbeddedPostgres({ dataFolder })).urlOf(databaseName);
  const database = openDatabase({
    connectionString: url,
    role: 'baize_app',
    maxConnections: 1,
    onIdleError: () => undefined,
    unlimitedStatements: true,
  });
  try {
    process.exitCode = await command(database, settings);
  } catch (error) {
    console.error(`${what}: ${error instanceof Error ? error.message.split('\n', 1)[0] : String(error)}`);
    process.exitCode = 1;
  } finally {
    await database.destroy();
  }
}

function readSettings() {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof WrongSettingError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
