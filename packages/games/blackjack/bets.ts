import { type Card, isRed, rankOf, ranksPerSuit, suitOf } from '../cards/index.ts';
import { type BetType, gradedBet, pays, type Return10k, stakeBack } from '../table-engine/bet-type.ts';
import { isBust, isNatural, totalOf } from './hand.ts';
import { type BlackjackDeal, dealerHand, type PlayerHand } from './lines.ts';

/** What a seat's bets look at. */
export interface BlackjackSeen extends BlackjackDeal {
  readonly hands: readonly PlayerHand[];
}

const even = pays(1);
const natural = pays(1.5);
const insurancePays = pays(2);

/** What one hand brings for its stake. */
export function returnOfHand(hand: PlayerHand | undefined, deal: Pick<BlackjackDeal, 'dealer' | 'rest'>): Return10k {
  if (!hand || isBust(hand.cards)) return 0;
  const isPlayerNatural = isNatural(hand.cards) && !hand.isSplit;
  if (isNatural(deal.dealer)) return isPlayerNatural ? stakeBack : 0;
  if (isPlayerNatural) return natural;
  const cards = dealerHand(deal);
  const [own, dealer] = [totalOf(hand.cards).total, totalOf(cards).total];
  if (isBust(cards) || own > dealer) return even;
  return own === dealer ? stakeBack : 0;
}

export const pairKinds = ['perfect', 'coloured', 'mixed'] as const;
export const pairPays: Readonly<Record<(typeof pairKinds)[number], number>> = { perfect: 25, coloured: 12, mixed: 6 };

/** The kind of pair that the players' first two cards are; null: none. */
export function pairOf([one, other]: readonly Card[]): (typeof pairKinds)[number] | null {
  if (one === undefined || other === undefined || rankOf(one) !== rankOf(other)) return null;
  if (suitOf(one) === suitOf(other)) return 'perfect';
  return isRed(one) === isRed(other) ? 'coloured' : 'mixed';
}

export const threeKinds = ['suitedTrips', 'straightFlush', 'trips', 'straight', 'flush'] as const;
export const threePays: Readonly<Record<(typeof threeKinds)[number], number>> = {
  suitedTrips: 100,
  straightFlush: 40,
  trips: 30,
  straight: 10,
  flush: 5,
};

function isStraight(cards: readonly Card[]): boolean {
  const [low = 0, middle = 0, high = 0] = cards.map(rankOf).sort((a, b) => a - b);
  const isAceHigh = low === 1 && middle === ranksPerSuit - 1 && high === ranksPerSuit;
  return isAceHigh || (middle === low + 1 && high === middle + 1);
}

/** What the players' first two cards are with the dealer's card that is seen; null: nothing. */
export function threeOf(cards: readonly Card[]): (typeof threeKinds)[number] | null {
  const isFlush = cards.every((card) => suitOf(card) === suitOf(cards[0] as Card));
  if (cards.every((card) => rankOf(card) === rankOf(cards[0] as Card))) return isFlush ? 'suitedTrips' : 'trips';
  if (isStraight(cards)) return isFlush ? 'straightFlush' : 'straight';
  return isFlush ? 'flush' : null;
}

const backOf = (toOne: number | null | undefined): Return10k => (toOne ? pays(toOne) : 0);
const listed = (prizes: Readonly<Record<string, number>>) => Object.values(prizes).map(pays);
const threeCards = ({ player, dealer }: Pick<BlackjackDeal, 'player' | 'dealer'>) => [...player, dealer[0] as Card];

/** Bets that are put down before the deal. */
export const blackjackBets = (): readonly BetType<BlackjackSeen>[] => [
  gradedBet({ key: 'main', returns: [natural, even], returnOf: (seen) => returnOfHand(seen.hands[0], seen) }),
  gradedBet({
    key: 'perfectPairs',
    returns: listed(pairPays),
    returnOf: ({ player }) => {
      const pair = pairOf(player);
      return backOf(pair && pairPays[pair]);
    },
  }),
  gradedBet({
    key: 'twentyOnePlusThree',
    returns: listed(threePays),
    returnOf: (seen) => {
      const three = threeOf(threeCards(seen));
      return backOf(three && threePays[three]);
    },
  }),
];

/** Bets that decisions add: each is as large as the first one, insurance half of it. */
export const furtherBets = (): readonly BetType<BlackjackSeen>[] => [
  {
    key: 'double',
    selections: ['0', '1'],
    returnOf: (seen, selection) => returnOfHand(seen.hands[Number(selection)], seen),
    returnsOf: () => [even],
  },
  gradedBet({ key: 'split', returns: [even], returnOf: (seen) => returnOfHand(seen.hands[1], seen) }),
  gradedBet({
    key: 'insurance',
    returns: [insurancePays],
    returnOf: ({ dealer }) => (isNatural(dealer) ? insurancePays : 0),
  }),
];
