import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const secretBytes = 32;

/**
 * The installation's secret: the configured one, else the one of `secret.key` in the data folder, which is made the first time
 * (readable by its owner alone). It appears whole or not at all, also when two processes start at once.
 * A draft is named by chance, not by the process: two containers on one folder may have the same process number.
 */
export async function installationSecret(configured: string | null, dataFolder: string): Promise<string> {
  if (configured !== null) return configured;
  const file = path.join(dataFolder, 'secret.key');
  const read = async () => (await readFile(file, 'utf8')).trim();
  return read().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, `${randomBytes(secretBytes).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
    await link(draft, file).catch((linkError: NodeJS.ErrnoException) => {
      if (linkError.code !== 'EEXIST') throw linkError;
    });
    await rm(draft);
    return read();
  });
}
