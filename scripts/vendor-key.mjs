// Adds, lists and retires the keys of a vendor that calls the wallet over HTTP. Works while the site is running.
import { runServerProgram } from './lib/server-program.mjs';

await runServerProgram('vendor-key');
