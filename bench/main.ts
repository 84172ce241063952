import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { repositoryFolder } from '../e2e/support/server.ts';
import { measureMemory } from './memory.ts';
import { measurePage } from './page.ts';
import { measureRestart } from './restart.ts';
import { measureSpin } from './spin.ts';

export interface Measurement {
  what: string;
  value: string;
  target: string;
  holds: boolean;
  /** The same machine doing something simpler in the same run, and our figure divided by it. */
  baseline?: string;
}

const parts = { restart: measureRestart, spin: measureSpin, memory: measureMemory, page: measurePage };
const chosen = process.argv.slice(2).filter((name) => name in parts) as (keyof typeof parts)[];
const cache = path.join(repositoryFolder, '.cache');
await mkdir(cache, { recursive: true });
const rows: Measurement[] = [];
for (const name of chosen.length > 0 ? chosen : (Object.keys(parts) as (keyof typeof parts)[])) {
  const dataFolder = await mkdtemp(path.join(cache, 'bench-'));
  console.log(`measuring: ${name}`);
  rows.push(...(await parts[name](dataFolder)));
  await rm(dataFolder, { recursive: true, force: true });
}
console.table(rows);
if (rows.some(({ holds }) => !holds)) process.exitCode = 1;
