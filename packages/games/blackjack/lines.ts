import type { Card } from '../cards/index.ts';
import { actionOf, type Decision } from '../table-engine/decisions.ts';
import { aceValue, dealerDraws, pointsOf, totalOf, twentyOne } from './hand.ts';

/** The cards of a round by their places in the shoe: one hand for all players, and what each hand draws. */
export interface BlackjackDeal {
  readonly player: readonly Card[];
  /** The card that is seen, and the hole card. */
  readonly dealer: readonly Card[];
  /** What the players' first hand draws, in order. */
  readonly first: readonly Card[];
  /** What the second hand draws after a split. */
  readonly second: readonly Card[];
  /** What the dealer draws. */
  readonly rest: readonly Card[];
}

export const actions = ['stand', 'hit', 'double', 'split', 'insure', 'noInsurance'] as const;
export type BlackjackAction = (typeof actions)[number];

export interface PlayerHand {
  readonly cards: readonly Card[];
  readonly isDoubled: boolean;
  /** It may still be decided. */
  readonly isOpen: boolean;
  /** It came from a split: 21 in two cards is no blackjack. */
  readonly isSplit: boolean;
}

/** Whether an ace of the dealer lets players insure before they play. */
export const offersInsurance = (up: Card): boolean => pointsOf(up) === aceValue;
export const canSplit = ([one, other]: readonly Card[]): boolean =>
  one !== undefined && other !== undefined && pointsOf(one) === pointsOf(other);

const settled = (hand: PlayerHand): PlayerHand => ({
  ...hand,
  isOpen: hand.isOpen && totalOf(hand.cards).total < twentyOne,
});

function split([one, other]: readonly Card[], first: readonly Card[], second: readonly Card[]): PlayerHand[] {
  const isOpen = one !== undefined && pointsOf(one) !== aceValue;
  const hand = (cards: readonly (Card | undefined)[]): PlayerHand =>
    settled({ cards: cards.filter((card) => card !== undefined), isDoubled: false, isOpen, isSplit: true });
  return [hand([one, first[0]]), hand([other, second[0]])];
}

/** A hand after what was decided for it in a phase of play, the card at its place drawn. */
function next(hand: PlayerHand, action: string | undefined, card: Card | undefined): PlayerHand {
  if (!hand.isOpen) return hand;
  if (card === undefined || (action !== 'hit' && action !== 'double')) return { ...hand, isOpen: false };
  const isDoubled = action === 'double';
  return settled({ ...hand, cards: [...hand.cards, card], isDoubled, isOpen: !isDoubled });
}

/**
 * A player's hands after so many phases of play. In each of them an open hand draws the card at its place or closes, so the place of a card
 * does not depend on what anybody decides.
 */
export function handsAfter(
  { player, first, second }: Pick<BlackjackDeal, 'player' | 'first' | 'second'>,
  decisions: readonly Decision[],
  played: { phases: number; insurancePhases: number },
): readonly PlayerHand[] {
  let hands = [settled({ cards: player, isDoubled: false, isOpen: true, isSplit: false })];
  for (let place = 0; place < played.phases; place += 1) {
    const phase = played.insurancePhases + place + 1;
    if (place === 0 && actionOf(decisions, phase, 0) === 'split') hands = split(player, first, second);
    else
      hands = hands.map((hand, index) =>
        next(hand, actionOf(decisions, phase, index), (index === 0 ? first : second)[place]),
      );
  }
  return hands;
}

/** The dealer's whole hand. */
export function dealerHand({ dealer, rest }: Pick<BlackjackDeal, 'dealer' | 'rest'>): readonly Card[] {
  let cards = dealer;
  for (const card of rest) if (dealerDraws(cards)) cards = [...cards, card];
  return cards;
}
