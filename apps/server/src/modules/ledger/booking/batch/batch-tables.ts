import type { Numbered, NumberedAccount, PlacedLine } from './batch-columns.ts';
import type { BatchOperation, BetRow, DayRow, LineRow, RoundRow } from './batch-rows.ts';

/** A call of book_batch as tables: what is shared is said once. */
export interface BatchTables {
  /** Brands with the generations they were seen at; each pair once. */
  guards: { brandId: string; generation: bigint }[];
  /** One an operation, in their order; `guard` is its place among the guards, from 1. */
  acts: {
    guard: number;
    sessionHash: Uint8Array | null;
    memberId: string | null;
    source: string | null;
    subject: string | null;
  }[];
  /** In the order of their ids: everybody locks in one order. */
  accounts: NumberedAccount[];
  /** Each once, in the order of their ids. */
  operatorAccounts: string[];
  lines: PlacedLine[];
  /** Ids of rounds that must not be there yet. */
  newRounds: string[];
  rounds: Numbered<RoundRow>[];
  bets: Numbered<BetRow>[];
  days: Numbered<DayRow>[];
}

/** Throws a TypeError for an operation of several members. */
export function tablesOf(operations: readonly BatchOperation[]): BatchTables {
  const tables: BatchTables = {
    guards: [],
    acts: [],
    accounts: [],
    operatorAccounts: [],
    lines: [],
    newRounds: [],
    rounds: [],
    bets: [],
    days: [],
  };
  for (let op = 0; op < operations.length; op += 1) addOperation(tables, operations[op] as BatchOperation, op);
  tables.accounts.sort((a, b) => (a.row.id < b.row.id ? -1 : 1));
  placeLines(tables);
  return tables;
}

function addOperation(tables: BatchTables, operation: BatchOperation, op: number): void {
  const { lines, rounds, bets } = operation;
  const first = lines[0];
  const memberId = (first ?? rounds[0] ?? bets[0])?.memberId ?? null;
  const source = first ? first.source : null;
  const subject = first ? first.subject : null;
  tables.acts.push({
    guard: placeOfGuard(tables, operation.guard),
    sessionHash: operation.guard.sessionHash,
    memberId,
    source,
    subject,
  });
  for (const row of operation.accounts) tables.accounts.push({ op, row });
  for (const row of lines) {
    tables.lines.push({
      op,
      row,
      debit: null,
      credit: null,
      source: row.source === source ? null : row.source,
      subject: row.subject === subject ? null : row.subject,
    });
    refuseUnknown(row, memberId);
  }
  for (const row of rounds) {
    tables.rounds.push({ op, row });
    if (row.isNew) tables.newRounds.push(row.roundId);
    refuseUnknown(row, memberId);
  }
  for (const row of bets) {
    tables.bets.push({ op, row });
    if (row.isNew) tables.newRounds.push(row.roundId);
    refuseUnknown(row, memberId);
  }
  for (const row of operation.days) tables.days.push({ op, row });
}

function refuseUnknown(row: LineRow | RoundRow | BetRow, memberId: string | null): void {
  if (row.memberId !== memberId) throw new TypeError(`an operation of ${memberId} cannot write of ${row.memberId}`);
}

function placeOfGuard({ guards }: BatchTables, { brandId, generation }: BatchOperation['guard']): number {
  for (let index = 0; index < guards.length; index += 1) {
    const guard = guards[index];
    if (guard?.brandId === brandId && guard.generation === generation) return index + 1;
  }
  return guards.push({ brandId, generation });
}

/** A side with a version is one of the operation's own accounts, any other is the operator's. */
function placeLines({ accounts, operatorAccounts, lines }: BatchTables): void {
  const places = new Map<string, number>();
  const noteOperator = (id: string | null, version: bigint | null) => {
    if (id === null || version !== null || places.has(id)) return;
    places.set(id, 0);
    operatorAccounts.push(id);
  };
  for (const { row } of lines) {
    noteOperator(row.debitAccountId, row.debitVersion);
    noteOperator(row.creditAccountId, row.creditVersion);
  }
  operatorAccounts.sort();
  for (let index = 0; index < operatorAccounts.length; index += 1)
    places.set(operatorAccounts[index] as string, index + 1);
  for (let index = 0; index < accounts.length; index += 1) {
    places.set((accounts[index] as NumberedAccount).row.id, operatorAccounts.length + index + 1);
  }
  for (const line of lines) {
    line.debit = placeOf(places, line.row.debitAccountId);
    line.credit = placeOf(places, line.row.creditAccountId);
  }
}

function placeOf(places: ReadonlyMap<string, number>, id: string | null): number | null {
  if (id === null) return null;
  const place = places.get(id);
  if (place === undefined) throw new TypeError(`a line moves the account ${id}, which its operation does not write`);
  return place;
}
