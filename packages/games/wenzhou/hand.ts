import { dominoes, dominoOf, pipsOf } from './dominoes.ts';

export type WenzhouHandName = 'pair' | 'geeJoon' | 'mixedPair' | 'wong' | 'gong' | 'highNine' | 'points';

export interface WenzhouHand {
  readonly name: WenzhouHandName;
  /** The last digit of the pips; what a hand of points is worth. */
  readonly points: number;
  /** Comparable; equal hands tie, and the banker takes ties. */
  readonly rank: number;
}

const indexOf = (a: number, b: number) => dominoes.findIndex(({ ends }) => ends[0] === a && ends[1] === b);
const teen = indexOf(6, 6);
const day = indexOf(1, 1);
const yun = indexOf(4, 4);
const gor = indexOf(1, 3);
const bigSix = indexOf(2, 4);
const chicken = indexOf(1, 2);
const ten = 10;
const levels = 8;
const middleLevel = 5;
const lowLevel = 6;
const military = 7;

/** The order of hands above points, the highest first (rulebook 1.12). */
const order = {
  teenPair: 13,
  dayPair: 12,
  geeJoon: 11,
  yunPair: 10,
  gorPair: 9,
  middlePair: 8,
  lowPair: 7,
  mixedPair: 6,
  teenWong: 5,
  teenGong: 4,
  dayGong: 3,
  teenHighNine: 2,
  dayHighNine: 1,
} as const;

const pairs: Readonly<Record<number, number>> = {
  [teen]: order.teenPair,
  [day]: order.dayPair,
  [yun]: order.yunPair,
  [gor]: order.gorPair,
};
const pairsOfLevel: Readonly<Record<number, number>> = { [middleLevel]: order.middlePair, [lowLevel]: order.lowPair };

/** A hand above points, and its place in the order; null for points. */
function special(one: number, other: number): { name: WenzhouHandName; place: number } | null {
  const { level } = dominoOf(one);
  if (one === other) return { name: 'pair', place: pairs[one] ?? pairsOfLevel[level] ?? 0 };
  const both = [one, other];
  if (both.includes(bigSix) && both.includes(chicken)) return { name: 'geeJoon', place: order.geeJoon };
  const [first, second] = [pipsOf(one), pipsOf(other)];
  if (first === second && level === military && dominoOf(other).level === military)
    return { name: 'mixedPair', place: order.mixedPair };
  const rest = both.find((tile) => tile !== teen && tile !== day);
  const lead = both.find((tile) => tile === teen || tile === day);
  if (rest === undefined || lead === undefined) return null;
  const isTeen = lead === teen;
  switch (pipsOf(rest)) {
    case 9:
      return isTeen ? { name: 'wong', place: order.teenWong } : null;
    case 8:
      return { name: 'gong', place: isTeen ? order.teenGong : order.dayGong };
    case 7:
      return { name: 'highNine', place: isTeen ? order.teenHighNine : order.dayHighNine };
    default:
      return null;
  }
}

/** The value of two tiles. Throws RangeError for another number of them. */
export function wenzhouHandOf(tiles: readonly number[]): WenzhouHand {
  const [one, other] = tiles;
  if (one === undefined || other === undefined || tiles.length !== 2) throw new RangeError('a hand has two tiles');
  const points = (pipsOf(one) + pipsOf(other)) % ten;
  const found = special(one, other);
  if (found) return { name: found.name, points, rank: (ten + found.place) * levels };
  // Nothing has no tile rank: the banker wins.
  const height = points === 0 ? 0 : levels - Math.min(dominoOf(one).level, dominoOf(other).level);
  return { name: 'points', points, rank: points * levels + height };
}
