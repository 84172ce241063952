import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryFolder } from './repository.mjs';

const stampName = '.source-hash';
const skipped = new Set(['node_modules', 'dist', 'migrations']);
const isNoSource = /\.test\.tsx?$|\.tsbuildinfo$/;

/** Whether an app's build is older than what it is made of, and a way to note that it is new. */
export function buildStateOf(app) {
  const stamp = path.join(repositoryFolder, 'apps', app, 'dist', stampName);
  const hash = hashOf([
    `apps/${app}`,
    'packages',
    'package-lock.json',
    'apps/server/src/vendors/studio',
    'scripts/build.mjs',
    'scripts/lib/apps.mjs',
    'scripts/verifier.mjs',
    'scripts/verifier',
    'scripts/lib/compress.mjs',
    'tools/slim-contract.ts',
  ]);
  return {
    isStale: !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash,
    noteBuilt: () => writeFileSync(stamp, hash),
  };
}

function hashOf(places) {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of filesOf(place)) hash.update(`${file}\0`).update(readFileSync(path.join(repositoryFolder, file)));
  }
  return hash.digest('hex');
}

function* filesOf(place) {
  const full = path.join(repositoryFolder, place);
  if (!statSync(full).isDirectory()) return yield place;
  const entries = readdirSync(full, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = `${place}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name)) yield* filesOf(file);
    } else if (!isNoSource.test(entry.name)) yield file;
  }
}
