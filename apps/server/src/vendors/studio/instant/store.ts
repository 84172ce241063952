import type { WalletCode } from '@baize/vendor-kit';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { PlayerInGame } from '../dependencies.ts';
import { inPages } from '../pages.ts';
import type { Stored } from './game.ts';
import type { InstantTables } from './schema.ts';

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

type RowWithSession = InstantRow & { sealed_token: string };
const pageSize = 500;

/** Rounds whose money may have been cut off, oldest first, with the sealed token of their session; those begun before a moment, when one is named. */
export const listCutOff = (connection: Connection, playedBefore: Date | null): AsyncIterable<RowWithSession> =>
  inPages(pageSize, (last: RowWithSession | null) =>
    rowsWithSeeds(connection)
      .innerJoin('studio.sessions as session', 'session.token_hash', 'round.session_hash')
      .select('session.sealed_token')
      .where('round.status', 'in', ['staking', 'paying'])
      .$if(playedBefore !== null, (rounds) => rounds.where('round.played_at', '<', playedBefore))
      .$if(last !== null, (rounds) =>
        rounds.where(sql<boolean>`(round.played_at, round.id) > (${last?.played_at}, ${last?.id}::uuid)`),
      )
      .orderBy('round.played_at')
      .orderBy('round.id')
      .limit(pageSize)
      .execute(),
  );

/** Ids of open rounds that were begun before the moment. */
export async function listAbandoned(connection: Connection, playedBefore: Date): Promise<string[]> {
  const rows = await connection
    .selectFrom('studio.instant_rounds')
    .select('id')
    .where('status', '=', 'open')
    .where('played_at', '<', playedBefore)
    .execute();
  return rows.map(({ id }) => id);
}

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

/**
 * The stake is barred or went back: whatever a twin of the request has made of the round since, no money stands behind it. A round of which
 * nothing was shown gives its nonce back in the same statement, so that its draw decides the next one; no other round can have begun.
 */
export const markInstantRefused = (connection: Connection, id: string, refusal: WalletCode) =>
  sql`
    with standing as (
      select id, seed_id, nonce, steps::text = '[]' as is_unseen from studio.instant_rounds
      where id = ${id} and status in (${sql.join(unfinished)}) for update
    ), refused as (
      update studio.instant_rounds as round set status = 'refused', refusal = ${refusal} from standing
      where round.id = standing.id
    )
    update studio.seeds as seed set next_nonce = standing.nonce from standing
    where seed.id = standing.seed_id and standing.is_unseen and seed.next_nonce = standing.nonce + 1`.execute(
    connection,
  );

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
