import type { Card } from '../cards/index.ts';
import { type BullClass, bullClasses, bullHandOf } from '../niuniu/hand.ts';
import { type BetType, gradedBet, pays, plainBet, stakeBack } from '../table-engine/bet-type.ts';

/** Five cards for each side. */
export interface BullFightSeen {
  readonly red: readonly Card[];
  readonly blue: readonly Card[];
}
export const sides = ['red', 'blue'] as const;
export type BullFightSide = (typeof sides)[number];

/** Who has the higher type of hand; hands of one type tie, whatever their cards. */
export function winnerOf({ red, blue }: BullFightSeen): BullFightSide | 'tie' {
  const [ofRed, ofBlue] = [red, blue].map((cards) => bullClasses.indexOf(bullHandOf(cards).name)) as [number, number];
  if (ofRed === ofBlue) return 'tie';
  return ofRed > ofBlue ? 'red' : 'blue';
}

/** Types above bull bull. */
export const specialClasses = ['silver', 'fiveDukes', 'bomb', 'fiveSmall'] as const satisfies readonly BullClass[];
const isSpecial = (name: BullClass) => specialClasses.some((special) => special === name);

export const bullSizes = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** What bets pay to one: the rulebook's (1.11), but for `doubleBullBull` and `special`, whose pays are ours (ADR-214). */
const toOne = { side: 0.95, tie: 5, bull: 6, bullBull: 5.5, doubleBullBull: 170, special: 200 };

const namesOf = (seen: BullFightSeen) => sides.map((side) => bullHandOf(seen[side]).name);

const sideBet = (side: BullFightSide, opposite: BullFightSide): BetType<BullFightSeen> =>
  gradedBet({
    key: side,
    opposite,
    returns: [pays(toOne.side)],
    returnOf: (seen) => {
      const winner = winnerOf(seen);
      if (winner === 'tie') return stakeBack;
      return winner === side ? pays(toOne.side) : 0;
    },
  });

const bull: BetType<BullFightSeen> = {
  key: 'bull',
  selections: bullSizes,
  returnOf: (seen, size) => (namesOf(seen).some((name) => name === `bull${size}`) ? pays(toOne.bull) : 0),
  returnsOf: () => [pays(toOne.bull)],
};

/** Every bet of the table. A bet on a type of hand wins once, whether one side or both have it. */
export const bullFightBets = (): readonly BetType<BullFightSeen>[] => [
  sideBet('red', 'blue'),
  sideBet('blue', 'red'),
  plainBet({ key: 'tie', toOne: toOne.tie, wins: (seen) => winnerOf(seen) === 'tie' }),
  bull,
  plainBet({ key: 'bullBull', toOne: toOne.bullBull, wins: (seen) => namesOf(seen).includes('bullBull') }),
  plainBet({
    key: 'doubleBullBull',
    toOne: toOne.doubleBullBull,
    wins: (seen) => namesOf(seen).every((name) => name === 'bullBull'),
  }),
  plainBet({ key: 'special', toOne: toOne.special, wins: (seen) => namesOf(seen).some(isSpecial) }),
];
