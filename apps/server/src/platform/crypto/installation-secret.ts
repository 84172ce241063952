import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeOnce } from '../write-once.ts';
import { UnfitSecretError } from './key-ring.ts';

const secretBytes = 32;
const shortestSecret = 32;
const whatToDo = 'put it back from a backup of this installation, or set SECRET_KEY to what stood in it';

/**
 * The installation's secret: the configured one, else the one of `secret.key` in the data folder, which is made the first time
 * (readable by its owner alone). Two processes that start at once have the same.
 * @param isFirstStart whether nothing was sealed yet; else a new secret would open nothing
 * Throws UnfitSecretError for a file that is missing or cut, and then writes none.
 */
export async function installationSecret(
  configured: string | null,
  dataFolder: string,
  isFirstStart: () => Promise<boolean>,
): Promise<string> {
  if (configured !== null) return configured;
  const file = path.join(dataFolder, 'secret.key');
  const read = async () => (await readFile(file, 'utf8')).trim();
  const secret = await read().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    if (!(await isFirstStart()))
      throw new UnfitSecretError(`${file} is missing, which opens what the database holds; ${whatToDo}.`);
    await writeOnce(file, `${randomBytes(secretBytes).toString('base64url')}\n`);
    return read();
  });
  if (secret.length < shortestSecret) throw new UnfitSecretError(`${file} is empty or cut off; ${whatToDo}.`);
  return secret;
}
