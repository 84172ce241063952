import { createClientSeed, createServerSeed, hashServerSeed } from '@baize/fairness';
import type { Kysely } from 'kysely';
import type { PlayerInGame, StudioDependencies } from './dependencies.ts';
import type { StudioTables } from './schema.ts';

type Connection = Kysely<StudioTables>;

/** The seed that decides the player's next rounds. The server seed itself stays sealed. */
export interface LiveSeed {
  id: string;
  sealedServerSeed: string;
  serverSeedHash: string;
  /** The successor; null for a seed from before successors were bound. */
  nextSealedServerSeed: string | null;
  nextServerSeedHash: string | null;
  clientSeed: string;
  nextNonce: number;
}

export interface RetiredSeed {
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  roundCount: number;
}

const liveSeedOf = (connection: Connection, { playerRef, gameCode }: PlayerInGame) =>
  connection
    .selectFrom('studio.seeds')
    .select([
      'id',
      'sealed_server_seed as sealedServerSeed',
      'server_seed_hash as serverSeedHash',
      'next_sealed_server_seed as nextSealedServerSeed',
      'next_server_seed_hash as nextServerSeedHash',
      'client_seed as clientSeed',
      'next_nonce as nextNonce',
    ])
    .where('player_ref', '=', playerRef)
    .where('game_code', '=', gameCode)
    .where('retired_at', 'is', null)
    .$narrowType<{ sealedServerSeed: string }>();

export const readLiveSeed = (connection: Connection, player: PlayerInGame): Promise<LiveSeed> =>
  liveSeedOf(connection, player).executeTakeFirstOrThrow();

/** A turn is missed only when somebody else took one: with at most so many connections in the queue, everybody's comes. */
const lockAttempts = 200;

/**
 * Takes the player's turn in this game: one round at a time is decided, and no seed is retired meanwhile. When the awaited seed was
 * retired by the one before, the row is gone from this statement's sight and the next statement finds its successor.
 */
export async function lockLiveSeed(transaction: Connection, player: PlayerInGame): Promise<LiveSeed> {
  for (let attempt = 0; attempt < lockAttempts; attempt += 1) {
    const seed = await liveSeedOf(transaction, player).forUpdate().executeTakeFirst();
    if (seed) return seed;
  }
  throw new Error('the player has no live seed in this game');
}

interface SealedSeed {
  sealed: string;
  hash: string;
}

export function createSeeds({ secretBox, clock, newId }: StudioDependencies) {
  const newServerSeed = async (): Promise<SealedSeed> => {
    const serverSeed = createServerSeed();
    return { sealed: await secretBox.seal(serverSeed), hash: hashServerSeed(serverSeed) };
  };

  const insertSeed = async (
    connection: Connection,
    player: PlayerInGame,
    { sealed, hash }: SealedSeed,
    clientSeed: string,
  ): Promise<void> => {
    const next = await newServerSeed();
    await connection
      .insertInto('studio.seeds')
      .values({
        id: newId(),
        player_ref: player.playerRef,
        game_code: player.gameCode,
        sealed_server_seed: sealed,
        server_seed: null,
        server_seed_hash: hash,
        next_sealed_server_seed: next.sealed,
        next_server_seed_hash: next.hash,
        client_seed: clientSeed,
        created_at: clock.now(),
        retired_at: null,
      })
      .onConflict((conflict) =>
        conflict.columns(['player_ref', 'game_code']).where('retired_at', 'is', null).doNothing(),
      )
      .execute();
  };

  /** The live seed; makes the first one and its successor, so that their hashes are known before the first bet. */
  const ensureLiveSeed = async (connection: Connection, player: PlayerInGame): Promise<LiveSeed> => {
    const live = await liveSeedOf(connection, player).executeTakeFirst();
    if (live?.nextServerSeedHash) return live;
    if (live) await bindSuccessor(connection, live);
    else await insertSeed(connection, player, await newServerSeed(), createClientSeed());
    return readLiveSeed(connection, player);
  };

  const bindSuccessor = async (connection: Connection, { id }: LiveSeed): Promise<void> => {
    const { sealed, hash } = await newServerSeed();
    await connection
      .updateTable('studio.seeds')
      .set({ next_sealed_server_seed: sealed, next_server_seed_hash: hash })
      .where('id', '=', id)
      .where('retired_at', 'is', null)
      .where('next_server_seed_hash', 'is', null)
      .execute();
  };

  /** Publishes a locked live seed and puts its successor with the player's client seed in its place. */
  const replaceSeed = async (
    transaction: Connection,
    player: PlayerInGame,
    live: LiveSeed,
    clientSeed: string,
  ): Promise<RetiredSeed> => {
    const serverSeed = await secretBox.open(live.sealedServerSeed);
    await transaction
      .updateTable('studio.seeds')
      .set({
        sealed_server_seed: null,
        server_seed: serverSeed,
        next_sealed_server_seed: null,
        retired_at: clock.now(),
      })
      .where('id', '=', live.id)
      .execute();
    await insertSeed(transaction, player, successorOf(live) ?? (await newServerSeed()), clientSeed);
    return {
      serverSeed,
      serverSeedHash: live.serverSeedHash,
      clientSeed: live.clientSeed,
      roundCount: live.nextNonce,
    };
  };

  return { ensureLiveSeed, replaceSeed };
}
export type Seeds = ReturnType<typeof createSeeds>;

function successorOf({ nextSealedServerSeed, nextServerSeedHash }: LiveSeed): SealedSeed | null {
  if (nextSealedServerSeed === null || nextServerSeedHash === null) return null;
  return { sealed: nextSealedServerSeed, hash: nextServerSeedHash };
}
