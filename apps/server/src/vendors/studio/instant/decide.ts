import { drawOfRound } from '@baize/fairness';
import type { Kysely } from 'kysely';
import { withTables } from '../../../platform/database/database.ts';
import { isCheckDue } from '../../reality-checks.ts';
import type { StudioDependencies } from '../dependencies.ts';
import type { StudioTables } from '../schema.ts';
import { type LiveSeed, lockLiveSeed } from '../seeds.ts';
import type { StudioSession } from '../sessions.ts';
import { waitForRoundInterval } from '../slots/round-interval.ts';
import type { InstantGame, Stored } from './game.ts';
import type { InstantTables } from './schema.ts';
import { findById, findUnfinishedInstant, type InstantRow } from './store.ts';

export interface InstantOrder {
  session: StudioSession;
  game: InstantGame;
  /** Made by the client, lower case. */
  roundId: string;
  betMinor: bigint;
  choice: Stored;
}

export type InstantDecision =
  | { kind: 'round'; row: InstantRow; seed: LiveSeed }
  /** The id belongs to a round with another content or of another player. */
  | { kind: 'otherContent' }
  /** Another round of the player is not over yet. */
  | { kind: 'unfinished'; row: InstantRow }
  /** The last round was too short a time ago. */
  | { kind: 'tooSoon'; retryAfterMs: number }
  /** The player is to be shown what he did first. */
  | { kind: 'checkDue' };

const isSame = (row: InstantRow, { session, betMinor, choice }: InstantOrder) =>
  row.player_ref === session.playerRef &&
  row.game_code === session.gameCode &&
  row.bet_minor === betMinor &&
  JSON.stringify(row.choice) === JSON.stringify(choice);

export function createInstantDecide({ database: anyDatabase, clock, secretBox }: StudioDependencies) {
  const database = withTables<InstantTables>(anyDatabase);

  /** Null when the id was taken by another player at the same moment. */
  const insert = async (transaction: Kysely<InstantTables>, order: InstantOrder, seed: LiveSeed) => {
    const { session, game, roundId, betMinor, choice } = order;
    const serverSeed = await secretBox.open(seed.sealedServerSeed);
    const draw = drawOfRound({ serverSeed, clientSeed: seed.clientSeed, nonce: seed.nextNonce });
    const outcome = game.draw(choice, draw);
    const row = {
      id: roundId,
      player_ref: session.playerRef,
      game_code: session.gameCode,
      session_hash: session.tokenHash,
      seed_id: seed.id,
      nonce: seed.nextNonce,
      rules_version: game.rulesVersion,
      bet_minor: betMinor,
      status: 'staking' as const,
      payout_minor: game.payoutAtOnce({ betMinor, choice, outcome, steps: [] }),
      refusal: null,
      played_at: clock.now(),
      settled_at: null,
    };
    const stored = { choice: JSON.stringify(choice), outcome: JSON.stringify(outcome), steps: '[]' };
    const inserted = await transaction
      .insertInto('studio.instant_rounds')
      .values({ ...row, ...stored })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows !== 1n) return null;
    const facts = { server_seed_hash: seed.serverSeedHash, client_seed: seed.clientSeed };
    return { ...row, choice, outcome, steps: [], ...facts } satisfies InstantRow;
  };

  /** Draws the round and stores it, once for each id; no money moves yet. The lock on the seed makes a player's rounds follow one another. */
  return (order: InstantOrder): Promise<InstantDecision> =>
    database.transaction().execute(async (transaction): Promise<InstantDecision> => {
      const seed = await lockLiveSeed(withTables<StudioTables>(transaction), order.session);
      const known = await findById(transaction, order.roundId);
      if (known) return isSame(known, order) ? { kind: 'round', row: known, seed } : { kind: 'otherContent' };
      const standing = await findUnfinishedInstant(transaction, order.session);
      if (standing) return { kind: 'unfinished', row: standing };
      const now = clock.now();
      if (isCheckDue(order.session.realityCheck, now)) return { kind: 'checkDue' };
      const retryAfterMs = await waitForRoundInterval(transaction, order.session, now);
      if (retryAfterMs > 0) return { kind: 'tooSoon', retryAfterMs };
      const row = await insert(transaction, order, seed);
      if (!row) return { kind: 'otherContent' };
      const nextNonce = seed.nextNonce + 1;
      await transaction.updateTable('studio.seeds').set({ next_nonce: nextNonce }).where('id', '=', seed.id).execute();
      return { kind: 'round', row, seed: { ...seed, nextNonce } };
    });
}
