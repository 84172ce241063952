import type { LotteryBet } from '../../lottery/bet.ts';
import { atMost, eachBet } from '../../lottery/bets/each.ts';
import { productBet } from '../../lottery/bets/product.ts';
import { type ShapePart, shapeBet } from '../../lottery/bets/shape.ts';
import { ballsOf } from '../../lottery/draw.ts';
import { chance } from '../../lottery/game.ts';
import { listGroup } from '../../lottery/selection.ts';
import { digits } from '../tokens.ts';
import { ofLength, placeNames, stretches } from './places.ts';

const singles = (pick: number): ShapePart => ({ name: 'singles', times: 1, pick });
const pairs = (pick: number): ShapePart => ({ name: 'pairs', times: 2, pick });
const triple: ShapePart = { name: 'triple', times: 3, pick: 1 };
const four: ShapePart = { name: 'four', times: 4, pick: 1 };

/** Bets on a shape in any order: how many digits they look at, what they are made of, and in how many orders one can come. */
const groups = [
  { key: 'group120', length: 5, parts: [singles(5)], orders: 120 },
  { key: 'group60', length: 5, parts: [pairs(1), singles(3)], orders: 60 },
  { key: 'group30', length: 5, parts: [pairs(2), singles(1)], orders: 30 },
  { key: 'group20', length: 5, parts: [triple, singles(2)], orders: 20 },
  { key: 'group10', length: 5, parts: [triple, pairs(1)], orders: 10 },
  { key: 'group5', length: 5, parts: [four, singles(1)], orders: 5 },
  { key: 'group24', length: 4, parts: [singles(4)], orders: 24 },
  { key: 'group12', length: 4, parts: [pairs(1), singles(2)], orders: 12 },
  { key: 'group6', length: 4, parts: [pairs(2)], orders: 6 },
  { key: 'group4', length: 4, parts: [triple, singles(1)], orders: 4 },
  { key: 'zuSan', length: 3, parts: [pairs(1), singles(1)], orders: 3, isOneGroup: true },
  { key: 'zuSanPair', length: 3, parts: [pairs(1), singles(1)], orders: 3 },
  { key: 'zuLiu', length: 3, parts: [singles(3)], orders: 6 },
  { key: 'group2', length: 2, parts: [singles(2)], orders: 2 },
] as const;

const directBets: readonly LotteryBet[] = [5, 4, 3, 2].flatMap((length) =>
  ofLength(length).map((stretch) =>
    productBet({
      key: `direct-${stretch}`,
      places: stretches[stretch],
      names: placeNames,
      tokens: digits,
      chance: chance(1, 10 ** length),
    }),
  ),
);

const groupBets: readonly LotteryBet[] = groups.flatMap(({ key, length, orders, ...shape }) =>
  ofLength(length).map((stretch) =>
    shapeBet({
      key: `${key}-${stretch}`,
      places: stretches[stretch],
      tokens: digits,
      chance: chance(orders, 10 ** length),
      ...shape,
    }),
  ),
);

const placeBet = eachBet({
  key: 'place',
  form: { groups: placeNames.map((name) => listGroup(name, digits, 0)), minInAll: 1 },
  prizes: [{ key: 'win', chance: chance(1, 10) }],
  hits: (draw, token, group) => (ballsOf(draw)[group] === token ? { win: 1 } : {}),
  most: atMost(1),
});

/** Right digits in right places, and right digits in any. */
export const starBets: readonly LotteryBet[] = [...directBets, placeBet, ...groupBets];
