import { ballsOf, each, eachTrue, group, nothing, picks, type Settle, times, total, word } from './share.ts';

const stretches: Record<string, readonly number[]> = {
  first2: [0, 1],
  last2: [3, 4],
  first3: [0, 1, 2],
  middle3: [1, 2, 3],
  last3: [2, 3, 4],
  first4: [0, 1, 2, 3],
  last4: [1, 2, 3, 4],
  all5: [0, 1, 2, 3, 4],
};
const counts = (drawn: readonly string[]): string =>
  [...new Set(drawn)]
    .map((digit) => drawn.filter((one) => one === digit).length)
    .sort((a, b) => b - a)
    .join('');
const at = (places: readonly number[], draw: Parameters<Settle>[0]) =>
  places.map((place) => ballsOf(draw)[place] ?? '');
const of = (length: number) => Object.entries(stretches).filter(([, places]) => places.length === length);
const power = (length: number) => 10 ** length;

/** Direct: a right digit in every place. */
const direct = Object.fromEntries(
  [2, 3, 4, 5].flatMap((length) =>
    of(length).map(([name, places]) => [
      `direct-${name}`,
      ((draw, chosen) =>
        chosen.every((digits, index) => digits.includes(at(places, draw)[index] ?? ''))
          ? group(1, power(length))
          : nothing) satisfies Settle,
    ]),
  ),
);

/** Any order: how often each digit comes, and which groups the digits must stand in. */
const groups: readonly (readonly [key: string, length: number, shape: readonly number[], orders: number])[] = [
  ['group120', 5, [1, 1, 1, 1, 1], 120],
  ['group60', 5, [2, 1, 1, 1], 60],
  ['group30', 5, [2, 2, 1], 30],
  ['group20', 5, [3, 1, 1], 20],
  ['group10', 5, [3, 2], 10],
  ['group5', 5, [4, 1], 5],
  ['group24', 4, [1, 1, 1, 1], 24],
  ['group12', 4, [2, 1, 1], 12],
  ['group6', 4, [2, 2], 6],
  ['group4', 4, [3, 1], 4],
  ['zuSan', 3, [2, 1], 3],
  ['zuSanPair', 3, [2, 1], 3],
  ['zuLiu', 3, [1, 1, 1], 6],
  ['group2', 2, [1, 1], 2],
];
const isOfGroups = (drawn: readonly string[], shape: readonly number[], chosen: readonly (readonly string[])[]) => {
  if (counts(drawn) !== shape.join('')) return false;
  const kinds = [...new Set(shape)];
  return [...new Set(drawn)].every((digit) => {
    const kind = kinds.indexOf(drawn.filter((one) => one === digit).length);
    return (chosen[chosen.length === 1 ? 0 : kind] ?? []).includes(digit);
  });
};
const anyOrder = Object.fromEntries(
  groups.flatMap(([key, length, shape, orders]) =>
    of(length).map(([name, places]) => [
      `${key}-${name}`,
      ((draw, chosen) =>
        isOfGroups(at(places, draw), shape, chosen) ? group(orders, power(length)) : nothing) satisfies Settle,
    ]),
  ),
);

const anyWays: readonly (readonly [codes: number, length: number, ways: number])[] = [
  [1, 3, 271],
  [2, 3, 54],
  [1, 4, 3_439],
  [2, 4, 974],
  [2, 5, 14_670],
  [3, 5, 4_350],
];
const anyCodes = Object.fromEntries(
  anyWays.flatMap(([codes, length, ways]) =>
    of(length).map(([name, places]) => [
      `any${codes}-${name}`,
      ((draw, [chosen = []]) => {
        const won = [...picks(chosen, codes)].filter((pick) => pick.every((digit) => at(places, draw).includes(digit)));
        return times(group(ways, power(length)), won.length);
      }) satisfies Settle,
    ]),
  ),
);
const atLeast = Object.fromEntries(
  [40_951, 8_146, 856, 46].map((ways, index) => [
    `atLeast${index + 1}`,
    eachTrue(group(ways, 100_000), (draw, digit) => ballsOf(draw).filter((one) => one === digit).length > index),
  ]),
);

const wordProducts = Object.fromEntries(
  [2, 3].flatMap((length) =>
    of(length)
      .filter(([name]) => !name.startsWith('middle'))
      .map(([name, places]) => [
        `words-${name}`,
        ((draw, chosen) => {
          const right = at(places, draw).map(
            (digit, index) => (chosen[index] ?? []).filter((said) => word(said, Number(digit), 5)).length,
          );
          return times(
            group(1, 2 ** length),
            right.reduce((product, count) => product * count, 1),
          );
        }) satisfies Settle,
      ]),
  ),
);

const duels = Object.fromEntries(
  [...picks([0, 1, 2, 3, 4], 2)].map(([one = 0, other = 0]) => [
    `dragonTiger-${one + 1}v${other + 1}`,
    each((draw, said) => {
      const [first, second] = [Number(ballsOf(draw)[one]), Number(ballsOf(draw)[other])];
      const outcome = first === second ? 'tie' : first > second ? 'dragon' : 'tiger';
      return said === outcome ? group(outcome === 'tie' ? 10 : 45, 100) : nothing;
    }),
  ]),
);

const shapeWays: Readonly<Record<string, number>> = {
  leopard: 10,
  straight: 60,
  pair: 270,
  halfStraight: 360,
  mixed: 300,
};
/** Three digits in any order; 9 and 0 are neighbours. */
export function shapeOf(drawn: readonly string[]): string {
  const shape = counts(drawn);
  if (shape === '3') return 'leopard';
  if (shape === '21') return 'pair';
  const runs = Array.from({ length: 10 }, (_, from) => [0, 1, 2].map((step) => `${(from + step) % 10}`));
  const holds = (digits: readonly string[]) => digits.every((digit) => drawn.includes(digit));
  if (runs.some(holds)) return 'straight';
  return runs.some((run) => holds(run.slice(0, 2))) ? 'halfStraight' : 'mixed';
}
const shapes = Object.fromEntries(
  of(3).map(([name, places]) => [
    `shape-${name}`,
    each((draw, said) => (shapeOf(at(places, draw)) === said ? group(shapeWays[said] ?? 0, 1_000) : nothing)),
  ]),
);

const bullWays = [35_649, 6_375, 6_505, 6_375, 6_505, 6_375, 6_505, 6_375, 6_505, 6_375, 6_456];
/** The other two beside three that make whole tens, 0 being 10; 0 when no three do. */
function bullOf(drawn: readonly string[]): number {
  for (const three of picks([0, 1, 2, 3, 4], 3)) {
    if (total(three.map((place) => drawn[place] ?? '')) % 10 !== 0) continue;
    const rest = drawn.filter((_, place) => !three.includes(place));
    return total(rest) % 10 === 0 ? 10 : total(rest) % 10;
  }
  return 0;
}

export const ssc: Record<string, Settle> = {
  ...direct,
  ...anyOrder,
  ...anyCodes,
  ...atLeast,
  ...wordProducts,
  ...duels,
  ...shapes,
  place: eachTrue(group(1, 10), (draw, digit, place) => ballsOf(draw)[place] === digit),
  placeWords: eachTrue(group(1, 2), (draw, said, place) => word(said, Number(ballsOf(draw)[place]), 5)),
  sumWords: eachTrue(group(1, 2), (draw, said) => word(said, total(ballsOf(draw)), 23)),
  bull: each((draw, said) => {
    const bull = bullOf(ballsOf(draw));
    return bull === Number(said) ? group(bullWays[bull] ?? 0, 100_000) : nothing;
  }),
};
