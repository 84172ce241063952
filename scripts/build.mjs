import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtApps } from './lib/apps.mjs';
import { compressFolder } from './lib/compress.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { repositoryFolder } from './lib/repository.mjs';
import { runCaptured } from './lib/run.mjs';
import { buildStateOf } from './lib/stale.mjs';
import { buildVerifier } from './verifier.mjs';

/** Builds the apps (all, or the named ones) whose sources have changed since their last build. Returns false, and shows why, when one fails. */
export async function buildStale(names = []) {
  for (const { name, isPage } of builtApps()) {
    if (names.length > 0 && !names.includes(name)) continue;
    const state = buildStateOf(name);
    if (!state.isStale) continue;
    process.stdout.write(`Building ${name} … `);
    const { ok, output, seconds } = await viteBuild(name);
    console.log(ok ? `${seconds} s` : 'failed');
    if (!ok) {
      console.error(output);
      return false;
    }
    if (name === 'site') await buildVerifier(path.join(repositoryFolder, 'apps', name, 'dist'));
    if (isPage) await compressFolder(path.join(repositoryFolder, 'apps', name, 'dist'));
    state.noteBuilt();
  }
  return true;
}

function viteBuild(app) {
  const vite = path.join(repositoryFolder, 'node_modules', 'vite', 'bin', 'vite.js');
  const folder = path.join(repositoryFolder, 'apps', app);
  return runCaptured(
    process.execPath,
    [vite, 'build', folder, '--config', path.join(folder, 'vite.config.ts'), '--logLevel', 'warn'],
    { NODE_ENV: 'production' },
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await ensureInstalled();
  if (!(await buildStale(process.argv.slice(2)))) process.exit(1);
}
