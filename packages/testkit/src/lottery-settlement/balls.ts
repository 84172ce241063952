import {
  ballsOf,
  type Draw,
  each,
  eachTrue,
  listed,
  nothing,
  picks,
  price,
  type Settle,
  type Share,
  times,
  total,
  word,
} from './share.ts';
import { shapeOf } from './ssc.ts';

const sum = (draw: Draw): number => total(ballsOf(draw));
const one: Share = { n: 1n, d: 1n };
/** Picks of so many of the chosen ones that hold at least `need` of what was drawn. */
const anyOf =
  (pick: number, need: number, back: Share, among: (draw: Draw) => readonly string[]): Settle =>
  (draw, [chosen = []]) => {
    const won = [...picks(chosen, pick)].filter(
      (picked) => picked.filter((number) => among(draw).includes(number)).length >= need,
    );
    return times(back, won.length);
  };
const inOrder =
  (length: number, back: Share): Settle =>
  (draw, chosen) =>
    chosen.slice(0, length).every((numbers, place) => numbers.includes(ballsOf(draw)[place] ?? '')) ? back : nothing;
/** A price by what is said, where it is true. */
const said = (isTrue: (draw: Draw, what: string) => boolean, back: (what: string) => Share): Settle =>
  each((draw, what) => (isTrue(draw, what) ? back(what) : nothing));

const dieTimes = (draw: Draw, face: string) => ballsOf(draw).filter((ball) => ball === face).length;
const diceSums = [1, 3, 6, 10, 15, 21, 25, 27];
export const k3: Record<string, Settle> = {
  sum: said(
    (draw, what) => sum(draw) === Number(what),
    (what) => listed(diceSums[Math.min(Number(what), 21 - Number(what)) - 3] ?? 0, 216),
  ),
  words: eachTrue(price('1.96'), (draw, what) => word(what, sum(draw), 11)),
  triple: eachTrue(listed(1, 216), (draw, face) => dieTimes(draw, face) === 3),
  anyTriple: eachTrue(listed(6, 216), (draw) => new Set(ballsOf(draw)).size === 1),
  anyStraight: eachTrue(listed(24, 216), (draw) =>
    ['123', '234', '345', '456'].includes([...ballsOf(draw)].sort().join('')),
  ),
  pairOrMore: eachTrue(listed(16, 216), (draw, face) => dieTimes(draw, face) >= 2),
  pair: (draw, [pairs = [], singles = []]) => {
    const pair = pairs.find((face) => dieTimes(draw, face) === 2);
    const single = singles.find((face) => dieTimes(draw, face) === 1);
    return pair !== undefined && single !== undefined ? listed(3, 216) : nothing;
  },
  different3: anyOf(3, 3, listed(6, 216), ballsOf),
  different2: anyOf(2, 2, listed(30, 216), ballsOf),
};

const choose = (from: number, count: number): number =>
  count === 0 ? 1 : (choose(from - 1, count - 1) * from) / count;
const anyWays = [2, 3, 4, 5, 6, 7, 8].map((pick) => {
  const need = Math.min(pick, 5);
  return [pick, need, choose(5, need) * choose(6, pick - need), choose(11, pick)] as const;
});
export const elevenX5: Record<string, Settle> = {
  ...Object.fromEntries(
    anyWays.map(([pick, need, ways, of]) => [`any${pick}`, anyOf(pick, need, listed(ways, of), ballsOf)]),
  ),
  first1: inOrder(1, listed(1, 11)),
  first2: inOrder(2, listed(1, 110)),
  first3: inOrder(3, listed(1, 990)),
  group2: anyOf(2, 2, listed(1, 55), (draw) => ballsOf(draw).slice(0, 2)),
  group3: anyOf(3, 3, listed(1, 165), (draw) => ballsOf(draw).slice(0, 3)),
  place: eachTrue(listed(1, 11), (draw, number, place) => ballsOf(draw)[place] === number),
  placeWords: each((draw, what, place) => {
    const ball = Number(ballsOf(draw)[place]);
    if (ball === 11) return one;
    return word(what, ball, 6) ? price('1.95') : nothing;
  }),
  sumSize: each((draw, what) => {
    if (sum(draw) === 30) return one;
    return (what === 'big') === sum(draw) > 30 ? price('1.95') : nothing;
  }),
  sumParity: said(
    (draw, what) => word(what, sum(draw), 0),
    (what) => listed(what === 'odd' ? 236 : 226, 462),
  ),
  oddBalls: said(
    (draw, what) => ballsOf(draw).filter((ball) => Number(ball) % 2 === 1).length === Number(what),
    (what) => listed(choose(6, Number(what)) * choose(5, 5 - Number(what)), 462),
  ),
};

