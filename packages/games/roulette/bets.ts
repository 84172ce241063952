import { type BetType, halfBack, pays } from '../table-engine/bet-type.ts';
import { colourOf, inColumn, inDozen, insideSelections, isLow, numbersOf, selectionOf } from './layout.ts';

export interface RouletteSeen {
  readonly pocket: number;
}

const fullCircle = 36;

/** A bet on n numbers pays 36 / n - 1 to one. */
const insideBets = Object.entries(insideSelections).map(([key, sets]): BetType<RouletteSeen> => {
  const back = pays(fullCircle / (sets[0]?.length ?? 1) - 1);
  return {
    key,
    selections: sets.map(selectionOf),
    returnOf: ({ pocket }, selection) => (numbersOf(selection).includes(pocket) ? back : 0),
    returnsOf: () => [back],
  };
});

const thirds = ['1', '2', '3'] as const;
const third = (key: string, covers: (pocket: number, which: number) => boolean): BetType<RouletteSeen> => ({
  key,
  selections: thirds,
  returnOf: ({ pocket }, selection) => (covers(pocket, Number(selection)) ? pays(2) : 0),
  returnsOf: () => [pays(2)],
});

const evenChance = (zeroReturn: number) => (key: string, opposite: string, covers: (pocket: number) => boolean) => ({
  key,
  selections: [''],
  opposite,
  returnOf: ({ pocket }: RouletteSeen) => {
    if (pocket === 0) return zeroReturn;
    return covers(pocket) ? pays(1) : 0;
  },
  returnsOf: () => (zeroReturn > 0 ? [pays(1), zeroReturn] : [pays(1)]),
});

/** Every bet of the cloth. `laPartage`: even chances lose only half at zero. */
export function rouletteBets({ laPartage }: { laPartage: boolean }): readonly BetType<RouletteSeen>[] {
  const chance = evenChance(laPartage ? halfBack : 0);
  return [
    ...insideBets,
    third('column', inColumn),
    third('dozen', inDozen),
    chance('red', 'black', (pocket) => colourOf(pocket) === 'red'),
    chance('black', 'red', (pocket) => colourOf(pocket) === 'black'),
    chance('odd', 'even', (pocket) => pocket % 2 === 1),
    chance('even', 'odd', (pocket) => pocket % 2 === 0),
    chance('low', 'high', isLow),
    chance('high', 'low', (pocket) => !isLow(pocket)),
  ];
}
