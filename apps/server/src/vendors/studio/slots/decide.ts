import { drawOfRound } from '@baize/fairness';
import type { Slot } from '@baize/games/slot-engine';
import type { Kysely } from 'kysely';
import { withTables } from '../../../platform/database/database.ts';
import { isCheckDue } from '../../reality-checks.ts';
import type { StudioDependencies } from '../dependencies.ts';
import { type Contribution, JackpotTaken, playForJackpots, shareStake } from '../jackpots/index.ts';
import type { StoredContribution, StudioTables } from '../schema.ts';
import { type LiveSeed, lockLiveSeed } from '../seeds.ts';
import type { StudioSession } from '../sessions.ts';
import { waitForRoundInterval } from './round-interval.ts';
import { findStanding, type RoundRow } from './rounds-store.ts';

export interface RoundOrder {
  session: StudioSession;
  game: Slot;
  /** Made by the client, lower case. */
  roundId: string;
  betMinor: bigint;
  /** The feature is bought for this, which is staked in place of the bet; null: it is not. */
  priceMinor: bigint | null;
  /** The grant of free rounds that pays for it; null: the bet is staked. */
  grantId: string | null;
}

export type Decision =
  /** The round of this id, decided now or before, and the seed's state after it. */
  | { kind: 'round'; round: RoundRow; seed: LiveSeed }
  /** The id belongs to a round with another bet or of another player. */
  | { kind: 'otherContent' }
  /** Another round is not settled or not shown yet. */
  | { kind: 'unfinished'; round: RoundRow }
  /** A jackpot falls that waits for these other rounds: they are finished first. Nothing was decided. */
  | { kind: 'jackpotTaken'; roundIds: readonly string[] }
  /** The player is to be shown first what he did. */
  | { kind: 'checkDue' }
  /** The last round was too short a time ago. */
  | { kind: 'tooSoon'; retryAfterMs: number };

/** The id of a round was taken by another player, or in another game, at the same moment. */
class IdTaken extends Error {}

export function createDecide({ wallet, database: anyDatabase, clock, secretBox }: StudioDependencies) {
  const database = withTables<StudioTables>(anyDatabase);

  /** Throws IdTaken, so that neither counters nor pools keep what a round that is not there would have brought. */
  const insertRound = async (
    transaction: Kysely<StudioTables>,
    { session, game, roundId, betMinor, priceMinor, grantId }: RoundOrder,
    seed: LiveSeed,
  ): Promise<RoundRow> => {
    const serverSeed = await secretBox.open(seed.sealedServerSeed);
    const seeds = { serverSeed, clientSeed: seed.clientSeed, nonce: seed.nextNonce };
    const { jackpotScope } = session;
    const player = { roundId, jackpotScope, playerRef: session.playerRef, gameCode: session.gameCode };
    const costMinor = priceMinor ?? betMinor;
    const stakeMinor = grantId === null ? costMinor : 0n;
    const shared = await shareStake(transaction, secretBox, game, player, stakeMinor);
    const { dropped } = shared;
    const isBought = priceMinor !== null;
    const { events, payoutMinor } = await playForJackpots(transaction, wallet, player, dropped, (jackpotPoolsMinor) =>
      game.play({ betMinor, isBought, jackpotPoolsMinor, dropped, draw: drawOfRound(seeds) }),
    );
    const contributions = storedParts(shared.contributions);
    const round = {
      id: roundId,
      player_ref: session.playerRef,
      game_code: session.gameCode,
      session_hash: session.tokenHash,
      seed_id: seed.id,
      nonce: seed.nextNonce,
      rules_version: game.rulesVersion,
      bet_minor: costMinor,
      payout_minor: payoutMinor,
      status: 'decided' as const,
      refusal: null,
      presented_at: null,
      played_at: clock.now(),
      staked_at: null,
      picked: [],
      grant_id: grantId,
    };
    const inserted = await transaction
      .insertInto('studio.rounds')
      .values({
        ...round,
        events: JSON.stringify(events),
        contributions: contributions && JSON.stringify(contributions),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows !== 1n) throw new IdTaken();
    return {
      ...round,
      events: events.map((event) => ({ ...event })),
      server_seed_hash: seed.serverSeedHash,
      client_seed: seed.clientSeed,
      pot_scope: jackpotScope,
      contributions,
    };
  };

  const decide = (order: RoundOrder): Promise<Decision> =>
    database.transaction().execute(async (transaction): Promise<Decision> => {
      const { session, roundId } = order;
      const seed = await lockLiveSeed(transaction, session);
      const { known, unfinished } = await findStanding(transaction, session, roundId);
      if (known) return isOrdered(known, order) ? { kind: 'round', round: known, seed } : { kind: 'otherContent' };
      if (unfinished) return { kind: 'unfinished', round: unfinished };
      const now = clock.now();
      if (isCheckDue(session.realityCheck, now)) return { kind: 'checkDue' };
      const retryAfterMs = await waitForRoundInterval(transaction, session, now);
      if (retryAfterMs > 0) return { kind: 'tooSoon', retryAfterMs };

      const round = await insertRound(transaction, order, seed);
      const nextNonce = seed.nextNonce + 1;
      await transaction.updateTable('studio.seeds').set({ next_nonce: nextNonce }).where('id', '=', seed.id).execute();
      return { kind: 'round', round, seed: { ...seed, nextNonce } };
    });

  /**
   * Decides the whole round and stores it, once for each id; no money moves yet. The lock on the live seed makes a player's rounds
   * in a game follow one another, so no nonce is used twice.
   */
  return async (order: RoundOrder): Promise<Decision> => {
    try {
      return await decide(order);
    } catch (error) {
      if (error instanceof IdTaken) return { kind: 'otherContent' };
      if (error instanceof JackpotTaken) return { kind: 'jackpotTaken', roundIds: error.roundIds };
      throw error;
    }
  };
}

/** A bought round says so in its first event. */
const isBought = ({ events: [first] }: RoundRow): boolean => first?.type === 'featureBought';

/** Whether this round is what was ordered. */
const isOrdered = (round: RoundRow, { session, betMinor, priceMinor, grantId }: RoundOrder): boolean =>
  round.player_ref === session.playerRef &&
  round.game_code === session.gameCode &&
  round.bet_minor === (priceMinor ?? betMinor) &&
  isBought(round) === (priceMinor !== null) &&
  round.grant_id === grantId;

const storedParts = (contributions: Contribution[] | null): StoredContribution[] | null =>
  contributions === null
    ? null
    : contributions.map(({ pool, amountMinor }) => ({ pool, amountMinor: `${amountMinor}` }));
