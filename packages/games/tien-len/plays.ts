import { type Card, rankOf, type Suit, suitOf } from '../cards/index.ts';

/** Shapes of plays (rulebook 4.5). Four of a kind and three or more consecutive pairs are bombs, too. */
const playShapes = ['single', 'pair', 'triple', 'run', 'quads', 'pairRun'] as const;
type PlayShape = (typeof playShapes)[number];

export interface Play {
  readonly shape: PlayShape;
  readonly length: number;
  /** The highest card, comparable: rank from 3 to 2, then suit. */
  readonly top: number;
}

/** The two is the highest rank; a three is 0. */
export const two = 12;
const ranks = 13;
const suitOrder: readonly Suit[] = ['spades', 'clubs', 'diamonds', 'hearts'];

/** 0 for a three up to 12 for a two. */
export const heightOf = (card: Card): number => (rankOf(card) + ranks - 3) % ranks;
/** Comparable: no two cards are equal. */
export const orderOf = (card: Card): number => heightOf(card) * suitOrder.length + suitOrder.indexOf(suitOf(card));
/** Lowest first. */
export const inOrder = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => orderOf(a) - orderOf(b));
export const isTwo = (card: Card): boolean => heightOf(card) === two;
export const isRedTwo = (card: Card): boolean => isTwo(card) && ['hearts', 'diamonds'].includes(suitOf(card));

const minRun = 3;
const minPairRun = 3;

const isConsecutive = (heights: readonly number[]): boolean =>
  heights.every((height, index) => index === 0 || height === (heights[index - 1] as number) + 1) &&
  heights.at(-1) !== two;

const equalShapes: Readonly<Record<number, PlayShape>> = { 1: 'single', 2: 'pair', 3: 'triple', 4: 'quads' };

/** What cards make when they are led; null: nothing that may be played. */
export function playOf(cards: readonly Card[]): Play | null {
  const sorted = inOrder(cards);
  const heights = sorted.map(heightOf);
  const top = sorted.length > 0 ? orderOf(sorted.at(-1) as Card) : 0;
  const { length } = sorted;
  const equal = equalShapes[length];
  if (equal !== undefined && heights[0] === heights.at(-1)) return { shape: equal, length, top };
  if (length >= minRun && isConsecutive(heights)) return { shape: 'run', length, top };
  const [first, second] = [0, 1].map((offset) => heights.filter((_, index) => index % 2 === offset)) as [
    number[],
    number[],
  ];
  const isPairRun = length >= 2 * minPairRun && length % 2 === 0 && `${first}` === `${second}` && isConsecutive(first);
  return isPairRun ? { shape: 'pairRun', length, top } : null;
}

const longPairRun = 8;

/** How strong a bomb is: three pairs, four of a kind, four pairs, five; 0: it is none. */
export function bombPower({ shape, length }: Play): number {
  if (shape === 'quads') return 2;
  if (shape !== 'pairRun') return 0;
  return length < longPairRun ? 1 : length / 2 - 1;
}
/** Four consecutive pairs may be played out of turn. */
export const isPlayedOutOfTurn = (play: Play): boolean => play.shape === 'pairRun' && play.length >= longPairRun;

const lowestTwo = two * suitOrder.length;
/** One or two twos: what bombs are for. */
const isOfTwos = ({ shape, top }: Play, wanted: PlayShape): boolean => shape === wanted && top >= lowestTwo;

/** Whether a play beats another one that lies on the table. */
export function beats(play: Play, other: Play): boolean {
  if (play.shape === other.shape && play.length === other.length) return play.top > other.top;
  const power = bombPower(play);
  if (power === 0) return false;
  if (isOfTwos(other, 'single')) return true;
  if (isOfTwos(other, 'pair')) return isPlayedOutOfTurn(play);
  const beaten = bombPower(other);
  return beaten > 0 && power > beaten;
}
