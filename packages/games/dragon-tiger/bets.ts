import { type Card, isRed, rankOf, suitOf, suits } from '../cards/card.ts';
import { type BetType, gradedBet, halfBack, pays, plainBet } from '../table-engine/bet-type.ts';

export interface DragonTigerSeen {
  readonly dragon: Card;
  readonly tiger: Card;
}
export type DragonTigerWinner = 'dragon' | 'tiger' | 'tie';

const sides = ['dragon', 'tiger'] as const;
type Side = (typeof sides)[number];

/** The rank that loses every bet on one card. */
const loser = 7;
export const standardTiePays = 8;

/** King high, ace low; suits never break a tie. */
export function winnerOf({ dragon, tiger }: DragonTigerSeen): DragonTigerWinner {
  if (rankOf(dragon) === rankOf(tiger)) return 'tie';
  return rankOf(dragon) > rankOf(tiger) ? 'dragon' : 'tiger';
}

const mainBet = (side: Side): BetType<DragonTigerSeen> =>
  gradedBet({
    key: side,
    returns: [pays(1), halfBack],
    opposite: side === 'dragon' ? 'tiger' : 'dragon',
    returnOf: (seen) => {
      const winner = winnerOf(seen);
      if (winner === 'tie') return halfBack;
      return winner === side ? pays(1) : 0;
    },
  });

/** Pairs of bets on one card; each works against the other. */
const cardChances: readonly [string, string, (card: Card) => boolean][] = [
  ['Big', 'Small', (card) => rankOf(card) > loser],
  ['Small', 'Big', (card) => rankOf(card) < loser],
  ['Odd', 'Even', (card) => rankOf(card) % 2 === 1],
  ['Even', 'Odd', (card) => rankOf(card) % 2 === 0],
  ['Red', 'Black', isRed],
  ['Black', 'Red', (card) => !isRed(card)],
];

const oneCardBets = (side: Side): BetType<DragonTigerSeen>[] => [
  ...cardChances.map(([name, other, holds]) =>
    plainBet<DragonTigerSeen>({
      key: `${side}${name}`,
      opposite: `${side}${other}`,
      toOne: 1,
      wins: (seen) => rankOf(seen[side]) !== loser && holds(seen[side]),
    }),
  ),
  {
    key: `${side}Suit`,
    selections: suits,
    returnOf: (seen, selection) => (rankOf(seen[side]) !== loser && suitOf(seen[side]) === selection ? pays(3) : 0),
    returnsOf: () => [pays(3)],
  },
];

/** Every bet of the table; `tiePays` to one: 8 to 12. */
export const dragonTigerBets = (tiePays: number = standardTiePays): readonly BetType<DragonTigerSeen>[] => [
  ...sides.map(mainBet),
  plainBet({ key: 'tie', toOne: tiePays, wins: (seen) => winnerOf(seen) === 'tie' }),
  plainBet({ key: 'suitedTie', toOne: 50, wins: ({ dragon, tiger }) => dragon === tiger }),
  ...sides.flatMap(oneCardBets),
];
