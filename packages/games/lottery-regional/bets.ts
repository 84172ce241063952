import { rational } from '../exact/rational.ts';
import type { LotteryBet, Prize } from '../lottery/bet.ts';
import { eachBet, maxWords } from '../lottery/bets/each.ts';
import { togetherBet } from '../lottery/bets/together.ts';
import type { LotteryDraw } from '../lottery/draw.ts';
import { chance, fixedList, wordBet } from '../lottery/game.ts';
import type { SelectionGroup } from '../lottery/selection.ts';
import { chanceOfAll, chanceOfNone } from './chances.ts';
import type { RegionalPrice, RegionalPrices } from './prices.ts';
import { numberRules, type Taken, togetherRules } from './rules.ts';
import { drawnOf, numbersIn, numbersWith, type Region, regionShapes } from './shapes.ts';

/** The most numbers on one line. */
const maxNumbers = 1_000;
/** Numbers that a bet on several together may be spread over. */
const maxSpread = 20;
const twoDigits = 2;
const base = 100;

const numberGroup = (digits: number, min: number, max: number): SelectionGroup => ({
  name: 'numbers',
  tokens: { digits },
  min,
  max,
});

/** The digits of a drawn number that a bet looks at; undefined when it has too few. */
function takenOf(drawn: string, digits: number, taken: Taken): string | undefined {
  if (drawn.length < digits) return undefined;
  if (taken === 'first') return drawn.slice(0, digits);
  return taken === 'tens' ? drawn.at(-twoDigits) : drawn.slice(-digits);
}

const priceOf = ({ back }: RegionalPrice, word?: string): string =>
  typeof back === 'string' ? back : (back[word ?? ''] ?? '');

const fixed = (price: string): Pick<Prize, 'prices'> => ({ prices: { [fixedList]: price } });

function numberBets(region: Region, prices: RegionalPrices): LotteryBet[] {
  const shape = regionShapes[region];
  return numberRules.flatMap(({ key, digits, taken, prizes: byRegion, cost }) => {
    const [price, prizes] = [prices[key], byRegion[region]];
    if (!price || prizes === undefined) return [];
    const counted = prizes === null ? numbersWith(shape, digits) : numbersIn(shape, prizes);
    const timesOf = (draw: LotteryDraw, token: string) =>
      drawnOf(draw, prizes).filter((drawn) => takenOf(drawn, digits, taken) === token).length;
    return eachBet({
      key,
      form: { groups: [numberGroup(digits, 1, Math.min(maxNumbers, 10 ** digits))] },
      cost: rational(BigInt(price.cost ?? cost ?? counted)),
      prizes: [{ key: 'win', chance: chance(counted, 10 ** digits), tries: counted, ...fixed(priceOf(price)) }],
      hits: (draw, token) => {
        const times = timesOf(draw, token);
        return times > 0 ? { win: times } : {};
      },
      // Each drawn number is at most one of the chosen ones.
      most: () => counted,
    });
  });
}

const lastTwo = (number: string) => number.slice(-twoDigits);

function togetherBets(region: Region, prices: RegionalPrices): LotteryBet[] {
  const drawn = numbersWith(regionShapes[region], twoDigits);
  return togetherRules.flatMap(({ key, pick, appears }) => {
    const price = prices[key];
    if (!price) return [];
    return togetherBet({
      key,
      group: numberGroup(twoDigits, pick, maxSpread),
      pick,
      maxTrue: appears ? drawn : maxSpread,
      isTrue: (draw, token) => drawnOf(draw, null).some((number) => lastTwo(number) === token) === appears,
      chance: appears ? chanceOfAll(pick, drawn, base) : chanceOfNone(pick, drawn, base),
      ...fixed(priceOf(price)),
    });
  });
}

const bigFrom = 50;
const sums = Array.from({ length: 19 }, (_, sum) => `${sum}`);
const waysOfSum = (sum: number) => Math.min(sum, sums.length - 1 - sum) + 1;
const special = (draw: LotteryDraw): string => lastTwo(draw.DB?.[0] ?? '');
const sumOfSpecial = (draw: LotteryDraw) => [...special(draw)].reduce((sum, digit) => sum + Number(digit), 0);

function isSpecialSo(draw: LotteryDraw, word: string): boolean {
  const number = Number(special(draw));
  if (word === 'big') return number >= bigFrom;
  if (word === 'small') return number < bigFrom;
  return number % 2 === (word === 'odd' ? 1 : 0);
}

function wordBets({ taixiu, tong }: RegionalPrices): LotteryBet[] {
  const bets: LotteryBet[] = [];
  if (taixiu)
    bets.push(
      wordBet({
        key: 'taixiu',
        words: ['big', 'small', 'odd', 'even'],
        prizes: [{ key: 'win', chance: chance(1, 2), ...fixed(priceOf(taixiu)) }],
        isTrue: isSpecialSo,
        most: maxWords,
      }),
    );
  if (tong)
    bets.push(
      wordBet({
        key: 'tong',
        words: sums,
        prizes: sums.map((key) => ({
          key,
          chance: chance(waysOfSum(Number(key)), base),
          ...fixed(priceOf(tong, key)),
        })),
        isTrue: (draw, word) => sumOfSpecial(draw) === Number(word),
        isEither: true,
      }),
    );
  return bets;
}

/** Every bet of a region that the price list has. */
export const regionalBets = (region: Region, prices: RegionalPrices): readonly LotteryBet[] => [
  ...numberBets(region, prices),
  ...togetherBets(region, prices),
  ...wordBets(prices),
];
