// Runs a command of the server beside the site: `node scripts/command.mjs <name> [arguments]`, where the name is a file of apps/server/src/cli.
import { runServerProgram } from './lib/server-program.mjs';

const [name, ...args] = process.argv.slice(2);
await runServerProgram(name, args);
