import { binaryArray, binaryColumn, sparseColumn } from '../../platform/database/binary-arrays.ts';
import {
  accountColumns,
  betColumns,
  type Column,
  dayColumns,
  lineColumns,
  type Numbered,
  roundColumns,
} from './batch-columns.ts';
import type { BatchOperation } from './batch-rows.ts';
import { type BatchTables, tablesOf } from './batch-tables.ts';

/** Runs one statement; parameters in PostgreSQL's binary form are buffers. */
export type RunStatement = (statement: {
  name: string;
  text: string;
  values: readonly unknown[];
}) => Promise<readonly (readonly unknown[])[]>;

/** What became of the operations of a batch, by their index: the refused ones wrote nothing. */
export interface BatchOutcome {
  /** Null when all were refused. */
  batchId: bigint | null;
  refused: ReadonlySet<number>;
}

const tableTypes = [
  'uuid',
  'int8',
  'int4',
  'bytea',
  'uuid',
  'text',
  'text',
  ...accountColumns.map(([type]) => type),
  'uuid',
  ...lineColumns.map(([type]) => type),
  'text',
  ...[roundColumns, betColumns, dayColumns].flatMap((columns) => columns.map(([type]) => type)),
];
const callText = `select batch, refused from book_batch($1::timestamptz, ${tableTypes
  .map((type, index) => `$${index + 2}::${type}[]`)
  .join(', ')})`;

/**
 * Writes operations of different members in one call. Throws what the database throws: then nothing of any was written. A TypeError: an
 * operation names accounts that are not its own.
 */
export async function writeBatch(
  run: RunStatement,
  operations: readonly BatchOperation[],
  now: Date,
): Promise<BatchOutcome> {
  const [row] = await run({ name: 'book_batch', text: callText, values: parametersOf(tablesOf(operations), now) });
  if (!row) throw new Error('book_batch gave no row');
  const [batchId, refused] = row as [bigint | null, number[]];
  return { batchId, refused: new Set(refused) };
}

function parametersOf(tables: BatchTables, now: Date): unknown[] {
  const { guards, acts } = tables;
  const values: unknown[] = [
    now,
    binaryColumn('uuid', guards, ({ brandId }) => brandId),
    binaryColumn('int8', guards, ({ generation }) => generation),
    binaryColumn('int4', acts, ({ guard }) => guard),
    sparseColumn('bytea', acts, ({ sessionHash }) => sessionHash),
    sparseColumn('uuid', acts, ({ memberId }) => memberId),
    sparseColumn('text', acts, ({ source }) => source),
    sparseColumn('text', acts, ({ subject }) => subject),
  ];
  addTable(values, tables.accounts, accountColumns);
  values.push(binaryArray('uuid', tables.houseAccounts));
  addTable(values, tables.lines, lineColumns);
  values.push(binaryArray('text', tables.newRounds));
  addTable(values, tables.rounds, roundColumns);
  addTable(values, tables.bets, betColumns);
  addTable(values, tables.days, dayColumns);
  return values;
}

function addTable<Row extends Numbered<unknown>>(
  values: unknown[],
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): void {
  for (const [type, value] of columns) values.push(sparseColumn(type, rows, value));
}
