import path from 'node:path';
import * as z from 'zod/mini';
import type { BackupSettings } from '../platform/backup/start-backups.ts';
import type { BucketPlace } from '../platform/backup/stores/bucket-store.ts';
import { WrongSettingError } from '../platform/wrong-setting-error.ts';
import { wholeNumber } from './whole-number.ts';

export const shortestSecret = 32;

/** The settings of backups: how each is checked, and what the refusal of a wrong one says it needs. */
export const backupSettings = {
  BACKUP_DIR: { schema: z.optional(z.string()), needs: 'a folder outside DATA_DIR, on another disk' },
  BACKUP_BUCKET: {
    schema: z.optional(
      z.string().check(z.regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[A-Za-z0-9._/-]{0,200})?$/)),
    ),
    needs: 'a bucket and perhaps a folder in it, as s3://bucket/baize',
  },
  BACKUP_S3_ENDPOINT: {
    schema: z.optional(z.url({ protocol: /^https?$/ })),
    needs: 'the URL of a store that speaks S3, as https://s3.example.org',
  },
  BACKUP_S3_REGION: {
    schema: z._default(z.string().check(z.regex(/^[a-z0-9-]{1,50}$/)), 'us-east-1'),
    needs: 'a region, as eu-central-1',
  },
  BACKUP_S3_ACCESS_KEY_ID: {
    schema: z._default(z.string().check(z.regex(/^[!-~]{0,200}$/)), ''),
    needs: 'the id of an access key',
  },
  BACKUP_S3_SECRET_ACCESS_KEY: {
    schema: z._default(z.string().check(z.regex(/^[!-~]{0,500}$/)), ''),
    needs: 'the secret of an access key',
  },
  BACKUP_KEY: {
    schema: z._default(z.string().check(z.refine((text) => text === '' || text.length >= shortestSecret)), ''),
    needs: `at least ${shortestSecret} characters`,
  },
  BACKUP_KEEP: { schema: z._default(wholeNumber(1, 1_000), 7), needs: 'a whole number from 1 to 1000' },
} as const;

type Read = { [Name in keyof typeof backupSettings]: z.output<(typeof backupSettings)[Name]['schema']> };

/** Whoever finds backups must not find their key beside them, and a disk that is lost must not take both. */
export function backupsOf(read: Read & { DATA_DIR: string; DATABASE_URL?: string | undefined }): BackupSettings | null {
  if (!read.BACKUP_DIR && !read.BACKUP_BUCKET) return null;
  const name = read.BACKUP_BUCKET ? 'BACKUP_BUCKET' : 'BACKUP_DIR';
  if (read.BACKUP_DIR && read.BACKUP_BUCKET)
    throw new WrongSettingError('Set BACKUP_DIR or BACKUP_BUCKET, not both: backups have one place.');
  const place = read.BACKUP_BUCKET ? bucketOf(read, read.BACKUP_BUCKET) : { folder: backupFolderOf(read) };
  if (read.BACKUP_KEY === '') throw new WrongSettingError(`${name} needs BACKUP_KEY beside it.`);
  if (read.DATABASE_URL)
    throw new WrongSettingError(
      `${name} is for the built-in database; back up the one of DATABASE_URL with its own tools (docs/how-to/back-up.md).`,
    );
  return { place, key: read.BACKUP_KEY, keep: read.BACKUP_KEEP };
}

function backupFolderOf(read: Read & { DATA_DIR: string }): string {
  const folder = path.resolve(read.BACKUP_DIR ?? '');
  const inside = path.relative(path.resolve(read.DATA_DIR), folder);
  if (inside === '' || !(inside.startsWith('..') || path.isAbsolute(inside)))
    throw new WrongSettingError(`The setting BACKUP_DIR is wrong: it must be ${backupSettings.BACKUP_DIR.needs}.`);
  return folder;
}

function bucketOf(read: Read, url: string): BucketPlace {
  const [bucket = '', ...inside] = url.slice('s3://'.length).split('/');
  const folder = inside.filter((part) => part !== '').join('/');
  const [accessKeyId, secretAccessKey] = [read.BACKUP_S3_ACCESS_KEY_ID, read.BACKUP_S3_SECRET_ACCESS_KEY];
  if (accessKeyId === '' || secretAccessKey === '')
    throw new WrongSettingError(
      'BACKUP_BUCKET needs BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY beside it.',
    );
  const prefix = folder === '' ? '' : `${folder}/`;
  return {
    bucket,
    prefix,
    endpoint: read.BACKUP_S3_ENDPOINT ?? null,
    region: read.BACKUP_S3_REGION,
    accessKeyId,
    secretAccessKey,
  };
}
