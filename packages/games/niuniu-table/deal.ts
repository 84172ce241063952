import type { DrawBelow } from '@baize/fairness';
import { type Card, deal, fullShoe, rankOf } from '../cards/index.ts';
import { doors } from '../table-engine/doors.ts';
import type { NiuniuTableSeen } from './bets.ts';

const cardsOfHand = 5;
const hands = doors.length + 1;

/** Who is dealt to first by the head card: the banker (0) at A, 5, 9 and K, then players 1, 2 and 3 in turn (rulebook 1.11). */
export const firstOf = (head: Card): number => (rankOf(head) - 1) % hands;

/** Turns the head card, then deals five cards to each hand, from a full pack. */
export function dealNiuniu(draw: DrawBelow): NiuniuTableSeen {
  const [head = 0, ...cards] = deal(fullShoe(1), 1 + hands * cardsOfHand, draw).cards;
  const first = firstOf(head);
  const handOf = (place: number) => {
    const turn = (place - first + hands) % hands;
    return cards.slice(turn * cardsOfHand, (turn + 1) * cardsOfHand);
  };
  return { head, banker: handOf(0), doors: doors.map((_, door) => handOf(door + 1)) };
}
