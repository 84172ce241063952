// Shows and sets what binds a vendor that calls the wallet over HTTP. Works while the site is running.
import { runServerProgram } from './lib/server-program.mjs';

await runServerProgram('vendor-caps');
