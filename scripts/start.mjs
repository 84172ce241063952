import { buildStale } from './build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { startPaymentProvider } from './lib/payment-provider.mjs';

/** `npm start`: installs what is missing, builds what is stale, then runs the server in this very process, with the sandbox payment provider beside it. */
await ensureInstalled();
if (!(await buildStale())) process.exit(1);
Object.assign(process.env, await startPaymentProvider(process.env));
await import('../apps/server/dist/main.js');
