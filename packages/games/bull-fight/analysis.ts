import { type Composition, compositionsOf, countPairs } from '../niuniu/compositions.ts';
import { type BullClass, bullHandOf } from '../niuniu/hand.ts';
import { analyseBets, type BetAnalysis, type Weighted } from '../table-engine/analysis.ts';
import type { BetType } from '../table-engine/bet-type.ts';
import type { BullFightSeen } from './bets.ts';

const kings = 13;
/** Each rank for itself: four of a rank are a bomb. */
const ranks = Array.from({ length: kings }, (_, rank) => [rank + 1]);

/** All 3,986,646,103,440 deals, those that pay alike in one: two hands of these types stand for all pairs of them. */
export function ways(): Weighted<BullFightSeen>[] {
  const dealt = compositionsOf(ranks, (cards) => bullHandOf(cards).name);
  const handOf = (name: BullClass): Composition<BullClass>['cards'] =>
    dealt.compositions.find((one) => one.name === name)?.cards ?? [];
  return countPairs(dealt).map(({ names: [red, blue], pairs }) => ({
    seen: { red: handOf(red), blue: handOf(blue) },
    weight: BigInt(pairs),
  }));
}

export const analyse = (betTypes: readonly BetType<BullFightSeen>[]): BetAnalysis[] => analyseBets(betTypes, ways());
