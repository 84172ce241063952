import { randomUUID } from 'node:crypto';
import { link, rm, writeFile } from 'node:fs/promises';

/**
 * Writes a file that is readable by its owner alone, unless there is one already. It appears whole or not at all, also on a full disk and
 * when several processes write at once: the first one's text stays.
 * A draft is named by chance, not by the process: two containers on one folder may have the same process number.
 */
export async function writeOnce(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, text, { mode: 0o600, flag: 'wx' });
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
