// Prints a link that makes a staff account. Works while the site is running.
import { runServerProgram } from './lib/server-program.mjs';

await runServerProgram('staff-create');
