import { binaryArray, binaryColumn, sparseColumn } from '../../../../platform/database/binary-arrays.ts';
import type { SqlStatement } from '../../../../platform/database/sql-statement.ts';
import {
  accountColumns,
  betColumns,
  type Column,
  dayColumns,
  lineColumns,
  type Numbered,
  roundColumns,
} from './batch-columns.ts';
import { isPlay, parametersOfPlays, playsCallText } from './batch-plays.ts';
import type { BatchOperation } from './batch-rows.ts';
import { type BatchTables, tablesOf } from './batch-tables.ts';

export type RunStatement = (statement: SqlStatement) => Promise<readonly (readonly unknown[])[]>;

/** What became of the operations of a batch, by their index: the refused ones wrote nothing. */
export interface BatchOutcome {
  /** Null when all were refused. */
  batchId: bigint | null;
  refused: ReadonlySet<number>;
  /** "batch-line" of an operation's first line; null for one that writes none, and where all were refused. */
  ledgerIds: readonly (string | null)[];
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
export const writeBatch = (
  run: RunStatement,
  operations: readonly BatchOperation[],
  now: Date,
): Promise<BatchOutcome> =>
  operations.every(isPlay) ? writePlays(run, operations, now) : writeActs(run, operations, now);

/** By the shorter way for plays; all of them must be such. */
async function writePlays(run: RunStatement, operations: readonly BatchOperation[], now: Date): Promise<BatchOutcome> {
  const { values, ops } = parametersOfPlays(operations, now);
  const [batchId, refused] = await call(run, { name: 'book_plays', text: playsCallText, values });
  const ledgerIds: (string | null)[] = new Array(ops.length).fill(null);
  if (batchId !== null) for (const [place, op] of ops.entries()) ledgerIds[op] = `${batchId}-${2 * place + 1}`;
  return { batchId, refused: new Set(refused.map((place) => ops[place] as number)), ledgerIds };
}

/** By the way that can say everything. */
export async function writeActs(
  run: RunStatement,
  operations: readonly BatchOperation[],
  now: Date,
): Promise<BatchOutcome> {
  const values = parametersOf(tablesOf(operations), now);
  const [batchId, refused] = await call(run, { name: 'book_batch', text: callText, values });
  let line = 1;
  const ledgerIds = operations.map(({ lines }) => {
    const first = line;
    line += lines.length;
    return batchId === null || lines.length === 0 ? null : `${batchId}-${first}`;
  });
  return { batchId, refused: new Set(refused), ledgerIds };
}

async function call(run: RunStatement, statement: SqlStatement): Promise<[bigint | null, number[]]> {
  const [row] = await run(statement);
  if (!row) throw new Error(`${statement.name} gave no row`);
  return row as [bigint | null, number[]];
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
  values.push(binaryArray('uuid', tables.operatorAccounts));
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
