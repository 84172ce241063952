import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '../clock.ts';
import type { BackupStore } from './backup-store.ts';
import { restoreBackup } from './restore.ts';

/** In the data folder, so that what is opened stays on the disk where it is open anyway. */
const workName = 'backup-check';

/**
 * Restores the newest backup beside the database and lets `audit` look at it; what was restored is removed again.
 * @param audit gets the owner's connection string; answers whether all is right
 */
export async function checkBackup(options: {
  store: BackupStore;
  dataFolder: string;
  databaseName: string;
  clock: Clock;
  audit(url: string): Promise<boolean>;
  onProgress?: (line: string) => void;
}): Promise<boolean> {
  const { store, dataFolder, clock } = options;
  const target = path.join(dataFolder, workName);
  await rm(target, { recursive: true, force: true });
  let isGood = false;
  try {
    const { server } = await restoreBackup({ ...options, target, at: null });
    try {
      isGood = await options.audit(server.urlOf(options.databaseName));
    } finally {
      await server.stop();
    }
  } finally {
    await rm(target, { recursive: true, force: true });
    await store.writeLastCheck({ at: clock.now().toISOString(), isGood });
  }
  return isGood;
}
