import type { Card } from '../cards/index.ts';
import { type PokerHandName, pokerHandOf } from '../holdem/hand.ts';
import { type BetType, gradedBet, pays, type Return10k, stakeBack } from '../table-engine/bet-type.ts';
import { handSize, qualifies, type ThreeCardHandName, threeCardHandOf } from './hand.ts';

/** One hand for everybody at the table, and the dealer's. */
export interface ThreeCardDeal {
  readonly player: readonly Card[];
  readonly dealer: readonly Card[];
}

/** What a seat's bets look at. */
export interface ThreeCardSeen extends ThreeCardDeal {
  /** Whether the player plays; he has folded otherwise. */
  readonly plays: boolean;
}

export type Showdown = 'notQualified' | 'player' | 'dealer' | 'tie';

/** How two hands of these ranks compare. */
export function showdownOf(player: number, dealer: number): Showdown {
  if (!qualifies(dealer)) return 'notQualified';
  if (player === dealer) return 'tie';
  return player > dealer ? 'player' : 'dealer';
}

const even = pays(1);
const ends: Readonly<Record<Showdown, { ante: Return10k; play: Return10k }>> = {
  notQualified: { ante: even, play: stakeBack },
  player: { ante: even, play: even },
  tie: { ante: stakeBack, play: stakeBack },
  dealer: { ante: 0, play: 0 },
};
/** Paid beside the ante on hands that are played, whatever the dealer holds. */
export const anteBonus: Partial<Readonly<Record<ThreeCardHandName, number>>> = {
  straightFlush: 5,
  threeOfAKind: 4,
  straight: 1,
};
export const pairPlusPays: Partial<Readonly<Record<ThreeCardHandName, number>>> = {
  straightFlush: 40,
  threeOfAKind: 30,
  straight: 6,
  flush: 4,
  pair: 1,
};
export const sixCardPays: Partial<Readonly<Record<PokerHandName, number>>> = {
  royalFlush: 1_000,
  straightFlush: 200,
  fourOfAKind: 100,
  fullHouse: 20,
  flush: 15,
  straight: 10,
  threeOfAKind: 7,
};

/** What the ante and the play bet bring when a hand of this kind is played and ends so. */
export function returnsAt(name: ThreeCardHandName, end: Showdown): { ante: Return10k; play: Return10k } {
  const { ante, play } = ends[end];
  return { ante: ante + (anteBonus[name] ?? 0) * stakeBack, play };
}

function playedReturns({ player, dealer, plays }: ThreeCardSeen) {
  if (!plays) return { ante: 0, play: 0 };
  const { name, rank } = threeCardHandOf(player);
  return returnsAt(name, showdownOf(rank, threeCardHandOf(dealer).rank));
}

const listed = (prizes: Readonly<Record<string, number>>): Return10k[] => Object.values(prizes).map(pays);
const prizeOf = (toOne: number | undefined): Return10k => (toOne === undefined ? 0 : pays(toOne));
const bonusReturns = Object.values(anteBonus).flatMap((bonus) => [pays(1 + bonus), pays(bonus), bonus * stakeBack]);

/** The best five of the player's and the dealer's six cards. */
export const sixCardHandOf = ({ player, dealer }: ThreeCardDeal): PokerHandName =>
  pokerHandOf([...player, ...dealer]).name;

/** Bets that are put down before the deal. */
export const threeCardBets = (): readonly BetType<ThreeCardSeen>[] => [
  gradedBet({ key: 'ante', returns: [...bonusReturns, even], returnOf: (seen) => playedReturns(seen).ante }),
  gradedBet({
    key: 'pairPlus',
    returns: listed(pairPlusPays),
    returnOf: ({ player }) => prizeOf(pairPlusPays[threeCardHandOf(player).name]),
  }),
  gradedBet({
    key: 'sixCard',
    returns: listed(sixCardPays),
    returnOf: (seen) => prizeOf(sixCardPays[sixCardHandOf(seen)]),
  }),
];

/** The bet that a player adds when he plays his hand: as much as his ante. */
export const playBets = (): readonly BetType<ThreeCardSeen>[] => [
  gradedBet({ key: 'play', returns: [even], returnOf: (seen) => playedReturns(seen).play }),
];

/** How many cards a round takes. */
export const cardsDealt = 2 * handSize;
