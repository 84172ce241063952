// Takes a vendor's list of games into the catalogue. Works while the site is running.
import { runServerProgram } from './lib/server-program.mjs';

await runServerProgram('games-import');
