import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { repositoryFolder } from './repository.mjs';
import { runShown } from './run.mjs';
import { buildStateOf } from './stale.mjs';

/** Runs a program of the server beside the site: as it was built, or from its source when the build is missing or old. */
export async function runServerProgram(name, args) {
  await ensureInstalled();
  const built = path.join(repositoryFolder, 'apps', 'server', 'dist', `${name}.js`);
  const source = path.join(repositoryFolder, 'apps', 'server', 'src', 'cli', `${name}.ts`);
  const tsx = path.join(repositoryFolder, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  const program = existsSync(built) && !buildStateOf('server').isStale ? [built] : [tsx, source];
  process.exitCode = (await runShown(process.execPath, [...program, ...args])) ? 0 : 1;
}
