// Rebuilds every balance from the transfers and prints the figures. Exit code 1 on any finding. Works while the site is running.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { repositoryFolder } from './lib/repository.mjs';
import { runShown } from './lib/run.mjs';
import { buildStateOf } from './lib/stale.mjs';

await ensureInstalled();
const built = path.join(repositoryFolder, 'apps', 'server', 'dist', 'ledger-check.js');
const source = path.join(repositoryFolder, 'apps', 'server', 'src', 'ledger-check.ts');
const tsx = path.join(repositoryFolder, 'node_modules', 'tsx', 'dist', 'cli.mjs');
const program = existsSync(built) && !buildStateOf('server').isStale ? [built] : [tsx, source];
process.exitCode = (await runShown(process.execPath, program)) ? 0 : 1;
