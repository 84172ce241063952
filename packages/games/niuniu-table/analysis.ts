import { type Card, cardOf, type Suit } from '../cards/index.ts';
import { choose } from '../exact/bigints.ts';
import { type BullClass, liveBullHandOf } from '../niuniu/hand.ts';
import { analyseBets, type BetAnalysis, type Weighted } from '../table-engine/analysis.ts';
import type { BetType } from '../table-engine/bet-type.ts';
import { type DoorHands, doors } from '../table-engine/doors.ts';

/** Ranks that count alike: ace to nine, ten, and the pictures. */
const groups: readonly (readonly number[])[] = [...Array.from({ length: 10 }, (_, rank) => [rank + 1]), [11, 12, 13]];
const suitsInOrder: readonly Suit[] = ['spades', 'hearts', 'clubs', 'diamonds'];
const cardsOf = groups.map((ranks) => ranks.flatMap((rank) => suitsInOrder.map((suit) => cardOf(rank, suit))));
const handSize = 5;

/** How many cards of each group a hand has. */
interface Composition {
  readonly counts: readonly number[];
  readonly name: BullClass;
  readonly cards: readonly Card[];
}

const splits = (left: number, group: number): number[][] =>
  group === groups.length - 1
    ? [[left]]
    : Array.from({ length: Math.min(left, cardsOf[group]?.length ?? 0) + 1 }, (_, count) => count).flatMap((count) =>
        splits(left - count, group + 1).map((rest) => [count, ...rest]),
      );

const compositions: readonly Composition[] = splits(handSize, 0).map((counts) => {
  const cards = counts.flatMap((count, group) => (cardsOf[group] ?? []).slice(0, count));
  return { counts, cards, name: liveBullHandOf(cards).name };
});

/** Ways to choose, as numbers: their products stay below 2^53. */
const table = Array.from({ length: 13 }, (_, from) =>
  Array.from({ length: handSize + 1 }, (_taken, taken) => Number(choose(from, taken))),
);
const waysOf = ({ counts }: Composition, left: readonly number[]): number => {
  let ways = 1;
  for (let group = 0; ways > 0 && group < counts.length; group += 1)
    ways *= table[left[group] ?? 0]?.[counts[group] ?? 0] ?? 0;
  return ways;
};
const sizes = cardsOf.map((cards) => cards.length);

/** How many of the 2,598,960 hands are of each class of the live set. */
export function classCounts(): ReadonlyMap<BullClass, number> {
  const counts = new Map<BullClass, number>();
  for (const one of compositions) counts.set(one.name, (counts.get(one.name) ?? 0) + waysOf(one, sizes));
  return counts;
}

/** Of all pairs of hands of one pack, how many have this class as the higher one. */
function higherCounts(): Map<BullClass, number> {
  const places = [...classCounts().keys()].sort((a, b) => rankOfClass(a) - rankOfClass(b));
  const at = compositions.map(({ name }) => places.indexOf(name));
  const counts = places.map(() => 0);
  for (const [index, one] of compositions.entries()) {
    const ways = waysOf(one, sizes);
    const left = sizes.map((size, group) => size - (one.counts[group] ?? 0));
    for (const [otherIndex, other] of compositions.entries()) {
      const place = Math.max(at[index] ?? 0, at[otherIndex] ?? 0);
      counts[place] = (counts[place] ?? 0) + ways * waysOf(other, left);
    }
  }
  return new Map(places.map((name, place) => [name, counts[place] ?? 0]));
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
