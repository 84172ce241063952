import { type Draw, each, eachTrue, picks, price, type Settle, times, word } from './share.ts';

const all = (draw: Draw): string[] => Object.values(draw).flat();
const of = (draw: Draw, prizes: readonly string[]): string[] => prizes.flatMap((prize) => draw[prize] ?? []);
const special = (draw: Draw): string => draw.DB?.[0] ?? '';

/** Per drawn number, of the named prizes or of all, that has enough digits and is right at its end or beginning. */
const numbers = (digits: number, back: string, prizes: readonly string[] | null, at: 'end' | 'start' = 'end'): Settle =>
  each((draw, token) => {
    const drawn = (prizes === null ? all(draw) : of(draw, prizes)).filter((number) => number.length >= digits);
    const right = drawn.filter((number) => (at === 'end' ? number.endsWith(token) : number.startsWith(token)));
    return times(price(back), right.length);
  });
const together =
  (count: number, back: string, comes: boolean): Settle =>
  (draw, [chosen = []]) => {
    const drawn = new Set(all(draw).map((number) => number.slice(-2)));
    const won = [...picks(chosen, count)].filter((pick) => pick.every((token) => drawn.has(token) === comes));
    return times(price(back), won.length);
  };

const sumBacks = ['70', '36', '26.999', '20.5', '16.4', '13.668', '12.285', '10.875', '9.777', '9'];
const vietnam = (region: {
  last: string;
  threes: string;
  xien: readonly string[];
  truot: readonly string[];
  ticket: string;
}): Record<string, Settle> => ({
  lo2: numbers(2, '99.5', null),
  lo3: numbers(3, '980', null),
  lo4: numbers(4, '8880', null),
  lo2dau: numbers(2, '99.5', null, 'start'),
  lo2_1k: numbers(2, region.ticket, null),
  de: numbers(2, '99.5', ['DB']),
  dedau: numbers(2, '98', [region.last]),
  dedaudb: numbers(2, '99.5', ['DB'], 'start'),
  degiai1: numbers(2, '98', ['G1']),
  dd: numbers(2, '98', [region.last, 'DB']),
  dau: eachTrue(price('9.9'), (draw, token) => special(draw).at(-2) === token),
  duoi: eachTrue(price('9.9'), (draw, token) => special(draw).at(-1) === token),
  '3cang': numbers(3, '980', ['DB']),
  '3cangdau': numbers(3, '960', [region.threes]),
  '3cangdd': numbers(3, '980', [region.threes, 'DB']),
  '4cang': numbers(4, '8880', ['DB']),
  taixiu: eachTrue(price('1.999'), (draw, said) => word(said, Number(special(draw).slice(-2)), 50)),
  tong: each((draw, said) => {
    const sum = [...special(draw).slice(-2)].reduce((total, digit) => total + Number(digit), 0);
    return times(price(sumBacks[Math.min(sum, 18 - sum)] ?? ''), sum === Number(said) ? 1 : 0);
  }),
  ...Object.fromEntries(region.xien.map((back, index) => [`xien${index + 2}`, together(index + 2, back, true)])),
  ...Object.fromEntries(
    region.truot.map((back, index) => {
      const count = [4, 8, 10][index] ?? 0;
      return [`truot${count}`, together(count, back, false)];
    }),
  ),
});

export const north: Record<string, Settle> = {
  ...vietnam({
    last: 'G7',
    threes: 'G6',
    xien: ['16', '65', '180'],
    truot: ['2.3', '8', '12'],
    ticket: '3.7',
  }),
  degiai7: numbers(2, '98', ['G7']),
  b8: numbers(2, '98', ['G7', 'G6', 'DB']),
};
export const south: Record<string, Settle> = {
  ...vietnam({
    last: 'G8',
    threes: 'G7',
    xien: ['35', '225', '1500'],
    truot: ['1.9', '4.1', '6.1'],
    ticket: '5.5',
  }),
  b7: numbers(2, '98', ['G8', 'G7', 'G6', 'G5', 'DB']),
};
