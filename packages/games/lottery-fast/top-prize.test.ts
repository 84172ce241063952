// @covers lottery-top-prize

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { multiply, rational } from '../exact/rational.ts';
import { type LotteryBet, payoutMinor, type Returns, topPrizeMinor } from '../lottery/bet.ts';
import type { LotteryDraw } from '../lottery/draw.ts';
import { exposuresOf, numbersOfChoice } from '../lottery/exposure.ts';
import { defaultGroup } from '../lottery/game.ts';
import { linePayoutMinor, lineTopMinor } from '../lottery/lowered.ts';
import type { Selection } from '../lottery/selection.ts';
import { regionalGame, regionShapes } from '../lottery-regional/index.ts';
import { fourD, togel } from '../lottery-sea/index.ts';
import { thai } from '../lottery-thai/index.ts';
import { walkedGames } from './spaces.test-helper.ts';

const seed = Number(process.env.LOTTERY_SEED ?? 20_261_126);
const unitMinor = 1_000_000n;
const maxPlaces = 3;

function selections(bet: LotteryBet): Selection[] {
  const groups = bet.form.groups.map(({ tokens, min, max }) => {
    if (!('list' in tokens)) throw new Error('a fast lottery has lists');
    return fc.subarray([...tokens.list], { minLength: Math.max(min, 1), maxLength: Math.min(max, min + 4) });
  });
  return fc.sample(fc.tuple(...groups), { seed, numRuns: 3 }).filter((selection) => bet.count(selection) > 0);
}

const walked = walkedGames
  .filter(({ game }) => ['ssc', 'k3', 'lucky28'].includes(game.code))
  .flatMap(({ game, space }) =>
    game.bets
      .filter(({ looksAt }) => game.code !== 'ssc' || (looksAt !== undefined && looksAt.length <= maxPlaces))
      .map((bet) => [`${game.code} ${bet.key}`, bet, game.returns(defaultGroup), space] as const),
  );

test.each(walked)(
  `%s: the shown top prize is what the best of all draws pays, seed ${seed}`,
  (_, bet, returns, space) => {
    for (const selection of selections(bet)) {
      const told = topPrizeMinor(bet, selection, unitMinor, returns);
      let best = 0n;
      for (const draw of space(bet)) {
        const paid = payoutMinor(bet, bet.wins(draw, selection), unitMinor, returns);
        if (paid > best) best = paid;
      }
      expect([selection, best]).toEqual([selection, told]);
    }
  },
);

/** A draw in which every number ends (and begins) as it is told. */
const allSo = (region: 'north' | 'south', digits: string): LotteryDraw =>
  Object.fromEntries(
    regionShapes[region].map(({ key, count, of }) => [
      key,
      Array.from({ length: count }, () => digits.repeat(3).slice(0, 'digits' in of ? of.digits : 0)),
    ]),
  );

describe('bets on numbers', () => {
  const top = (
    game: { bets: readonly LotteryBet[]; returns(group: number): Returns },
    key: string,
    selection: Selection,
  ) => {
    const bet = game.bets.find((one) => one.key === key);
    if (!bet) throw new Error(`no bet ${key}`);
    const returns = game.returns(defaultGroup);
    const paidBy = (draw: LotteryDraw) => payoutMinor(bet, bet.wins(draw, selection), unitMinor, returns);
    return { told: topPrizeMinor(bet, selection, unitMinor, returns), paidBy };
  };
  test.each(['lo2', 'lo2dau', 'dd', 'dedau', 'de', 'b8'])(
    '%s of several numbers brings what one of them could',
    (key) => {
      const north = regionalGame('north');
      const [one, many] = [top(north, key, [['44']]), top(north, key, [['44', '45', '46']])];
      expect(many.told).toBe(one.told);
      expect(one.paidBy(allSo('north', '4'))).toBe(one.told);
    },
  );
  test('xien of many numbers cannot win more pairs than numbers are drawn', () => {
    const south = regionalGame('south');
    const numbers = Array.from({ length: 20 }, (_, index) => `${index + 10}`);
    expect(top(south, 'xien2', [numbers]).told).toBe(153n * 35n * unitMinor);
  });
  test('Thai numbers win together where they are orders of the same digits', () => {
    expect(top(thai, 'tod3', [['123', '321', '456']]).told).toBe(2n * 130n * unitMinor);
    expect(top(thai, 'top3', [['123', '321']]).told).toBe(900n * unitMinor);
    expect(top(thai, 'runTop', [['1', '2', '3', '4', '5']]).told).toBe((96n * unitMinor) / 10n);
  });
  test('of 4D all drawn numbers can be the chosen one; togel draws one number', () => {
    const draw = { first: ['1234'], second: ['1234'], third: ['1234'] };
    const whole = { ...draw, special: Array(10).fill('1234'), consolation: Array(10).fill('1234') };
    const big = top(fourD, 'big', [['1234', '5678']]);
    expect(big.paidBy(whole)).toBe(big.told);
    expect(top(togel, '2D', [['12', '34']]).told).toBe(70n * unitMinor);
  });
});

describe('numbers that pay less', () => {
  const ssc = walkedGames[0].game;
  const [place, direct] = ['place', 'direct-last2'].map((key) => ssc.bets.find((bet) => bet.key === key));
  if (!place || !direct) throw new Error('bets are missing');
  const returns = ssc.returns(defaultGroup);
  test('each chosen number of its own is counted, or the whole choice', () => {
    const choice: Selection = [[], [], [], ['4', '5'], ['7']];
    expect(numbersOfChoice(place, choice)).toEqual(['tens:4', 'tens:5', 'units:7']);
    expect(exposuresOf(place, choice, 100n, returns)).toEqual([
      { number: 'tens:4', stakeMinor: 100n, liabilityMinor: 978n },
      { number: 'tens:5', stakeMinor: 100n, liabilityMinor: 978n },
      { number: 'units:7', stakeMinor: 100n, liabilityMinor: 978n },
    ]);
    expect(numbersOfChoice(direct, [['5', '4'], ['7']])).toEqual(['4,5|7']);
    const long: Selection = Array.from({ length: 60 }, () => ['10', '20']);
    expect(numbersOfChoice(direct, long)).toEqual(['*']);
  });
  test('a line pays each number at its percent, floored once', () => {
    const selection: Selection = [[], [], [], ['4'], ['7']];
    const line = { bet: place, selection, unitMinor: 101n, returns, lowered: { 'tens:4': 50 } };
    const draw = { balls: ['0', '0', '0', '4', '7'] };
    const exact = multiply(rational(101n * 978n, 100n), rational(3n, 2n));
    expect(linePayoutMinor(line, draw)).toBe(exact.numerator / exact.denominator);
    expect(lineTopMinor(line)).toBe(linePayoutMinor(line, draw));
    expect(linePayoutMinor(line, { balls: ['0', '0', '0', '4', '0'] })).toBe(493n);
    const whole = { ...line, bet: direct, selection: [['4'], ['7']], lowered: { '4|7': 10 } };
    expect(linePayoutMinor(whole, draw)).toBe((101n * 978n) / 100n);
  });
});
