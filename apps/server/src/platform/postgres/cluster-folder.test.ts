// @covers database-log-and-folders

import { spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { removeLeftBuilds } from './cluster-folder.ts';

test('of the builds that are there those go that were left: old, and their maker nobody’s number here', async () => {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'left-builds-'));
  const gone = spawnSync(process.execPath, ['--version']).pid;
  const living = spawn('sleep', ['600'], { stdio: 'ignore' });
  const build = async (name: string, ageHours: number) => {
    const folder = path.join(dataFolder, name);
    await mkdir(path.join(folder, 'base'), { recursive: true });
    await writeFile(path.join(folder, 'PG_VERSION'), '18\n');
    const then = (await stat(folder)).mtimeMs / 1_000 - ageHours * 3_600;
    await utimes(folder, then, then);
    return name;
  };
  try {
    await build(`postgres.new-${gone}-aB3xYz`, 2);
    // As older versions named them.
    await build(`postgres.new-${gone}`, 2);
    // A container gives its first process one number at every start.
    await build(`postgres.new-${process.pid}-aB3xYz`, 2);
    const kept = [
      // Of another container that builds at this moment: its numbers say nothing here.
      await build(`postgres.new-${gone}-cD4xYz`, 0.5),
      await build(`postgres.new-${process.pid}-cD4xYz`, 0.5),
      // Of a process here that was stopped for long, as on a laptop that slept.
      await build(`postgres.new-${living.pid}-aB3xYz`, 2),
      await build('postgres', 2),
      await build('postgres.newer', 2),
    ];
    await removeLeftBuilds(path.join(dataFolder, 'postgres'));
    expect((await readdir(dataFolder)).toSorted()).toEqual(kept.toSorted());
  } finally {
    living.kill();
    await rm(dataFolder, { recursive: true, force: true });
  }
});
