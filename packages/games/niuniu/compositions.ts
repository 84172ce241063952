import { type Card, cardOf, type Suit } from '../cards/index.ts';
import { choose } from '../exact/bigints.ts';

const suits: readonly Suit[] = ['spades', 'hearts', 'clubs', 'diamonds'];
const handSize = 5;
const packOf = 52;

/** Hands that hold equally many cards of each group of ranks, which therefore are worth the same. */
export interface Composition<Name> {
  readonly name: Name;
  /** One of these hands. */
  readonly cards: readonly Card[];
  /** The groups that it holds, each with the number of its cards. */
  readonly held: readonly (readonly [group: number, count: number])[];
  /** How many hands of a full pack are like this. */
  readonly hands: number;
}

/** Ways to choose, as numbers: their products stay below 2^53. */
const chosen = Array.from({ length: packOf + 1 }, (_, from) =>
  Array.from({ length: handSize + 1 }, (_taken, taken) => Number(choose(from, taken))),
);
/** In loops by place: it runs for each of nineteen million pairs. */
function waysAmong(held: Composition<unknown>['held'], left: readonly number[]): number {
  let ways = 1;
  for (let at = 0; at < held.length && ways > 0; at += 1) {
    const part = held[at] as (typeof held)[number];
    ways *= chosen[left[part[0]] ?? 0]?.[part[1]] ?? 0;
  }
  return ways;
}

/** All hands of five cards, by what `nameOf` calls one; cards of a group count alike. */
export function compositionsOf<Name>(
  groups: readonly (readonly number[])[],
  nameOf: (cards: readonly Card[]) => Name,
): { sizes: readonly number[]; compositions: readonly Composition<Name>[] } {
  const cardsOf = groups.map((ranks) => ranks.flatMap((rank) => suits.map((suit) => cardOf(rank, suit))));
  const sizes = cardsOf.map((cards) => cards.length);
  const splits = (left: number, group: number): (readonly [number, number])[][] => {
    if (left === 0) return [[]];
    if (group === groups.length) return [];
    const most = Math.min(left, sizes[group] ?? 0);
    return Array.from({ length: most + 1 }, (_, count) => count).flatMap((count) =>
      splits(left - count, group + 1).map((rest) => (count > 0 ? [[group, count] as const, ...rest] : rest)),
    );
  };
  const compositions = splits(handSize, 0).map((held) => {
    const cards = held.flatMap(([group, count]) => (cardsOf[group] ?? []).slice(0, count));
    return { held, cards, name: nameOf(cards), hands: waysAmong(held, sizes) };
  });
  return { sizes, compositions };
}

/** How many hands of a full pack have each name. */
export function countHands<Name>(compositions: readonly Composition<Name>[]): Map<Name, number> {
  const counts = new Map<Name, number>();
  for (const { name, hands } of compositions) counts.set(name, (counts.get(name) ?? 0) + hands);
  return counts;
}

/** How many ordered pairs of hands of one pack have each pair of names. */
export function countPairs<Name>({
  sizes,
  compositions,
}: ReturnType<typeof compositionsOf<Name>>): { names: readonly [Name, Name]; pairs: number }[] {
  const names = [...new Set(compositions.map(({ name }) => name))];
  const places = compositions.map(({ name }) => names.indexOf(name));
  const pairs = new Float64Array(names.length * names.length);
  const count = (first: number, second: number, more: number) => {
    const place = first * names.length + second;
    pairs[place] = (pairs[place] ?? 0) + more;
  };
  for (const [index, one] of compositions.entries()) {
    const left = [...sizes];
    for (const [group, taken] of one.held) left[group] = (left[group] ?? 0) - taken;
    const first = places[index] ?? 0;
    // A pair counts as often the other way round.
    for (let otherIndex = index; otherIndex < compositions.length; otherIndex += 1) {
      const second = places[otherIndex] ?? 0;
      const more = one.hands * waysAmong(compositions[otherIndex]?.held ?? [], left);
      count(first, second, more);
      if (otherIndex > index) count(second, first, more);
    }
  }
  return names.flatMap((first, row) =>
    names.map((second, column) => ({
      names: [first, second] as const,
      pairs: pairs[row * names.length + column] ?? 0,
    })),
  );
}
