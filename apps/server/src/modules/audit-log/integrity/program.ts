import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fingerprintsOf, type ProgramPart } from './fingerprints.ts';
import { packagesOf } from './packages.ts';

export interface Program {
  /** The same for the same sources, machine kind and Node.js; whoever changes a built file does not change it. */
  version: string;
  /** SHA-256 by the name of a file or part. */
  hashes(signal?: AbortSignal): Promise<Map<string, string>>;
}

const apps = ['server', 'site', 'studio', 'console'];
/** Written by the build over the sources that an app was built from. */
const stampName = '.source-hash';

/**
 * The built program of a repository: what runs here, what goes to browsers, migrations, the definitions of games with their paytables, the packages that
 * the server needs, PostgreSQL's programs among them, and Node.js. Null where the server was not built: sources that are being worked on change.
 */
export async function builtProgram(root: string): Promise<Program | null> {
  const stamps = await Promise.all(
    apps.map((app) => readFile(path.join(root, 'apps', app, 'dist', stampName), 'utf8').catch(() => '')),
  );
  if (stamps[0] === '') return null;
  const made = [...stamps, process.platform, process.arch, process.version].join('\0');
  const version = createHash('sha256').update(made).digest('hex');
  return { version, hashes: async (signal) => fingerprintsOf(await partsOf(root), signal) };
}

async function partsOf(root: string): Promise<ProgramPart[]> {
  const server = path.join(root, 'apps', 'server');
  const packages = await packagesOf(server, root);
  const told = (name: string, place: string) => ({ name, place, isTold: true });
  return [
    ...apps.map((app) => told(app, path.join(root, 'apps', app, 'dist'))),
    told('migrations', path.join(server, 'migrations')),
    told('games', path.join(root, 'packages', 'games')),
    told('node', process.execPath),
    ...[...packages].map(([name, place]) => ({ name, place, isTold: false })),
  ];
}
