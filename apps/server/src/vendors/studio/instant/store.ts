import type { WalletCode } from '@baize/vendor-kit';
import type { Kysely, Selectable } from 'kysely';
import type { PlayerInGame } from '../dependencies.ts';
import type { Stored } from './game.ts';
import type { InstantTables } from './tables.ts';

type Connection = Kysely<InstantTables>;

/** A round with the public facts of its seed. */
export type InstantRow = Selectable<InstantTables['studio.instant_rounds']> & {
  server_seed_hash: string;
  client_seed: string;
};

const unfinished = ['staking', 'open', 'paying'] as const;

const rowsWithSeeds = (connection: Connection) =>
  connection
    .selectFrom('studio.instant_rounds as round')
    .innerJoin('studio.seeds as seed', 'seed.id', 'round.seed_id')
    .selectAll('round')
    .select(['seed.server_seed_hash', 'seed.client_seed']);

export const findById = (connection: Connection, roundId: string): Promise<InstantRow | undefined> =>
  rowsWithSeeds(connection).where('round.id', '=', roundId).executeTakeFirst();

/** The same, and nobody else may change it until the transaction ends. */
export const lockById = (transaction: Connection, roundId: string): Promise<InstantRow | undefined> =>
  rowsWithSeeds(transaction).where('round.id', '=', roundId).forUpdate('round').executeTakeFirst();

export const findUnfinishedInstant = (
  connection: Connection,
  { playerRef, gameCode }: PlayerInGame,
): Promise<InstantRow | undefined> =>
  rowsWithSeeds(connection)
    .where('round.player_ref', '=', playerRef)
    .where('round.game_code', '=', gameCode)
    .where('round.status', 'in', unfinished)
    .executeTakeFirst();

/** Settled rounds, newest first. */
export const listSettledInstant = (
  connection: Connection,
  { playerRef, gameCode }: PlayerInGame,
  limit: number,
): Promise<InstantRow[]> =>
  rowsWithSeeds(connection)
    .where('round.player_ref', '=', playerRef)
    .where('round.game_code', '=', gameCode)
    .where('round.status', '=', 'settled')
    .orderBy('round.played_at', 'desc')
    .orderBy('round.nonce', 'desc')
    .limit(limit)
    .execute();

/** Rounds whose money a crash may have cut off, with the sealed token of their session. */
export const listCutOff = (connection: Connection) =>
  rowsWithSeeds(connection)
    .innerJoin('studio.sessions as session', 'session.token_hash', 'round.session_hash')
    .select('session.sealed_token')
    .where('round.status', 'in', ['staking', 'paying'])
    .execute();

/** Open rounds that nobody has gone on with since the moment. */
export const listAbandoned = (connection: Connection, playedBefore: Date): Promise<InstantRow[]> =>
  rowsWithSeeds(connection).where('round.status', '=', 'open').where('round.played_at', '<', playedBefore).execute();

export const markOpen = (connection: Connection, id: string) =>
  connection
    .updateTable('studio.instant_rounds')
    .set({ status: 'open' })
    .where('id', '=', id)
    .where('status', '=', 'staking')
    .execute();

export const markInstantSettled = (connection: Connection, id: string, settledAt: Date) =>
  connection
    .updateTable('studio.instant_rounds')
    .set({ status: 'settled', settled_at: settledAt })
    .where('id', '=', id)
    .where('status', 'in', ['staking', 'paying'])
    .execute();

export const markInstantRefused = (connection: Connection, id: string, refusal: WalletCode) =>
  connection
    .updateTable('studio.instant_rounds')
    .set({ status: 'refused', refusal })
    .where('id', '=', id)
    .where('status', '=', 'staking')
    .execute();

/** Writes the steps of a locked round; with a payout the round has ended. */
export const writeSteps = (transaction: Connection, id: string, steps: readonly Stored[], payoutMinor: bigint | null) =>
  transaction
    .updateTable('studio.instant_rounds')
    .set({
      steps: JSON.stringify(steps),
      ...(payoutMinor === null ? {} : { status: 'paying' as const, payout_minor: payoutMinor }),
    })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .execute();
