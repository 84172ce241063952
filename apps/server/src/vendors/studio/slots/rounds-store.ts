import type { WalletCode } from '@baize/vendor-kit';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { PlayerInGame } from '../dependencies.ts';
import { inPages } from '../pages.ts';
import type { StudioTables } from '../schema.ts';

type Connection = Kysely<StudioTables>;

/** A round with the public facts of its seed. */
export type RoundRow = Selectable<StudioTables['studio.rounds']> & {
  server_seed_hash: string;
  client_seed: string;
  /** Of the session that it was played in. */
  pot_scope: string;
};

/** A round whose stake was paid, to its end or up to a pick bonus: the only kind that a player sees. */
export type SettledRound = RoundRow & ({ status: 'settled' } | { status: 'decided'; staked_at: Date });

const roundsWithSeeds = (connection: Connection) =>
  connection
    .selectFrom('studio.rounds')
    .innerJoin('studio.seeds', 'studio.seeds.id', 'studio.rounds.seed_id')
    .innerJoin('studio.sessions', 'studio.sessions.token_hash', 'studio.rounds.session_hash')
    .selectAll('studio.rounds')
    .select(['studio.seeds.server_seed_hash', 'studio.seeds.client_seed', 'studio.sessions.pot_scope']);

const roundsOf = (connection: Connection, { playerRef, gameCode }: PlayerInGame) =>
  roundsWithSeeds(connection)
    .where('studio.rounds.player_ref', '=', playerRef)
    .where('studio.rounds.game_code', '=', gameCode);

export const findRound = (connection: Connection, roundId: string): Promise<RoundRow | undefined> =>
  roundsWithSeeds(connection).where('studio.rounds.id', '=', roundId).executeTakeFirst();

/** Of one trip: the round of this id, whoever's it is, and the player's unfinished one. */
export async function findStanding(connection: Connection, { playerRef, gameCode }: PlayerInGame, roundId: string) {
  const rounds: RoundRow[] = await roundsWithSeeds(connection)
    .where((where) =>
      where.or([
        where('studio.rounds.id', '=', roundId),
        where.and([
          where('studio.rounds.player_ref', '=', playerRef),
          where('studio.rounds.game_code', '=', gameCode),
          where('studio.rounds.presented_at', 'is', null),
          where('studio.rounds.status', '<>', 'refused'),
        ]),
      ]),
    )
    .execute();
  return { known: rounds.find(({ id }) => id === roundId), unfinished: rounds.find(({ id }) => id !== roundId) };
}

/** The round that stands between the player and his next one: not settled yet, or not shown to its end. */
export const findUnfinished = (connection: Connection, player: PlayerInGame): Promise<RoundRow | undefined> =>
  roundsOf(connection, player)
    .where('studio.rounds.presented_at', 'is', null)
    .where('studio.rounds.status', '<>', 'refused')
    .executeTakeFirst();

/** Rounds that a player may see, newest first. */
export const listSettled = (connection: Connection, player: PlayerInGame, limit: number): Promise<SettledRound[]> =>
  roundsOf(connection, player)
    .where((where) =>
      where.or([
        where('studio.rounds.status', '=', 'settled'),
        where.and([where('studio.rounds.status', '=', 'decided'), where('studio.rounds.staked_at', 'is not', null)]),
      ]),
    )
    .orderBy('studio.rounds.played_at', 'desc')
    .orderBy('studio.rounds.nonce', 'desc')
    .limit(limit)
    .$castTo<SettledRound>()
    .execute();

export const findWithSession = (connection: Connection, roundId: string): Promise<RoundWithSession | undefined> =>
  roundsWithSeeds(connection)
    .select('studio.sessions.sealed_token')
    .where('studio.rounds.id', '=', roundId)
    .executeTakeFirst();

/** Rounds that have waited for their player's picks since before the moment. */
export async function listStaked(connection: Connection, stakedBefore: Date): Promise<string[]> {
  const rows = await connection
    .selectFrom('studio.rounds')
    .select('id')
    .where('status', '=', 'decided')
    .where('staked_at', '<', stakedBefore)
    .execute();
  return rows.map(({ id }) => id);
}

/** A round with the sealed session that it was played in. */
type RoundWithSession = RoundRow & { sealed_token: string };
const pageSize = 200;

/**
 * Decided rounds of all players, oldest first; those decided before a moment, when one is named. Rounds that wait for picks are left out
 * as far as their times tell.
 */
export const listDecided = (connection: Connection, playedBefore: Date | null): AsyncIterable<RoundWithSession> =>
  inPages(pageSize, (last: RoundWithSession | null) =>
    roundsWithSeeds(connection)
      .select('studio.sessions.sealed_token')
      .where('studio.rounds.status', '=', 'decided')
      .where(sql<boolean>`(staked_at is null or played_at >= staked_at)`)
      .$if(playedBefore !== null, (rounds) => rounds.where('studio.rounds.played_at', '<', playedBefore))
      .$if(last !== null, (rounds) =>
        rounds.where(sql<boolean>`(played_at, studio.rounds.id) > (${last?.played_at}, ${last?.id}::uuid)`),
      )
      .orderBy('studio.rounds.played_at')
      .orderBy('studio.rounds.id')
      .limit(pageSize)
      .execute(),
  );

/** True when it was this call that did it. */
export async function markSettled(connection: Connection, roundId: string): Promise<boolean> {
  const marked = await connection
    .updateTable('studio.rounds')
    .set({ status: 'settled' })
    .where('id', '=', roundId)
    .where('status', '=', 'decided')
    .executeTakeFirst();
  return marked.numUpdatedRows === 1n;
}

/** The stake is paid, and the round waits for its player's picks. True when it was this call that did it. */
export async function markStaked(connection: Connection, roundId: string, at: Date): Promise<boolean> {
  const marked = await connection
    .updateTable('studio.rounds')
    .set({ staked_at: at })
    .where('id', '=', roundId)
    .where('status', '=', 'decided')
    .where('staked_at', 'is', null)
    .executeTakeFirst();
  return marked.numUpdatedRows === 1n;
}

/** True when it was this call that did it. */
export async function markRefused(connection: Connection, roundId: string, refusal: WalletCode): Promise<boolean> {
  const marked = await connection
    .updateTable('studio.rounds')
    .set({ status: 'refused', refusal })
    .where('id', '=', roundId)
    .where('status', '=', 'decided')
    .executeTakeFirst();
  return marked.numUpdatedRows === 1n;
}

/** Nobody may read what a round that was refused drew. */
export const hideEvents = (transaction: Connection, roundId: string) =>
  transaction.updateTable('studio.rounds').set({ events: '[]' }).where('id', '=', roundId).execute();

export async function markPresented(connection: Connection, roundId: string, at: Date): Promise<void> {
  await connection
    .updateTable('studio.rounds')
    .set({ presented_at: at })
    .where('id', '=', roundId)
    .where('status', '=', 'settled')
    .where('presented_at', 'is', null)
    .execute();
}
