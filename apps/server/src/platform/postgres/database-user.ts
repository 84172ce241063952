import { execFile } from 'node:child_process';
import { chown, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const execFileAsync = promisify(execFile);

/**
 * Runs PostgreSQL's programs under a system user that is allowed to: PostgreSQL refuses to work as root, so root's site runs it
 * as `postgres` (or `nobody` where that user is missing). `own` hands a path to that user.
 */
export interface DatabaseUser {
  run(program: string, args: readonly string[]): Promise<string>;
  own(file: string): Promise<void>;
}

/** @param folders every folder that the programs must reach: the data and the programs themselves */
export async function chooseDatabaseUser(
  folders: readonly string[],
  existingDataFolder: string | null,
): Promise<DatabaseUser> {
  if (process.getuid?.() !== 0) return { run: (program, args) => execute(program, args), own: async () => undefined };
  const { uid, gid } = await systemUser(existingDataFolder);
  const own = (file: string) => chown(file, uid, gid);
  const reachable = (await Promise.all(folders.map(isReachableByAll))).every(Boolean);
  if (reachable) return { run: (program, args) => execute(program, args, { uid, gid }), own };
  // A parent folder is closed to other users (mode 700): the programs may pass it by one capability, still without being root.
  const setprivArgs = [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    // initdb looks with access(2), which otherwise drops the capability of a process that was root.
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
  return { run: (program, args) => execute('setpriv', [...setprivArgs, program, ...args]), own };
}

async function systemUser(existingDataFolder: string | null): Promise<{ uid: number; gid: number }> {
  if (existingDataFolder) {
    const { uid, gid } = await stat(existingDataFolder);
    if (uid !== 0) return { uid, gid };
  }
  const passwd = await readFile('/etc/passwd', 'utf8');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] =
      passwd
        .split('\n')
        .find((line) => line.startsWith(`${name}:`))
        ?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    'PostgreSQL does not run as root and this system has neither a user "postgres" nor "nobody"; start Baize as an ordinary user or set DATABASE_URL.',
  );
}

const othersMayPass = 0o001;

async function isReachableByAll(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  if ((mode & othersMayPass) === 0) return false;
  const parent = path.dirname(folder);
  return parent === folder || isReachableByAll(parent);
}

async function execute(
  program: string,
  args: readonly string[],
  identity: { uid?: number; gid?: number } = {},
): Promise<string> {
  const { stdout } = await execFileAsync(program, args, {
    ...identity,
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C' },
  });
  return stdout;
}
