import type { DrawnNumbers, LotteryIssue } from './lotteries.ts';

type Shape = LotteryIssue['shape'];

/** Numbers as somebody types them, blanks or commas between. */
const numbersOf = (text: string): string[] => text.split(/[\s,;|]+/).filter((number) => number !== '');

/** The prizes whose numbers are not as the lottery draws them. */
export function wrongPrizes(shape: Shape, typed: Readonly<Record<string, string>>): readonly string[] {
  return shape
    .filter(({ prize, count, digits, tokens, isDistinct }) => {
      const numbers = numbersOf(typed[prize] ?? '');
      if (numbers.length !== count) return true;
      if (isDistinct && new Set(numbers).size !== count) return true;
      return numbers.some((number) =>
        digits === null ? !tokens.includes(number) : number.length !== digits || !/^[0-9]+$/.test(number),
      );
    })
    .map(({ prize }) => prize);
}

/** A typed result as it is sent. */
export const resultOf = (shape: Shape, typed: Readonly<Record<string, string>>): DrawnNumbers =>
  Object.fromEntries(shape.map(({ prize }) => [prize, numbersOf(typed[prize] ?? '')]));

/** The same the other way round. */
export const typedOf = (result: DrawnNumbers | null): Record<string, string> =>
  Object.fromEntries(Object.entries(result ?? {}).map(([prize, numbers]) => [prize, numbers.join(' ')]));
