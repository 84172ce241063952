import { type Card, cardKinds } from '../cards/card.ts';
import { choose } from '../exact/bigints.ts';
import { handSize, hands, lowestCards, paysOf, walkHandsFrom } from './hands.ts';

/** Every choice of the cards to hold, as bits by their places from the left: 0 holds none, 31 all. */
export const holds = 2 ** handSize;
const undealt = cardKinds - handSize;

/** The places that are held, ascending. */
export const placesOf = (hold: number): number[] =>
  Array.from({ length: handSize }, (_, place) => place).filter((place) => ((hold >> place) & 1) === 1);

/** Ways to draw the other cards of a hold from the 47 that are not dealt. */
export const drawsOf = (hold: number): number => Number(choose(undealt, handSize - placesOf(hold).length));

/** What a hold comes to on average, in stakes. */
export interface HoldValue {
  readonly hold: number;
  readonly value: number;
}

/**
 * Adds up what every hold of five dealt cards can come to. Each hand of the pack shares some cards with the dealt one, and it is what
 * comes of holding just these; so a walk over all hands gives all 32 holds at once. One step of the walk takes some milliseconds.
 */
export function createHoldSums(dealt: readonly Card[]) {
  const marks = new Uint8Array(cardKinds);
  for (const [place, card] of dealt.entries()) marks[card] = 1 << place;
  const mark = (card: Card) => marks[card] as number;
  const pays = Uint16Array.from(hands, (hand) => paysOf[hand]);
  const sums = new Float64Array(holds);
  return {
    steps: lowestCards,
    /** Adds the hands whose lowest card is this one. */
    add: (lowest: Card) =>
      walkHandsFrom(lowest, (hand, a, b, c, d, e) => {
        if (hand === 0) return;
        const hold = mark(a) | mark(b) | mark(c) | mark(d) | mark(e);
        sums[hold] = (sums[hold] as number) + (pays[hand] as number);
      }),
    /** Every hold after all steps, the best first; of equal ones the one that holds more. */
    values: (): HoldValue[] =>
      Array.from(sums, (sum, hold) => ({ hold, value: sum / drawsOf(hold) })).sort(
        (one, other) => other.value - one.value || other.hold - one.hold,
      ),
  };
}

/** Every hold of five dealt cards, the best first; takes a tenth of a second. */
export function valuesOf(dealt: readonly Card[]): HoldValue[] {
  const sums = createHoldSums(dealt);
  for (let lowest = 0; lowest < sums.steps; lowest += 1) sums.add(lowest);
  return sums.values();
}
