import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { ExportedSequence, ExportedTable } from './exported-tables.ts';

/** What an export is made of; it is written last, so an export without it is not whole. */
export interface ExportManifest {
  format: 1;
  exportedAt: string;
  /** Of the server, as 18.4. */
  postgres: string;
  migrations: string[];
  tables: (ExportedTable & { file: string; rows: number; sha256: string })[];
  sequences: ExportedSequence[];
  /** Files of the data folder beside the database. */
  files: { name: string; sha256: string }[];
}

export const manifestName = 'export.json';
export const tablesFolder = 'tables';
export const filesFolder = 'files';

/** An export or an import that cannot be made as things are; the message is one sentence. */
export class NoExportError extends Error {}

/** As a statement names it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const tableName = ({ schema, name }: Pick<ExportedTable, 'schema' | 'name'>): string =>
  `${quoted(schema)}.${quoted(name)}`;
export const columnList = ({ columns }: Pick<ExportedTable, 'columns'>): string => columns.map(quoted).join(', ');

/** What the data folder holds beside the database and must go along: keys, anchors of the audit log; no logs, and not the server's own password. */
export const isKeptFile = (name: string): boolean =>
  !name.startsWith('postgres.') && (!/\.log(?:\.|$)/.test(name) || name.startsWith('audit-anchors'));

/** What an export and an import say in their statements means the same to every server. */
export const copyOptions =
  '-c statement_timeout=0 -c datestyle=ISO,YMD -c intervalstyle=postgres -c extra_float_digits=1';

/** The hash of a file, which is written down in the manifest. */
export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
