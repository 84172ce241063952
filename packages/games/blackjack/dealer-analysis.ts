import { aceValue, twentyOne } from './hand.ts';
import { type Counts, naturalHole, sizeOf, tenValue } from './shoe.ts';

const dealerStands = 17;
const softAce = 10;
/** Six aces, a six and five aces beside an ace that is seen are the longest hand. */
const maxDrawn = 12;
const maxAlike = 12;
/** Places of `DealerEnds`: 17 to 21, then bust. */
const bustPlace = twentyOne - dealerStands + 1;
/** Chances of the dealer's totals 17 to 21, and of a bust. */
export type DealerEnds = Float64Array;

function placeOf(hard: number, hasAce: boolean): number | null {
  const total = hasAce && hard + softAce <= twentyOne ? hard + softAce : hard;
  if (total > twentyOne) return bustPlace;
  return total >= dealerStands ? total - dealerStands : null;
}

/** Cards that the dealer draws in any order that the rules allow, and how he ends with them. */
interface Drawing {
  /** The values that come, each with how many of it. */
  readonly values: readonly (readonly [value: number, times: number])[];
  readonly cards: number;
  readonly place: number;
  /** In how many orders they come. */
  orders: number;
}

/** Everything that the dealer can draw to a card, orders of the same cards together. */
function drawingsOf(up: number): readonly Drawing[] {
  const found = new Map<string, Drawing>();
  const barred = naturalHole(up);
  const times = new Array<number>(tenValue + 1).fill(0);
  const draw = (cards: number, hard: number, hasAce: boolean): void => {
    for (let value = 1; value <= tenValue; value += 1) {
      if (cards === 0 && value === barred) continue;
      times[value] = (times[value] ?? 0) + 1;
      const isAceIn = hasAce || value === aceValue;
      const place = placeOf(hard + value, isAceIn);
      if (place === null) draw(cards + 1, hard + value, isAceIn);
      else {
        const key = times.join();
        const known = found.get(key);
        if (known) known.orders += 1;
        else {
          const values = times.flatMap((count, each) => (count > 0 ? [[each, count] as const] : []));
          found.set(key, { values, cards: cards + 1, place, orders: 1 });
        }
      }
      times[value] = (times[value] ?? 0) - 1;
    }
  };
  draw(0, up, up === aceValue);
  return [...found.values()];
}

/** How the dealer ends who shows this card and has no blackjack, by the cards that were not seen. */
export function dealerOf(up: number): (unseen: Counts) => DealerEnds {
  const drawings = drawingsOf(up);
  const barred = naturalHole(up);
  return (unseen) => {
    const ends = new Float64Array(bustPlace + 1);
    const size = sizeOf(unseen);
    const hole = size - (barred === 0 ? 0 : (unseen[barred] ?? 0));
    // What a value that comes so often, and so many cards in all, contribute: looked up, because there are thousands of drawings.
    const ways = unseen.map((left) => {
      const products: number[] = [];
      for (let taken = 0; taken < maxAlike; taken += 1)
        products.push((products.at(-1) ?? 1) * Math.max(0, left - taken));
      return products;
    });
    const shares = [1 / hole];
    for (let drawn = 1; drawn < maxDrawn; drawn += 1) shares.push((shares.at(-1) ?? 0) / (size - drawn));
    for (const { values, cards, place, orders } of drawings) {
      let chance = orders * (shares[cards - 1] ?? 0);
      for (const [value, times] of values) chance *= ways[value]?.[times - 1] ?? 0;
      ends[place] = (ends[place] ?? 0) + chance;
    }
    return ends;
  };
}

/** What a hand of this total is worth against the dealer, for a stake of 1: net, its square, and the chance that anything comes back. */
export function standAgainst(ends: DealerEnds, total: number): { net: number; square: number; back: number } {
  if (total > twentyOne) return { net: -1, square: 1, back: 0 };
  let [win, tie] = [ends[bustPlace] ?? 0, 0];
  for (let place = 0; place < bustPlace; place += 1) {
    if (place + dealerStands < total) win += ends[place] ?? 0;
    if (place + dealerStands === total) tie = ends[place] ?? 0;
  }
  const lose = 1 - win - tie;
  return { net: win - lose, square: win + lose, back: win + tie };
}
