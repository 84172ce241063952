import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { targets } from '../../tools/mutation/targets.mjs';
import { repositoryFolder } from './repository.mjs';
import { runCaptured } from './run.mjs';

const toolFolder = path.join(repositoryFolder, 'tools', 'mutation');
const program = path.join(toolFolder, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');

export const mutationTargets = Object.keys(targets);

/** The tool is no part of the ordinary install: 65 MB that only this needs. Returns what went wrong, or null. */
export async function installMutationTool() {
  if (existsSync(program)) return null;
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { ok, output } = await runCaptured(npm, ['ci', '--ignore-scripts', '--prefix', toolFolder]);
  return ok && existsSync(program) ? null : output;
}

/**
 * Changes a target's files in one small way at a time and runs its tests against each. Returns how many changes a test noticed, and those
 * that none did; `ok` false: fewer than nine in ten were noticed, or the run itself failed (`output` tells).
 */
export async function mutate(name) {
  const report = path.join(repositoryFolder, '.cache', 'mutation', `${name}.json`);
  rmSync(report, { force: true });
  const config = 'tools/mutation/stryker.config.mjs';
  const run = await runCaptured(process.execPath, [program, 'run', config], { MUTATION_TARGET: name });
  if (!existsSync(report)) return { ...run, ok: false, noticed: 0, changes: 0, survivors: [] };
  const mutants = Object.entries(JSON.parse(readFileSync(report, 'utf8')).files).flatMap(([file, { mutants: all }]) =>
    all.map((mutant) => ({ file, ...mutant })),
  );
  const of = (...statuses) => mutants.filter(({ status }) => statuses.includes(status));
  const [noticed, survivors] = [of('Killed', 'Timeout'), of('Survived', 'NoCoverage')];
  return { ...run, noticed: noticed.length, changes: noticed.length + survivors.length, survivors };
}
