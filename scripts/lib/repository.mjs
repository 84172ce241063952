import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const repositoryFolder = fileURLToPath(new URL('../../', import.meta.url));
