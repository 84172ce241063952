import { type Card, cardKinds, ranksPerSuit, suits } from '../cards/card.ts';
import { analyseReturns, type BetAnalysis } from '../table-engine/analysis.ts';
import { type Return10k, stakeBack } from '../table-engine/bet-type.ts';
import { handSize, hands, lowestCards, paysOf, walkHandsFrom } from './hands.ts';
import { drawsOf, holds, placesOf } from './holds.ts';

const all = holds - 1;
const kinds = hands.length;
const pays = hands.map((hand) => paysOf[hand]);
const heldPlaces = Array.from({ length: holds }, (_, hold) => placesOf(hold));

/** Ways to take so many of the cards below one, by [taken][card]. */
const waysBelow = Array.from({ length: handSize + 1 }, (_, taken) =>
  Int32Array.from({ length: cardKinds + 1 }, (__, below) => {
    let count = 1;
    for (let step = 1; step <= taken; step += 1) count = (count * (below - taken + step)) / step;
    return below < taken ? 0 : count;
  }),
);
const waysOf = (taken: number, below: number) => (waysBelow[taken] as Int32Array)[below] as number;

/** The number of a set of ascending cards among all sets of its size: of those cards of a hand that a hold keeps. */
function numberOfSet(cards: readonly Card[], hold: number): number {
  let number = 0;
  let size = 0;
  for (const place of heldPlaces[hold] as readonly number[]) {
    size += 1;
    number += waysOf(size, cards[place] as Card);
  }
  return number;
}

/** For every set of up to four cards, by its size: of how many hands of each kind it is a part; in the place of kind 0 what they pay in all. */
function countHands(): Int32Array[] {
  const counts = Array.from({ length: handSize }, (_, size) => new Int32Array(waysOf(size, cardKinds) * kinds));
  for (let lowest = 0; lowest < lowestCards; lowest += 1) {
    walkHandsFrom(lowest, (hand, ...cards) => {
      if (hand === 0) return;
      for (let hold = 0; hold < all; hold += 1) {
        const ofSize = counts[(heldPlaces[hold] as readonly number[]).length] as Int32Array;
        const at = numberOfSet(cards, hold) * kinds;
        ofSize[at] = (ofSize[at] as number) + (pays[hand] as number);
        ofSize[at + hand] = (ofSize[at + hand] as number) + 1;
      }
    });
  }
  return counts;
}

const suitNumbers = Int8Array.from({ length: cardKinds }, (_, card) => Math.floor(card / ranksPerSuit));
const rankBits = Int16Array.from({ length: cardKinds }, (_, card) => 1 << (card % ranksPerSuit));
const ranksBySuit = new Int16Array(suits.length);

/**
 * In how many hands of equal worth a hand stands for itself: suits may change places. Zero unless it is the one of them whose suits, as
 * bits of their ranks, descend.
 */
function weightOf(cards: readonly Card[]): number {
  ranksBySuit.fill(0);
  for (let place = 0; place < handSize; place += 1) {
    const card = cards[place] as Card;
    const suit = suitNumbers[card] as number;
    ranksBySuit[suit] = (ranksBySuit[suit] as number) | (rankBits[card] as number);
  }
  let weight = 1;
  let alike = 1;
  for (let suit = 1; suit < suits.length; suit += 1) {
    const before = ranksBySuit[suit - 1] as number;
    const now = ranksBySuit[suit] as number;
    if (now > before) return 0;
    alike = now === before ? alike + 1 : 1;
    weight = (weight * (suit + 1)) / alike;
  }
  return weight;
}

/** What every hold of a hand is weighed by, so that holds compare as whole numbers: all draws of each come to `draws`. */
const draws = 7_669_695;
const scales = Array.from({ length: holds }, (_, hold) => draws / drawsOf(hold));

interface Dealt {
  readonly hand: number;
  readonly cards: readonly Card[];
}

/** Of how many hands of a kind the kept cards are a part, or what those pay in all (kind 0). */
function countOf(counts: readonly Int32Array[], { hand, cards }: Dealt, hold: number, kind: number): number {
  if (hold === all) return kind === 0 ? (pays[hand] as number) : Number(kind === hand);
  const ofSize = counts[(heldPlaces[hold] as readonly number[]).length] as Int32Array;
  return ofSize[numberOfSet(cards, hold) * kinds + kind] as number;
}

const backs = new Float64Array(holds);

/** The hold that pays most on average. */
function bestHold(counts: readonly Int32Array[], dealt: Dealt): number {
  for (let hold = 0; hold < holds; hold += 1) backs[hold] = countOf(counts, dealt, hold, 0);
  // What hands with a set pay, less what those with one more of the dealt cards pay: what is left drew none of the cards thrown away.
  for (let bit = 1; bit < holds; bit *= 2) {
    for (let hold = 0; hold < holds; hold += 1) {
      if ((hold & bit) === 0) backs[hold] = (backs[hold] as number) - (backs[hold + bit] as number);
    }
  }
  let best = all;
  for (let hold = all - 1; hold >= 0; hold -= 1) {
    const isBetter =
      (backs[hold] as number) * (scales[hold] as number) > (backs[best] as number) * (scales[best] as number);
    if (isBetter) best = hold;
  }
  return best;
}

/** Of the draws of a hold, those that come to hands of a kind. */
function drawsOfKind(counts: readonly Int32Array[], dealt: Dealt, hold: number, kind: number): number {
  let count = 0;
  for (let more = all - hold; ; more = (more - 1) & (all - hold)) {
    const isOdd = (heldPlaces[more] as readonly number[]).length % 2 === 1;
    count += (isOdd ? -1 : 1) * countOf(counts, dealt, hold + more, kind);
    if (more === 0) return count;
  }
}

/** What the best of the 32 holds of every hand comes to: how often each kind of hand is left, of `total`. */
export interface OptimalPlay {
  /** Hands of equal worth, of which one was weighed for all. */
  readonly classes: number;
  /** All 2,598,960 hands. */
  readonly dealt: number;
  /** By the place in `hands`; they add up to `total`. */
  readonly counts: readonly bigint[];
  readonly total: bigint;
}

/** Enumerates every hand by its class and every hold of it; takes about two seconds. */
export function enumerateOptimalPlay(): OptimalPlay {
  const counts = countHands();
  const sums = hands.map(() => 0);
  let [classes, dealt] = [0, 0];
  for (let lowest = 0; lowest < lowestCards; lowest += 1) {
    walkHandsFrom(lowest, (hand, ...cards) => {
      const weight = weightOf(cards);
      if (weight === 0) return;
      classes += 1;
      dealt += weight;
      const standing = { hand, cards };
      const best = bestHold(counts, standing);
      const scale = weight * (scales[best] as number);
      for (let kind = 1; kind < kinds; kind += 1) {
        sums[kind] = (sums[kind] as number) + drawsOfKind(counts, standing, best, kind) * scale;
      }
    });
  }
  const total = BigInt(dealt) * BigInt(draws);
  const paying = sums.reduce((sum, count) => sum + BigInt(count), 0n);
  return { classes, dealt, counts: [total - paying, ...sums.slice(1).map(BigInt)], total };
}

/** Exact figures of optimal play. */
export const analyse = ({ counts }: OptimalPlay): BetAnalysis =>
  analyseReturns(
    { key: 'jacksOrBetter', selection: 'optimal' },
    new Map(counts.map((count, kind): [Return10k, bigint] => [(pays[kind] as number) * stakeBack, count])),
  );