const topTwo = (draw: Draw) => total(ballsOf(draw).slice(0, 2));
const carSums = [2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2];
const carWords: Readonly<Record<string, number>> = { big: 40, small: 50, odd: 50, even: 40 };
export const pk10: Record<string, Settle> = {
  place: eachTrue(listed(1, 10), (draw, car, place) => ballsOf(draw)[place] === car),
  placeWords: eachTrue(listed(1, 2), (draw, what, place) => word(what, Number(ballsOf(draw)[place]), 6)),
  dragonTiger: eachTrue(listed(1, 2), (draw, what, place) => {
    const [front, back] = [Number(ballsOf(draw)[place]), Number(ballsOf(draw)[9 - place])];
    return what === (front > back ? 'dragon' : 'tiger');
  }),
  sum: said(
    (draw, what) => topTwo(draw) === Number(what),
    (what) => listed(carSums[Number(what) - 3] ?? 0, 90),
  ),
  sumWords: said(
    (draw, what) => word(what, topTwo(draw), 12),
    (what) => listed(carWords[what] ?? 0, 90),
  ),
  top2: inOrder(2, listed(1, 90)),
  top3: inOrder(3, listed(1, 720)),
};

const elements = [
  ['metal', 210, 695, '9.2'],
  ['wood', 696, 763, '4.6'],
  ['water', 764, 855, '2.4'],
  ['fire', 856, 923, '4.6'],
  ['earth', 924, 1_410, '9.2'],
] as const;
const halves = (first: string, second: string, isFirst: (number: number) => boolean): Settle =>
  each((draw, what) => {
    const count = ballsOf(draw).filter((ball) => isFirst(Number(ball))).length;
    if (count === 10) return what === 'tie' ? price('4.6') : nothing;
    return what === (count > 10 ? first : second) ? price('2.4') : nothing;
  });
export const keno: Record<string, Settle> = {
  sumSize: each((draw, what) => {
    if (sum(draw) === 810) return one;
    return (what === 'over') === sum(draw) > 810 ? price('1.95') : nothing;
  }),
  sumMiddle: eachTrue(price('210'), (draw) => sum(draw) === 810),
  sumParity: eachTrue(price('1.95'), (draw, what) => word(what, sum(draw), 0)),
  element: each((draw, what) => {
    const element = elements.find(([, from, to]) => sum(draw) >= from && sum(draw) <= to);
    return element?.[0] === what ? price(element[3]) : nothing;
  }),
  half: halves('upper', 'lower', (number) => number <= 40),
  parity: halves('odd', 'even', (number) => number % 2 === 1),
};

const exact = '950 316.66 158.33 95 63.33 45.23 33.92 26.38 21.11 17.27 15.07 13.76 13.01 12.66'.split(' ');
const combinations: Readonly<Record<string, string>> = {
  bigOdd: '4.2',
  smallEven: '4.2',
  bigEven: '3.6',
  smallOdd: '3.6',
};
const shapes: Readonly<Record<string, string>> = { leopard: '95', pair: '3.5', straight: '15.8' };
export const lucky28: Record<string, Settle> = {
  words: eachTrue(price('1.96'), (draw, what) => word(what, sum(draw), 14)),
  wordsBack1314: each((draw, what) => {
    if (sum(draw) === 13 || sum(draw) === 14) return one;
    return word(what, sum(draw), 14) ? price('1.9') : nothing;
  }),
  combination: said(
    (draw, what) => what === `${sum(draw) >= 14 ? 'big' : 'small'}${sum(draw) % 2 === 1 ? 'Odd' : 'Even'}`,
    (what) => price(combinations[what] ?? ''),
  ),
  extreme: eachTrue(price('17.2'), (draw, what) => (what === 'big' ? sum(draw) >= 22 : sum(draw) <= 5)),
  shape: said(
    (draw, what) => shapeOf(ballsOf(draw)) === what,
    (what) => price(shapes[what] ?? ''),
  ),
  sum: said(
    (draw, what) => sum(draw) === Number(what),
    (what) => price(exact[Math.min(Number(what), 27 - Number(what))] ?? ''),
  ),
};
