// Rebuilds every balance from the journal and prints the figures. Exit code 1 on any finding. Works while the site is running.
import { runServerProgram } from './lib/server-program.mjs';

await runServerProgram('ledger-check');
