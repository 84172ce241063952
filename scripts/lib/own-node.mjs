import { spawn, spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { repositoryFolder } from './repository.mjs';

const system = process.platform === 'win32' ? 'win' : process.platform;
const folder = path.join(repositoryFolder, 'node_modules', `node-${system}-${process.arch}`, 'bin');
const ownNode = path.join(folder, process.platform === 'win32' ? 'node.exe' : 'node');
const linkForNpm = path.join(repositoryFolder, 'node_modules', '.bin', 'node');

/**
 * npm puts the Node.js that is among the packages before the machine's own, but for the run that has just installed it: that one goes on
 * here, in a child, and this process ends as the child ends. Returns where none comes along or it runs already, and where it cannot run
 * (a Linux with another C library than glibc): then npm shall not find it either.
 */
export async function goOnUnderOwnNode() {
  if (!existsSync(ownNode) || process.execPath === ownNode) return;
  if (spawnSync(ownNode, ['--version']).status !== 0) return rmSync(linkForNpm, { force: true });
  const child = spawn(ownNode, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  await new Promise((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
  });
}
