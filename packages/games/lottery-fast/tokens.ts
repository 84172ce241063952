/** `0` to `9`, or `1` to `11`: whole numbers as texts. */
export const numbersFrom = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${from + index}`);

export const digits = numbersFrom(0, 9);
export const bigSmallOddEven = ['big', 'small', 'odd', 'even'] as const;

/** Whether a number is what the word says, where numbers from `bigFrom` on are big. */
export function isSo(word: string, number: number, bigFrom: number): boolean {
  if (word === 'big') return number >= bigFrom;
  if (word === 'small') return number < bigFrom;
  return number % 2 === (word === 'odd' ? 1 : 0);
}

export const sumOf = (numbers: readonly string[]): number => numbers.reduce((sum, number) => sum + Number(number), 0);
