import { packs } from './deal.ts';

const suitsPerValue = 4;
const tenRanks = 4;
export const tenValue = 10;
const aceOf = 1;

/** How many cards of each value are left, by value from 1 to 10; place 0 is empty. */
export type Counts = readonly number[];

export const fullCounts = (): number[] =>
  Array.from({ length: tenValue + 1 }, (_, value) => {
    if (value === 0) return 0;
    return packs * suitsPerValue * (value === tenValue ? tenRanks : 1);
  });

export const sizeOf = (counts: Counts): number => counts.reduce((sum, count) => sum + count, 0);

/** The hole card that would make a blackjack under this card; 0: none would. */
export function naturalHole(up: number): number {
  if (up === aceOf) return tenValue;
  return up === tenValue ? aceOf : 0;
}

/**
 * The chance that the next card has this value, once the dealer has looked under an ace or a ten and has no blackjack. `counts`: every card that
 * was not seen, the hole card among them.
 */
export function chanceOf(counts: Counts, size: number, up: number, value: number): number {
  const left = counts[value] ?? 0;
  const barred = naturalHole(up);
  if (barred === 0) return left / size;
  const natural = counts[barred] ?? 0;
  const others = size - natural;
  return value === barred ? left / (size - 1) : (left * (others - 1)) / ((size - 1) * others);
}
