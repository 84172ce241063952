import { type BetType, pays, plainBet } from '../table-engine/bet-type.ts';

/** The faces of a die, in the order of its numbers 1 to 6. */
export const symbols = ['fish', 'prawn', 'crab', 'stag', 'gourd', 'rooster'] as const;
export type FishPrawnCrabSymbol = (typeof symbols)[number];
type Dice = readonly [FishPrawnCrabSymbol, FishPrawnCrabSymbol, FishPrawnCrabSymbol];

export interface FishPrawnCrabSeen {
  /** Three dice, in the order in which they lie. */
  readonly dice: Dice;
}

export const colours = ['red', 'green', 'blue'] as const;
export type FishPrawnCrabColour = (typeof colours)[number];

/** Two symbols have each colour (rulebook 1.6). */
export const colourOf: Readonly<Record<FishPrawnCrabSymbol, FishPrawnCrabColour>> = {
  fish: 'red',
  prawn: 'green',
  crab: 'red',
  stag: 'blue',
  gourd: 'blue',
  rooster: 'green',
};

const countOf = ({ dice }: FishPrawnCrabSeen, symbol: string) => dice.filter((die) => die === symbol).length;
const countOfColour = ({ dice }: FishPrawnCrabSeen, colour: string) =>
  dice.filter((die) => colourOf[die] === colour).length;
export const isTriple = ({ dice: [first, second, third] }: FishPrawnCrabSeen): boolean =>
  first === second && second === third;

const pairs = symbols.flatMap((first, index) => symbols.slice(index + 1).map((second) => `${first}-${second}`));

/** A bet with a choice that pays the same odds whatever is chosen. */
const chosen = (
  key: string,
  selections: readonly string[],
  toOne: number,
  wins: (seen: FishPrawnCrabSeen, selection: string) => boolean,
): BetType<FishPrawnCrabSeen> => ({
  key,
  selections,
  returnOf: (seen, selection) => (wins(seen, selection) ? pays(toOne) : 0),
  returnsOf: () => [pays(toOne)],
});

const single: BetType<FishPrawnCrabSeen> = {
  key: 'single',
  selections: symbols,
  returnOf: (seen, selection) => {
    const matches = countOf(seen, selection);
    return matches === 0 ? 0 : pays(matches);
  },
  returnsOf: () => [pays(3), pays(2), pays(1)],
};

/** Every bet of the table, with the options of doubles and colours (rulebook 1.6). */
export const fishPrawnCrabBets = (): readonly BetType<FishPrawnCrabSeen>[] => [
  single,
  chosen('pair', pairs, 5, (seen, selection) => selection.split('-').every((symbol) => countOf(seen, symbol) > 0)),
  chosen('double', symbols, 11, (seen, selection) => countOf(seen, selection) >= 2),
  chosen('triple', symbols, 180, (seen, selection) => countOf(seen, selection) === 3),
  plainBet({ key: 'anyTriple', toOne: 30, wins: isTriple }),
  chosen('oneOfColour', colours, 1, (seen, selection) => countOfColour(seen, selection) === 1),
  chosen('twoOfColour', colours, 3, (seen, selection) => countOfColour(seen, selection) === 2),
  chosen('threeOfColour', colours, 23, (seen, selection) => countOfColour(seen, selection) === 3),
  plainBet({
    key: 'anyColour',
    toOne: 7,
    wins: ({ dice: [first, second, third] }) =>
      colourOf[first] === colourOf[second] && colourOf[second] === colourOf[third],
  }),
];
