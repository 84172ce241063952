import type { Kysely, Selectable } from 'kysely';
import type { SharedTables, TableRoundStatus } from './schema.ts';

type Connection = Kysely<SharedTables>;
export type TableRoundRow = Selectable<SharedTables['studio.table_rounds']>;

const live: readonly TableRoundStatus[] = ['betting', 'closed', 'deciding', 'decided', 'dealt'];

/** The round that is going on, or the last one that ended. */
export const currentRound = (connection: Connection, gameCode: string): Promise<TableRoundRow | undefined> =>
  connection
    .selectFrom('studio.table_rounds')
    .selectAll()
    .where('game_code', '=', gameCode)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The round of a table that stays open for bets while the transaction runs; undefined when none is open (any more). */
export async function holdBetting(
  transaction: Connection,
  gameCode: string,
  nowOf: (round: TableRoundRow) => Date,
): Promise<TableRoundRow | undefined> {
  const round = await transaction
    .selectFrom('studio.table_rounds')
    .selectAll()
    .where('game_code', '=', gameCode)
    .where('status', '=', 'betting')
    .forShare()
    .executeTakeFirst();
  return round && round.closes_at > nowOf(round) ? round : undefined;
}

/** The round of a table that stays open for decisions while the transaction runs; undefined when none is open (any more). */
export async function holdDeciding(
  transaction: Connection,
  roundId: string,
  nowOf: (round: TableRoundRow) => Date,
): Promise<TableRoundRow | undefined> {
  const round = await transaction
    .selectFrom('studio.table_rounds')
    .selectAll()
    .where('id', '=', roundId)
    .where('status', '=', 'deciding')
    .forShare()
    .executeTakeFirst();
  return round?.phase_ends_at && round.phase_ends_at > nowOf(round) ? round : undefined;
}

/** Results, oldest first. */
export async function recentOutcomes(connection: Connection, gameCode: string, limit: number) {
  const rows = await connection
    .selectFrom('studio.table_rounds')
    .select(['number', 'outcome'])
    .where('game_code', '=', gameCode)
    .where('status', '=', 'settled')
    .orderBy('number', 'desc')
    .limit(limit)
    .$narrowType<{ outcome: Record<string, unknown> }>()
    .execute();
  return rows.reverse();
}

export type RoundChange = Partial<{
  status: TableRoundStatus;
  client_seed: string;
  server_seed: string;
  outcome: string;
  next_start: string;
  dealt_at: Date;
  shown_at: Date;
  settled_at: Date;
  phase: number;
  phase_at: Date;
  phase_ends_at: Date;
}>;

/** Brings a round on from a status and phase; false when another process did it before. */
export async function advanceRound(
  connection: Connection,
  { id, phase }: Pick<TableRoundRow, 'id' | 'phase'>,
  from: TableRoundStatus,
  change: RoundChange,
): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('studio.table_rounds')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', from)
    .where('phase', 'is not distinct from', phase)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const isLive = ({ status }: Pick<TableRoundRow, 'status'>): boolean => live.includes(status);
