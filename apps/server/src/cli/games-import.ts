import { runGamesImport } from '../modules/catalogue/index.ts';
import { newId } from '../platform/crypto/ids.ts';
import { commandSecurityEvents } from './command-security.ts';
import { runCommand } from './run-command.ts';

/** `npm run games:import`: a vendor's list of games into the catalogue (docs/how-to/import-games.md). */
await runCommand('The list was not imported', (database, settings) =>
  runGamesImport(process.argv.slice(2), {
    database,
    newId,
    log: (line) => console.log(line),
    securityEvents: commandSecurityEvents(database, settings),
  }),
);
