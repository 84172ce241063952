import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AppFolders } from '../platform/static/files.ts';

const besides = (place: string): string => fileURLToPath(new URL(place, import.meta.url));
/** The production build lies in `dist`, this file one folder deeper in `src/boot`. */
const isBuilt = path.basename(besides('.')) === 'dist';
const serverFolder = besides(isBuilt ? '..' : '../..');

export const migrationsFolder = path.join(serverFolder, 'migrations');

/** The repository, when what runs is its production build. */
export const builtRepository: string | null = isBuilt ? path.resolve(serverFolder, '../..') : null;

/** The program's version, as its package says; empty where the build stands without its package. */
export function programVersion(): string {
  const file = path.resolve(serverFolder, '../../package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : '';
}

/** The built command that checks backups; null while what runs is the source. */
export const backupProgram: string | null = isBuilt ? besides('backup.js') : null;

/** Where the build of an app that goes to browsers is written. */
const buildOf = (app: string): string => path.resolve(serverFolder, `../${app}/dist`);

/**
 * The builds of all apps that go to browsers.
 * @param frameApps where the apps of games are served, by path
 */
export const builtApps = (frameApps: Readonly<Record<string, string>>): AppFolders => ({
  site: buildOf('site'),
  console: buildOf('console'),
  frames: Object.fromEntries(Object.entries(frameApps).map(([place, app]) => [place, buildOf(app)])),
});
