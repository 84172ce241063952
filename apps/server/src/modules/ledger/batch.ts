import {
  type ArrayElement,
  type ArrayElementType,
  binaryArray,
  binaryColumn,
} from '../../platform/database/binary-arrays.ts';
import type { AccountRow, BatchOperation, BetRow, DayRow, LineRow, RoundRow } from './batch-rows.ts';

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

type Column<Row> = [type: ArrayElementType, value: (row: Row) => ArrayElement];

const json = (detail: unknown): string | null =>
  detail === undefined || detail === null ? null : JSON.stringify(detail);

/** In the order of book_batch's parameters (migrations/000006_group_commit.sql); the first of each is `op`. */
const accountColumns: Column<AccountRow>[] = [
  ['uuid', (row) => row.id],
  ['int8', (row) => row.turn],
  ['int8', (row) => row.balanceMinor],
  ['int8', (row) => row.version],
  ['int4', (row) => row.counters.day],
  ['int4', (row) => row.counters.bets],
  ['int8', (row) => row.counters.stakedMinor],
  ['int8', (row) => row.counters.paidMinor],
  ['int8', (row) => row.counters.depositedMinor],
];
const guardColumns: Column<BatchOperation['guard']>[] = [
  ['uuid', (row) => row.brandId],
  ['int8', (row) => row.generation],
  ['bytea', (row) => row.sessionHash],
];
const lineColumns: Column<LineRow>[] = [
  ['text', (row) => row.source],
  ['text', (row) => row.reference],
  ['int2', (row) => row.leg],
  ['uuid', (row) => row.memberId],
  ['text', (row) => row.act],
  ['bytea', (row) => row.fingerprint],
  ['text', (row) => row.subject],
  ['text', (row) => row.outcome],
  ['text', (row) => row.resolves],
  ['text', (row) => row.movement],
  ['uuid', (row) => row.debitAccountId],
  ['uuid', (row) => row.creditAccountId],
  ['int8', (row) => row.amountMinor],
  ['int8', (row) => row.debitBalanceMinor],
  ['int8', (row) => row.debitVersion],
  ['int8', (row) => row.creditBalanceMinor],
  ['int8', (row) => row.creditVersion],
];
const roundColumns: Column<RoundRow>[] = [
  ['bool', (row) => row.isNew],
  ['text', (row) => row.vendorCode],
  ['text', (row) => row.roundId],
  ['uuid', (row) => row.brandId],
  ['uuid', (row) => row.memberId],
  ['uuid', (row) => row.gameId],
  ['text', (row) => row.gameType],
  ['text', (row) => row.currencyCode],
  ['text', (row) => row.accountKind],
  ['bool', (row) => row.isBet],
  ['int8', (row) => row.stakeMinor],
  ['int8', (row) => row.payoutMinor],
  ['int8', (row) => row.owedMinor],
  ['text', (row) => row.status],
  ['bool', (row) => row.isCredited],
  ['int4', (row) => row.generation],
  ['int4', (row) => row.betLines],
  ['timestamptz', (row) => row.openedAt],
  ['timestamptz', (row) => row.closedAt],
  ['text', (row) => json(row.detail)],
];
const betColumns: Column<BetRow>[] = [
  ['bool', (row) => row.isNew],
  ['text', (row) => row.vendorCode],
  ['text', (row) => row.roundId],
  ['int4', (row) => row.line],
  ['uuid', (row) => row.brandId],
  ['uuid', (row) => row.memberId],
  ['uuid', (row) => row.gameId],
  ['text', (row) => row.gameType],
  ['text', (row) => row.currencyCode],
  ['text', (row) => row.accountKind],
  ['int8', (row) => row.stakeMinor],
  ['int8', (row) => row.payoutMinor],
  ['text', (row) => row.status],
  ['timestamptz', (row) => row.placedAt],
  ['text', (row) => json(row.detail)],
];
const dayColumns: Column<DayRow>[] = [
  ['uuid', (row) => row.accountId],
  ['int4', (row) => row.counters.day],
  ['int4', (row) => row.counters.bets],
  ['int8', (row) => row.counters.stakedMinor],
  ['int8', (row) => row.counters.paidMinor],
  ['int8', (row) => row.counters.depositedMinor],
];

const columnGroups = [accountColumns, guardColumns, lineColumns, roundColumns, betColumns, dayColumns];
const parameterTypes = columnGroups.flatMap((columns) => ['int4', ...columns.map(([type]) => type)]);
const callText = `select batch, refused from book_batch($1::timestamptz, ${parameterTypes
  .map((type, index) => `$${index + 2}::${type}[]`)
  .join(', ')})`;

/** Writes operations of different members in one call. Throws what the database throws: then nothing of any was written. */
export async function writeBatch(
  run: RunStatement,
  operations: readonly BatchOperation[],
  now: Date,
): Promise<BatchOutcome> {
  const values: unknown[] = [now];
  addTable(values, operations, accountColumns, (operation) => operation.accounts);
  addTable(values, operations, guardColumns, (operation) => [operation.guard]);
  addTable(values, operations, lineColumns, (operation) => operation.lines);
  addTable(values, operations, roundColumns, (operation) => operation.rounds);
  addTable(values, operations, betColumns, (operation) => operation.bets);
  addTable(values, operations, dayColumns, (operation) => operation.days);
  const [row] = await run({ name: 'book_batch', text: callText, values });
  if (!row) throw new Error('book_batch gave no row');
  const [batchId, refused] = row as [bigint | null, number[]];
  return { batchId, refused: new Set(refused) };
}

function addTable<Row>(
  values: unknown[],
  operations: readonly BatchOperation[],
  columns: readonly Column<Row>[],
  rowsOf: (operation: BatchOperation) => readonly Row[],
): void {
  const numbers: number[] = [];
  const rows: Row[] = [];
  for (let index = 0; index < operations.length; index += 1) {
    for (const row of rowsOf(operations[index] as BatchOperation)) {
      numbers.push(index);
      rows.push(row);
    }
  }
  values.push(binaryArray('int4', numbers));
  for (const [type, value] of columns) values.push(binaryColumn(type, rows, value));
}
