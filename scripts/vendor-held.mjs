// Lists payouts that wait for a person, pays and refuses them. Works while the site is running.
import { runServerProgram } from './lib/server-program.mjs';

await runServerProgram('vendor-held');
