import { cardOf } from '../cards/index.ts';
import { compositionsOf, countHands, countPairs } from '../niuniu/compositions.ts';
import { type BullClass, liveBullHandOf } from '../niuniu/hand.ts';
import { analyseBets, type BetAnalysis, type Weighted } from '../table-engine/analysis.ts';
import type { BetType } from '../table-engine/bet-type.ts';
import { type DoorHands, doors } from '../table-engine/doors.ts';

/** Ranks that count alike: ace to nine, ten, and the pictures. */
const groups: readonly (readonly number[])[] = [...Array.from({ length: 10 }, (_, rank) => [rank + 1]), [11, 12, 13]];
const dealt = compositionsOf(groups, (cards) => liveBullHandOf(cards).name);
const { compositions } = dealt;

/** How many of the 2,598,960 hands are of each class of the live set. */
export const classCounts = (): ReadonlyMap<BullClass, number> => countHands(compositions);

/** Of all pairs of hands of one pack, how many have this class as the higher one. */
function higherCounts(): Map<BullClass, number> {
  const counts = new Map<BullClass, number>();
  for (const { names, pairs } of countPairs(dealt)) {
    const [higher] = [...names].sort((one, other) => rankOfClass(other) - rankOfClass(one));
    if (higher) counts.set(higher, (counts.get(higher) ?? 0) + pairs);
  }
  return counts;
}

const highestOf = (name: BullClass) =>
  compositions
    .filter((one) => one.name === name)
    .map(({ cards }) => cards)
    .reduce((best, cards) => (liveBullHandOf(cards).rank > liveBullHandOf(best).rank ? cards : best));
const rankOfClass = (name: BullClass) => liveBullHandOf(highestOf(name)).rank;
/** A low hand without a bull. */
const lowest = [cardOf(1, 'clubs'), cardOf(2, 'clubs'), cardOf(2, 'diamonds'), cardOf(3, 'clubs'), cardOf(8, 'clubs')];

/** All pairs of a player's and the banker's hand, those with the same winner's class in one. Neither side has an advantage, and there are no ties. */
export const ways = (): Weighted<DoorHands>[] =>
  [...higherCounts()].flatMap(([name, count]) => {
    const cards = highestOf(name);
    const weight = BigInt(count);
    return [
      { seen: { banker: lowest, doors: doors.map(() => cards) }, weight },
      { seen: { banker: cards, doors: doors.map(() => lowest) }, weight },
    ];
  });

export const analyse = (betTypes: readonly BetType<DoorHands>[]): BetAnalysis[] => analyseBets(betTypes, ways());
