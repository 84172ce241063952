// Adds up the hours and days of turnover again from the betting record. Works while the site is running.
import { runServerProgram } from './lib/server-program.mjs';

await runServerProgram('turnover-rebuild');
