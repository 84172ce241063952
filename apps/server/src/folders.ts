import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AppFolders } from './platform/static/files.ts';

/** This file and the production build of it (dist/main.js) lie at the same depth, so both find the same places. */
const besides = (place: string): string => fileURLToPath(new URL(place, import.meta.url));

export const migrationsFolder = besides('../migrations');

/** The repository, when what runs is its production build. */
export const builtRepository: string | null =
  path.basename(besides('.')) === 'dist' ? path.resolve(besides('../../..')) : null;

/** In the data folder: the audit log's anchors, outside the database that they bear witness to. */
export const auditAnchorsName = 'audit-anchors.log';

/** Where the builds of the apps that go to browsers are written. */
export const builtApps: AppFolders = {
  site: besides('../../site/dist'),
  console: besides('../../console/dist'),
  studio: besides('../../studio/dist'),
};
