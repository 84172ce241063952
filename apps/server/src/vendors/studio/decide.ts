import { drawOfRound } from '@baize/fairness';
import type { Kysely } from 'kysely';
import { withTables } from '../../platform/database/database.ts';
import type { StudioDependencies } from './dependencies.ts';
import type { StudioGame } from './games.ts';
import { findRound, findUnfinished, type RoundRow } from './rounds-store.ts';
import { type LiveSeed, lockLiveSeed } from './seeds.ts';
import type { StudioSession } from './sessions.ts';
import type { StudioTables } from './tables.ts';

export interface RoundOrder {
  session: StudioSession;
  game: StudioGame;
  /** Made by the client, lower case. */
  roundId: string;
  betMinor: bigint;
}

export type Decision =
  /** The round of this id, decided now or before, and the seed's state after it. */
  | { kind: 'round'; round: RoundRow; seed: LiveSeed }
  /** The id belongs to a round with another bet or of another player. */
  | { kind: 'otherContent' }
  /** Another round is not settled or not shown yet. */
  | { kind: 'unfinished'; round: RoundRow };

export function createDecide({ database: anyDatabase, clock, secretBox }: StudioDependencies) {
  const database = withTables<StudioTables>(anyDatabase);

  const insertRound = async (
    transaction: Kysely<StudioTables>,
    { session, game, roundId, betMinor }: RoundOrder,
    seed: LiveSeed,
  ): Promise<boolean> => {
    const serverSeed = await secretBox.open(seed.sealedServerSeed);
    const draw = drawOfRound({ serverSeed, clientSeed: seed.clientSeed, nonce: seed.nextNonce });
    const { events, payoutMinor } = game.play({ betMinor, draw });
    const inserted = await transaction
      .insertInto('studio.rounds')
      .values({
        id: roundId,
        player_ref: session.playerRef,
        game_code: session.gameCode,
        session_hash: session.tokenHash,
        seed_id: seed.id,
        nonce: seed.nextNonce,
        rules_version: game.rulesVersion,
        bet_minor: betMinor,
        payout_minor: payoutMinor,
        events: JSON.stringify(events),
        status: 'decided',
        refusal: null,
        presented_at: null,
        played_at: clock.now(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n;
  };

  /**
   * Decides the whole round and stores it, once for each id; no money moves yet. The lock on the live seed makes a player's rounds
   * in a game follow one another, so no nonce is used twice.
   */
  return (order: RoundOrder): Promise<Decision> =>
    database.transaction().execute(async (transaction): Promise<Decision> => {
      const { session, roundId, betMinor } = order;
      const seed = await lockLiveSeed(transaction, session);
      const known = await findRound(transaction, roundId);
      if (known) {
        const isSame =
          known.player_ref === session.playerRef &&
          known.game_code === session.gameCode &&
          known.bet_minor === betMinor;
        return isSame ? { kind: 'round', round: known, seed } : { kind: 'otherContent' };
      }
      const unfinished = await findUnfinished(transaction, session);
      if (unfinished) return { kind: 'unfinished', round: unfinished };

      if (!(await insertRound(transaction, order, seed))) return { kind: 'otherContent' };
      const nextNonce = seed.nextNonce + 1;
      await transaction.updateTable('studio.seeds').set({ next_nonce: nextNonce }).where('id', '=', seed.id).execute();
      const round = await findRound(transaction, roundId);
      if (!round) throw new Error(`round ${roundId} was stored and is not there`);
      return { kind: 'round', round, seed: { ...seed, nextNonce } };
    });
}
