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
  files: string[];
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
