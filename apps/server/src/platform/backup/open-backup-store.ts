import type { SecretBox } from '../crypto/secret-box.ts';
import { type BackupStore, createBackupStore } from './backup-store.ts';
import { type BucketPlace, openBucketStore } from './stores/bucket-store.ts';
import { openFolderStore } from './stores/folder-store.ts';

/** An absolute folder outside the data folder, or a bucket of a store of objects. */
export type BackupPlace = { folder: string } | BucketPlace;

/** Opens where backups are kept. A folder is made where there is none; a bucket must be there. */
export async function openBackupStore(place: BackupPlace, box: SecretBox): Promise<BackupStore> {
  const objects = 'folder' in place ? await openFolderStore(place.folder) : await openBucketStore(place);
  return createBackupStore(objects, box);
}
