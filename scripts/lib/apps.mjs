import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryFolder } from './repository.mjs';

const folder = path.join(repositoryFolder, 'apps');
const has = (app, file) => existsSync(path.join(folder, app, file));

/** Returns every app that has a build, those of browsers (`isPage`) before the server. */
export function builtApps() {
  const apps = readdirSync(folder)
    .filter((name) => has(name, 'vite.config.ts'))
    .map((name) => ({ name, isPage: has(name, 'index.html') }));
  return apps.sort((one, other) => Number(other.isPage) - Number(one.isPage));
}

/** Returns the apps that show games in a frame of the site, each with the address that it is served at. */
export function frameApps() {
  return builtApps().flatMap(({ name, isPage }) => {
    const [, base] =
      /\bbase: '(\/[a-z-]+\/play)\/'/.exec(readFileSync(path.join(folder, name, 'vite.config.ts'), 'utf8')) ?? [];
    return isPage && base ? [{ name, base }] : [];
  });
}
