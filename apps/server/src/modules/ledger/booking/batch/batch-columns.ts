import type { ArrayElement, ArrayElementType } from '../../../../platform/database/binary-arrays.ts';
import type { AccountRow, BetRow, DayRow, LineRow, RoundRow } from './batch-rows.ts';

/** One array parameter of book_batch or book_plays; a column whose values are all null travels empty. */
export type Column<Row> = readonly [type: ArrayElementType, value: (row: Row) => ArrayElement];

/** An account's row with the number of its act. */
export interface NumberedAccount {
  op: number;
  row: AccountRow;
}

/** A line with the places of its sides in the call: the operator accounts first, then the members' ones, from 1. */
export interface PlacedLine {
  op: number;
  row: LineRow;
  debit: number | null;
  credit: number | null;
  /** Null: the act's. */
  source: string | null;
  subject: string | null;
}

export const json = (detail: unknown): string | null =>
  detail === undefined || detail === null ? null : JSON.stringify(detail);

// In the order of book_batch's parameters (migrations/000030_lean_batches.sql).

export const accountColumns: readonly Column<NumberedAccount>[] = [
  ['int4', ({ op }) => op],
  ['uuid', ({ row }) => row.id],
  ['int8', ({ row }) => row.turn],
  ['int8', ({ row }) => row.balanceMinor],
  ['int8', ({ row }) => row.version],
  ['int4', ({ row }) => row.counters.day],
  ['int4', ({ row }) => row.counters.bets],
  ['int8', ({ row }) => row.counters.stakedMinor],
  ['int8', ({ row }) => row.counters.paidMinor],
  ['int8', ({ row }) => row.counters.depositedMinor],
];

export const lineColumns: readonly Column<PlacedLine>[] = [
  ['int4', ({ op }) => op],
  ['text', ({ source }) => source],
  ['text', ({ row }) => row.reference],
  ['int2', ({ row }) => (row.leg === 0 ? null : row.leg)],
  ['text', ({ row }) => row.act],
  ['bytea', ({ row }) => row.fingerprint],
  ['text', ({ subject }) => subject],
  ['text', ({ row }) => (row.outcome === 'tombstone' ? row.outcome : null)],
  ['text', ({ row }) => row.resolves],
  ['text', ({ row }) => row.movement],
  ['int4', ({ debit }) => debit],
  ['int4', ({ credit }) => credit],
  ['int8', ({ row }) => row.amountMinor],
  ['int8', ({ row }) => row.debitBalanceMinor],
  ['int8', ({ row }) => row.debitVersion],
  ['int8', ({ row }) => row.creditBalanceMinor],
  ['int8', ({ row }) => row.creditVersion],
];

/** A row of a round, a bet or a day with the number of its act. */
export interface Numbered<Row> {
  op: number;
  row: Row;
}

export const roundColumns: readonly Column<Numbered<RoundRow>>[] = [
  ['int4', ({ op }) => op],
  ['bool', ({ row }) => row.isNew],
  ['text', ({ row }) => row.vendorCode],
  ['text', ({ row }) => row.roundId],
  ['uuid', ({ row }) => row.gameId],
  ['text', ({ row }) => row.gameType],
  ['text', ({ row }) => row.currencyCode],
  ['text', ({ row }) => row.accountKind],
  ['bool', ({ row }) => row.isBet],
  ['int8', ({ row }) => row.stakeMinor],
  ['int8', ({ row }) => row.payoutMinor],
  ['int8', ({ row }) => row.owedMinor],
  ['text', ({ row }) => row.status],
  ['bool', ({ row }) => row.isCredited],
  ['int4', ({ row }) => row.generation],
  ['int4', ({ row }) => row.betLines],
  ['timestamptz', ({ row }) => row.openedAt],
  ['timestamptz', ({ row }) => row.closedAt],
  ['text', ({ row }) => json(row.detail)],
];

export const betColumns: readonly Column<Numbered<BetRow>>[] = [
  ['int4', ({ op }) => op],
  ['bool', ({ row }) => row.isNew],
  ['text', ({ row }) => row.vendorCode],
  ['text', ({ row }) => row.roundId],
  ['int4', ({ row }) => (row.line === 0 ? null : row.line)],
  ['uuid', ({ row }) => row.gameId],
  ['text', ({ row }) => row.gameType],
  ['text', ({ row }) => row.currencyCode],
  ['text', ({ row }) => row.accountKind],
  ['int8', ({ row }) => row.stakeMinor],
  ['int8', ({ row }) => row.payoutMinor],
  ['text', ({ row }) => row.status],
  ['timestamptz', ({ row }) => row.placedAt],
  ['text', ({ row }) => json(row.detail)],
];

export const dayColumns: readonly Column<Numbered<DayRow>>[] = [
  ['int4', ({ op }) => op],
  ['uuid', ({ row }) => row.accountId],
  ['int4', ({ row }) => row.counters.day],
  ['int4', ({ row }) => row.counters.bets],
  ['int8', ({ row }) => row.counters.stakedMinor],
  ['int8', ({ row }) => row.counters.paidMinor],
  ['int8', ({ row }) => row.counters.depositedMinor],
];
