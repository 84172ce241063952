import { type DrawBelow, shuffle } from '@baize/fairness';
import { type Card, cardKinds } from '../cards/card.ts';
import { type Hand, handOf, handSize, paysOf } from './hands.ts';

/** Video poker, Jacks or Better 9/6: five cards, of which the player holds what he likes; the others are drawn once. */
export const rulesVersion = 'video-poker-1';
export const gameCode = 'video_poker';

/** Draws the cards of a round from one pack: the five that are dealt, then those that may replace them, in their order. */
export function drawCards(draw: DrawBelow): Card[] {
  const pack = Array.from({ length: cardKinds }, (_, card) => card);
  return shuffle(pack, draw).slice(0, 2 * handSize);
}

/** Whether these are places of cards to hold: whole numbers from 0 to 4, ascending. */
export const isHold = (places: unknown): places is number[] =>
  Array.isArray(places) &&
  places.every(
    (place, index) =>
      Number.isInteger(place) && place >= 0 && place < handSize && (index === 0 || place > places[index - 1]),
  );

/** A round as the server keeps it. `held`: the places of the cards that were held; null before that. */
export interface VideoPokerState {
  readonly cards: readonly Card[];
  readonly held: readonly number[] | null;
}

/** The five cards that lie open: as dealt, or each that was not held replaced by the next one of the pack. */
export function cardsNow({ cards, held }: VideoPokerState): Card[] {
  if (held !== null && !isHold(held)) throw new RangeError(`no cards at the places ${held}`);
  let next = handSize;
  return cards.slice(0, handSize).map((card, place) => {
    if (held === null || held.includes(place)) return card;
    next += 1;
    return cards[next - 1] as Card;
  });
}

export const handNow = (state: VideoPokerState): Hand => handOf(cardsNow(state));

/** What the cards that lie open pay, stake included. Throws RangeError for places that are none. */
export const payoutNow = (betMinor: bigint, state: VideoPokerState): bigint =>
  betMinor * BigInt(paysOf[handNow(state)]);
