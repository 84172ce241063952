import type { CollusionSignal, PlayerLink } from '@baize/contract';
import type { RoomsDatabase } from '../dependencies.ts';
import { grouped } from './grouped.ts';
import { sumOfFacts } from './pair-facts.ts';
import { stateAfterScore } from './pair-states.ts';
import type { FactsOfGame } from './reading-store.ts';
import { type OneSide, shownFrom, signalsOf, totalOf } from './signals.ts';

/** Two players who sat at one table; the smaller reference is the first. */
export interface Pair {
  firstRef: string;
  secondRef: string;
  scope: string;
}
export interface ScoredPair extends Pair {
  signals: CollusionSignal[];
  score: number;
  hands: number;
}

/** What pairs come to, by all that is known of their players. */
export function scorePairs(
  pairs: readonly Pair[],
  facts: readonly FactsOfGame[],
  linksOf: (pair: Pair) => readonly PlayerLink[],
): ScoredPair[] {
  const ofPlayer = grouped(facts, ({ playerRef }) => playerRef);
  const sideOf = (playerRef: string, otherRef: string, gameCode: string): OneSide => {
    const own = (ofPlayer.get(playerRef) ?? []).filter((one) => one.gameCode === gameCode);
    return {
      withOther: sumOfFacts(own.filter((one) => one.otherRef === otherRef)),
      withRest: sumOfFacts(own.filter((one) => one.otherRef !== otherRef)),
    };
  };
  return pairs.map((pair) => {
    const { firstRef, secondRef } = pair;
    const together = (ofPlayer.get(firstRef) ?? []).filter((one) => one.otherRef === secondRef);
    const games = together.map(({ gameCode }) => ({
      gameCode,
      first: sideOf(firstRef, secondRef, gameCode),
      second: sideOf(secondRef, firstRef, gameCode),
    }));
    const signals = signalsOf(games, linksOf(pair));
    return { ...pair, signals, score: totalOf(signals), hands: sumOfFacts(together).hands };
  });
}

/** Stores pairs that staff should look at, and what became of those that it has. */
export async function savePairs(
  transaction: RoomsDatabase,
  { now, newId }: { now: Date; newId: () => string },
  scored: readonly ScoredPair[],
): Promise<void> {
  for (const { firstRef, secondRef, scope, signals, score, hands } of scored) {
    const known = await transaction
      .selectFrom('rooms.pairs')
      .select(['id', 'status', 'cleared_score'])
      .where('first_ref', '=', firstRef)
      .where('second_ref', '=', secondRef)
      .forUpdate()
      .executeTakeFirst();
    const found = { score, hands, signals: JSON.stringify(signals), scored_at: now };
    if (known)
      await transaction
        .updateTable('rooms.pairs')
        .set({ ...found, status: stateAfterScore(known.status, score, known.cleared_score) })
        .where('id', '=', known.id)
        .execute();
    else if (score >= shownFrom)
      await transaction
        .insertInto('rooms.pairs')
        .values({
          ...found,
          id: newId(),
          first_ref: firstRef,
          second_ref: secondRef,
          scope,
          status: 'new',
          cleared_score: null,
          found_at: now,
        })
        .execute();
  }
}
