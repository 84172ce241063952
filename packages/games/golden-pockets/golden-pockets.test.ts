// @covers table-and-instant-odds golden-pockets

import { type DrawBelow, replay } from '@baize/fairness';
import { describe, expect, test } from 'vitest';
import { add, multiply, rational, toDecimal } from '../exact/rational.ts';
import { subsets } from '../lottery/combinations.ts';
import { analyseCallBet, analyse as analysePlain } from '../roulette/analysis.ts';
import { rouletteBets } from '../roulette/bets.ts';
import { callBets, pockets } from '../roulette/layout.ts';
import { printedFigures } from '../table-engine/printed.test-helper.ts';
import { returnsFor } from '../table-engine/winners.test-helper.ts';
import { analyse, ways } from './analysis.ts';
import { goldenPocketsBets, multiplierOf } from './bets.ts';
import { dealGoldenPockets } from './deal.ts';
import { drawLucky, maxLucky, multiplierDraws, multipliers, topMultiplier } from './lucky.ts';

const bets = goldenPocketsBets();
const figures = analyse(bets);
const isStraight = ({ key }: { key: string }) => key === 'straight';
const fair = rational(36n, 37n);

describe('figures', () => {
  test('every bet returns 36/37, exactly', () => {
    expect(figures.map(({ rtp }) => rtp)).toEqual(figures.map(() => fair));
    for (const name of Object.keys(callBets) as (keyof typeof callBets)[]) {
      const { rtp, chips } = analyseCallBet(bets, name, ways);
      expect(multiply(rtp, rational(1n, BigInt(chips)))).toEqual(fair);
    }
  });

  test('a straight-up wins as often as on the plain wheel, spreads wider and brings at most 501 stakes', () => {
    for (const bet of figures.filter(isStraight)) {
      expect(printedFigures(bet)).toEqual({ win: '0.027027', push: '0.000000', edge: '2.7027', sd: '7.624' });
      expect(bet.topReturn).toBe(5_010_000);
    }
  });

  test('all other bets are those of the plain wheel', () => {
    const plain = analysePlain(rouletteBets({ laPartage: false }));
    const simple = ({ key, selection, probabilityOfWin, topReturn, sdPerUnit }: (typeof plain)[number]) => [
      ...[key, selection, probabilityOfWin, topReturn],
      sdPerUnit.toFixed(9),
    ];
    const others = (all: typeof plain) => all.filter((bet) => !isStraight(bet)).map(simple);
    expect(others(figures)).toEqual(others(plain));
  });

  test('three lucky pockets in the mean, which pay 103:1 in the mean', () => {
    const mean = multipliers.reduce((sum, { multiplier, weight }) => sum + multiplier * weight, 0) / multiplierDraws;
    expect([mean, (1 + maxLucky) / 2, topMultiplier]).toEqual([103, 3, 500]);
  });

  test('the chance of each win of a straight-up is published', () => {
    const [straight] = figures.filter(isStraight);
    const chances = [...(straight?.probabilities ?? [])].map(
      ([back, { numerator, denominator }]) =>
        [back / 10_000 - 1, toDecimal(rational(denominator, numerator), 1)] as const,
    );
    expect(Object.fromEntries(chances)).toEqual({
      '-1': '1.0',
      29: '40.3',
      50: '992.0',
      100: '1426.0',
      150: '5070.4',
      200: '7605.6',
      250: '15211.1',
      300: '22816.7',
      400: '45633.3',
      500: '45633.3',
    });
  });
});

test('over every set of lucky pockets each pocket is lucky in 3 of 37 rounds', { timeout: 60_000 }, () => {
  const all = Array.from({ length: pockets }, (_, pocket) => pocket);
  let shares = all.map(() => rational(0n));
  for (let count = 1; count <= maxLucky; count += 1) {
    const times = all.map(() => 0);
    let sets = 0;
    for (const set of subsets(all, count)) {
      sets += 1;
      for (const pocket of set) times[pocket] = (times[pocket] ?? 0) + 1;
    }
    shares = shares.map((share, pocket) => add(share, rational(BigInt(times[pocket] ?? 0), BigInt(sets * maxLucky))));
  }
  expect(shares).toEqual(all.map(() => rational(3n, 37n)));
});

/** Answers draws with these numbers, one after the other, and notes what they are below. */
function scripted(answers: readonly number[]): { draw: DrawBelow; asked: number[] } {
  const asked: number[] = [];
  return {
    asked,
    draw: (below) => {
      asked.push(below);
      return answers[asked.length - 1] ?? 0;
    },
  };
}

describe('the draw', () => {
  test('takes the number of pockets, each of those that are left with its multiplier, and then the ball', () => {
    const { draw, asked } = scripted([2, 36, 99, 0, 0, 0, 46, 17]);
    expect(dealGoldenPockets(draw)).toEqual({
      lucky: [
        { pocket: 36, multiplier: 500 },
        { pocket: 0, multiplier: 50 },
        // Zero is gone: the lowest that is left is 1.
        { pocket: 1, multiplier: 100 },
      ],
      pocket: 17,
    });
    expect(asked).toEqual([5, 37, 100, 36, 100, 35, 100, 37]);
  });

  test('every number of a hundred gives the multiplier that the table says', () => {
    const drawn = Array.from({ length: multiplierDraws }, (_, place) => drawLucky(scripted([0, 0, place]).draw)[0]);
    const counts = multipliers.map(({ multiplier }) => drawn.filter((one) => one?.multiplier === multiplier).length);
    expect(counts).toEqual(multipliers.map(({ weight }) => weight));
  });

  test('seeds give one to five different pockets, and the same ones again', async () => {
    const counts = new Set<number>();
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const seeds = { serverSeed: 'a'.repeat(64), clientSeed: 'golden', nonce };
      const round = await replay(seeds, dealGoldenPockets);
      expect(await replay(seeds, dealGoldenPockets)).toEqual(round);
      const drawn = round.lucky.map(({ pocket }) => pocket);
      expect(new Set(drawn).size).toBe(drawn.length);
      expect(drawn.every((pocket) => pocket >= 0 && pocket < pockets)).toBe(true);
      counts.add(drawn.length);
    }
    expect([...counts].sort()).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('a lucky pocket pays its multiplier', () => {
  const lucky = [
    { pocket: 17, multiplier: 250 },
    { pocket: 0, multiplier: 50 },
  ];
  const straightsFor = (pocket: number) =>
    Object.fromEntries(Object.entries(returnsFor(bets, { pocket, lucky })).filter(([name]) => /^straight/.test(name)));

  test.each([
    [17, 2_510_000, 250],
    [0, 510_000, 50],
    [18, 300_000, null],
  ])('ball in %i', (pocket, back, multiplier) => {
    expect(straightsFor(pocket)).toEqual({ [`straight:${pocket}`]: back });
    expect(multiplierOf({ pocket, lucky })).toBe(multiplier);
  });

  test('and changes no other bet', () => {
    const plain = returnsFor(rouletteBets({ laPartage: false }), { pocket: 17 });
    expect(returnsFor(bets, { pocket: 17, lucky })).toEqual({ ...plain, 'straight:17': 2_510_000 });
  });
});
