import type { DrawBelow } from '@baize/fairness';
import { burn, cardsLeft, cutDepth, fullShoe, type Shoe, type ShoeRules, shoeLeft } from '@baize/games/cards';
import type { Stored } from '../game.ts';

/** A shoe between two rounds. An empty `cards` asks for a fresh one. */
export interface ShoeStart {
  readonly cards: Shoe;
  /** Cards behind the cut card. */
  readonly cutDepth: number;
  /** Rounds that were dealt from it. */
  readonly rounds: number;
  /** The cut card has shown: this round is the last one. */
  readonly isLast: boolean;
}

export const noShoe: ShoeStart = { cards: [], cutDepth: 0, rounds: 0, isLast: false };

export const startOf = (start: Stored): ShoeStart => start as unknown as ShoeStart;

export interface FreshShoe {
  /** The card that was turned, and how many went away unseen; null when the shoe goes on. */
  readonly burnt: { turned: number; burned: number } | null;
  readonly shoe: Shoe;
  readonly cutDepth: number;
  readonly rounds: number;
}

/** The shoe that a round is dealt from: the one that goes on, or a fresh one, burnt and cut. Throws RangeError for an impossible one. */
export function takeShoe(start: ShoeStart, rules: ShoeRules, draw: DrawBelow): FreshShoe {
  if (start.cards.length > 0) {
    // A shoe from when the cut card lay deeper ends where one of today does.
    const depth = Math.max(start.cutDepth, rules.cutMin);
    return { burnt: null, shoe: shoeLeft(start.cards, rules.packs), cutDepth: depth, rounds: start.rounds };
  }
  const { turned, burned, shoe } = burn(fullShoe(rules.packs), draw);
  return { burnt: { turned, burned }, shoe, cutDepth: cutDepth(rules, draw), rounds: 0 };
}

/** What the next round is dealt from: when the cut card shows, the hand is finished, one more is dealt, then comes a fresh shoe. */
export function shoeAfter(start: ShoeStart, fresh: FreshShoe, left: Shoe): ShoeStart {
  if (start.isLast && fresh.burnt === null) return noShoe;
  return {
    cards: left,
    cutDepth: fresh.cutDepth,
    rounds: fresh.rounds + 1,
    isLast: cardsLeft(left) <= fresh.cutDepth,
  };
}
