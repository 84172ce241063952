import { buildStale } from './build.mjs';
import { ensureInstalled } from './lib/install.mjs';

/** `npm start`: installs what is missing, builds what is stale, then runs the server in this very process. */
await ensureInstalled();
if (!(await buildStale())) process.exit(1);
await import('../apps/server/dist/main.js');
