import { type DrawBelow, drawWeighted } from '@baize/fairness';
import { type Card, cardKinds, rankOf } from './card.ts';

/** How many of each card are still unseen, by card. Unseen cards of a shuffled shoe are alike, so a draw by count is a deal from it. */
export type Shoe = readonly number[];

/** A shoe of whole packs. */
export const fullShoe = (packs: number): Shoe => Array.from({ length: cardKinds }, () => packs);

/** The shoe that went on from a round before. Throws RangeError for one that cannot be left of so many packs. */
export function shoeLeft(cards: readonly unknown[], packs: number): Shoe {
  const fits = (count: unknown) => Number.isInteger(count) && (count as number) >= 0 && (count as number) <= packs;
  if (cards.length !== cardKinds || !cards.every(fits)) throw new RangeError(`no shoe of ${packs} packs`);
  return cards as Shoe;
}

export const cardsLeft = (shoe: Shoe): number => shoe.reduce((sum, count) => sum + count, 0);

/** Throws RangeError when the shoe does not hold the card. */
export function without(shoe: Shoe, card: Card): Shoe {
  const count = shoe[card] ?? 0;
  if (count < 1) throw new RangeError(`no card ${card} is left`);
  return shoe.map((left, kind) => (kind === card ? left - 1 : left));
}

/** Deals so many cards, each unseen card alike. Throws RangeError when the shoe is too short. */
export function deal(shoe: Shoe, howMany: number, draw: DrawBelow): { cards: Card[]; shoe: Shoe } {
  if (cardsLeft(shoe) < howMany) throw new RangeError(`the shoe is short of ${howMany} cards`);
  const cards: Card[] = [];
  let left = shoe;
  for (let dealt = 0; dealt < howMany; dealt += 1) {
    const card = drawWeighted(left, draw);
    cards.push(card);
    left = without(left, card);
  }
  return { cards, shoe: left };
}

const burnedForTens = 10;

/** Burns as rulebook 1.1: the first card is turned, and as many as it says go away unseen; tens and pictures say ten. */
export function burn(shoe: Shoe, draw: DrawBelow): { turned: Card; burned: number; shoe: Shoe } {
  const first = deal(shoe, 1, draw);
  const turned = first.cards[0] as Card;
  const burned = Math.min(rankOf(turned), burnedForTens);
  return { turned, burned, shoe: deal(first.shoe, burned, draw).shoe };
}

/** How a table deals from a shoe. */
export interface ShoeRules {
  readonly packs: number;
  /** How many cards lie behind the cut card at least; `cutPlaces` places follow one another. */
  readonly cutMin: number;
}

export const cutPlaces = 3;

/** How many cards lie behind the cut card of a fresh shoe. */
export const cutDepth = ({ cutMin }: ShoeRules, draw: DrawBelow): number => cutMin + draw(cutPlaces);
