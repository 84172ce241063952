import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeOnce } from '../write-once.ts';

const secretBytes = 32;

/**
 * The installation's secret: the configured one, else the one of `secret.key` in the data folder, which is made the first time
 * (readable by its owner alone). Two processes that start at once have the same.
 */
export async function installationSecret(configured: string | null, dataFolder: string): Promise<string> {
  if (configured !== null) return configured;
  const file = path.join(dataFolder, 'secret.key');
  const read = async () => (await readFile(file, 'utf8')).trim();
  return read().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await writeOnce(file, `${randomBytes(secretBytes).toString('base64url')}\n`);
    return read();
  });
}
