import * as z from 'zod/mini';
import { WrongSettingError } from '../platform/wrong-setting-error.ts';

const needs = 'as postgres://user:password@host:5432/database';
const schema = z.optional(z.url({ protocol: /^postgres(ql)?$/ }));

/** The settings of databases: how each is checked, and what the refusal of a wrong one says it needs. */
export const databaseSettings = {
  DATABASE_URL: { schema, needs: `a URL ${needs}` },
  REPORTS_DATABASE_URL: { schema, needs: `the URL of a standby of DATABASE_URL, ${needs}` },
  VENDORS_DATABASE_URL: { schema, needs: `a URL ${needs}` },
} as const;

export interface DatabaseUrls {
  /** Null: the embedded PostgreSQL of the data folder. */
  databaseUrl: string | null;
  /** A standby of it that reports are read from; null: they are read from the database itself. */
  reportsDatabaseUrl: string | null;
  /** Where the vendors' books have a database of their own; null: they stand beside everything else. */
  vendorsDatabaseUrl: string | null;
}

/** Throws WrongSettingError where a further database has no DATABASE_URL beside it. */
export function databasesOf(read: Partial<Record<keyof typeof databaseSettings, string | undefined>>): DatabaseUrls {
  if (read.REPORTS_DATABASE_URL && !read.DATABASE_URL)
    throw new WrongSettingError(
      'REPORTS_DATABASE_URL needs DATABASE_URL beside it: the built-in database has no standby.',
    );
  if (read.VENDORS_DATABASE_URL && !read.DATABASE_URL)
    throw new WrongSettingError('VENDORS_DATABASE_URL needs DATABASE_URL beside it: both are servers of your own.');
  return {
    databaseUrl: read.DATABASE_URL ?? null,
    reportsDatabaseUrl: read.REPORTS_DATABASE_URL ?? null,
    vendorsDatabaseUrl: read.VENDORS_DATABASE_URL ?? null,
  };
}
