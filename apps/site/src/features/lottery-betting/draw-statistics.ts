import type { LotteryDraw, LotteryGame } from '@baize/games/lottery';

type DrawPart = LotteryGame['shape'][number];

const digitTokens = [...'0123456789'];
const pairTokens = Array.from({ length: 100 }, (_, number) => `${number}`.padStart(2, '0'));
/** More columns cannot be followed by the eye. */
const maxLaneTokens = 20;
const endDigits = 2;

/** How often a number came in some draws, and how many draws ago it came last; as many as there are draws where it never came. */
export interface NumberFigures {
  token: string;
  count: number;
  missing: number;
}

/** One place of a draw with all that it can show. */
export interface Lane {
  /** `place` with its number, or `tens` or `units` of the main prize. */
  name: 'place' | 'tens' | 'units';
  place: number;
  tokens: readonly string[];
  tokenOf(draw: LotteryDraw): string;
}

const isLong = ({ of }: DrawPart): boolean => 'digits' in of && of.digits >= endDigits;
const tokensOf = ({ of }: DrawPart): readonly string[] => ('digits' in of ? digitTokens : of.list);

/** All of its numbers come in every draw; their order is what counts. */
const isRace = ({ of, count }: DrawPart): boolean => 'list' in of && of.isDistinct && of.list.length === count;

/** Of long numbers the last two digits count, of all prizes; of a race the winner; of others each number. */
function numbersOf(shape: LotteryGame['shape'], draw: LotteryDraw): string[] {
  return shape.flatMap((part) => {
    const drawn = draw[part.key] ?? [];
    if (isRace(part)) return drawn.slice(0, 1);
    return drawn.map((number) => (isLong(part) ? number.slice(-endDigits) : number));
  });
}

/** Figures of all numbers of a lottery over draws, the newest draw first, in the order of the numbers. */
export function numberFigures({ shape }: LotteryGame, draws: readonly LotteryDraw[]): NumberFigures[] {
  const [first] = shape;
  if (!first) return [];
  const tokens = shape.some(isLong) ? pairTokens : tokensOf(first);
  const figures = new Map(tokens.map((token) => [token, { token, count: 0, missing: draws.length }]));
  for (const [ago, draw] of draws.entries()) {
    for (const token of numbersOf(shape, draw)) {
      const one = figures.get(token);
      if (!one) continue;
      one.count += 1;
      one.missing = Math.min(one.missing, ago);
    }
  }
  return [...figures.values()];
}

/** The numbers that came most often, and those that are missing for longest; `count` of each. */
export function hotAndCold(figures: readonly NumberFigures[], count: number) {
  return {
    hot: figures
      .filter((one) => one.count > 0)
      .sort((one, other) => other.count - one.count || one.missing - other.missing)
      .slice(0, count),
    cold: figures
      .filter(({ missing }) => missing > 0)
      .sort((one, other) => other.missing - one.missing || one.count - other.count)
      .slice(0, count),
  };
}

/** The places of a draw that a chart can follow; none where there are too many numbers. */
export function lanesOf({ shape }: LotteryGame): Lane[] {
  const [main] = shape;
  if (!main) return [];
  if (isLong(main)) {
    const at = (fromEnd: number) => (draw: LotteryDraw) => (draw[main.key]?.[0] ?? '').slice(-fromEnd).slice(0, 1);
    return [
      { name: 'tens', place: 1, tokens: digitTokens, tokenOf: at(2) },
      { name: 'units', place: 2, tokens: digitTokens, tokenOf: at(1) },
    ];
  }
  const tokens = tokensOf(main);
  if (tokens.length > maxLaneTokens) return [];
  return Array.from({ length: main.count }, (_, index) => ({
    ...{ name: 'place' as const, place: index + 1, tokens },
    tokenOf: (draw: LotteryDraw) => draw[main.key]?.[index] ?? '',
  }));
}

/** Rows of a chart, the newest last: the number that came, and of every other one since how many of the rows it is missing. */
export function trendRows(lane: Lane, draws: readonly LotteryDraw[]): { token: string; missing: number[] }[] {
  const missing = lane.tokens.map(() => 0);
  return [...draws].reverse().map((draw) => {
    const token = lane.tokenOf(draw);
    for (const [index, one] of lane.tokens.entries()) missing[index] = one === token ? 0 : (missing[index] ?? 0) + 1;
    return { token, missing: [...missing] };
  });
}

/** How a prize's numbers are shown. */
export type NumberLook = 'die' | 'car' | 'ball' | 'text';
const dieFaces = 6;
const maxBallLength = 2;

export function lookOf({ shape }: LotteryGame, key: string): NumberLook {
  const part = shape.find((one) => one.key === key);
  if (!part || ('digits' in part.of && part.of.digits > maxBallLength)) return 'text';
  if ('digits' in part.of) return part.of.digits === 1 ? 'ball' : 'text';
  if (part.of.list.length === dieFaces) return 'die';
  return isRace(part) ? 'car' : 'ball';
}
