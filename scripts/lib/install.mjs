import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { goOnUnderOwnNode } from './own-node.mjs';
import { repositoryFolder } from './repository.mjs';
import { runCaptured } from './run.mjs';

const lockFile = path.join(repositoryFolder, 'package-lock.json');
/** Holds the hash of the lock file that was installed; it goes when node_modules goes. */
const stampFile = path.join(repositoryFolder, 'node_modules', '.baize-lock-hash');
const npmsOwnRecord = path.join(repositoryFolder, 'node_modules', '.package-lock.json');

const oldestNode = [20, 19];

/** Ends the program with one sentence when this Node is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  console.error(`Baize needs Node.js ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * Installs the packages of the lock file when they are missing or others, and goes on under the Node.js that is among them. Ends the
 * program with one sentence when that fails.
 */
export async function ensureInstalled() {
  requireNode();
  const lock = readFileSync(lockFile);
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  if (!isInstalled(JSON.parse(lock))) {
    process.stdout.write('Installing packages (npm ci), about a minute … ');
    const { ok, output, seconds } = await runCaptured(process.platform === 'win32' ? 'npm.cmd' : 'npm', [
      'ci',
      '--no-audit',
      '--no-fund',
    ]);
    console.log(ok ? `${seconds} s` : 'failed');
    if (!ok) {
      console.error(output);
      console.error('The packages could not be installed; the reason stands above.');
      process.exit(1);
    }
  }
  writeFileSync(stampFile, wanted);
  await goOnUnderOwnNode();
}

/** True when somebody ran `npm ci` or `npm install` himself: npm's record of node_modules has every package in its locked version. */
function isInstalled(lock) {
  if (!existsSync(npmsOwnRecord)) return false;
  const installed = JSON.parse(readFileSync(npmsOwnRecord, 'utf8')).packages ?? {};
  return Object.entries(lock.packages).every(([folder, { version, optional, link }]) => {
    if (!folder.startsWith('node_modules/') || optional || link) return true;
    return installed[folder]?.version === version;
  });
}
