// @covers lottery-odds

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rational } from '../exact/rational.ts';
import type { LotteryBet } from '../lottery/bet.ts';
import { subsets } from '../lottery/combinations.ts';
import { ballsOf } from '../lottery/draw.ts';
import { figuresOf } from '../lottery/figures.ts';
import { type Selection, type SelectionGroup, selectionFaults } from '../lottery/selection.ts';
import { paidShare, promised, walk } from '../lottery/space.test-helper.ts';
import { ssc } from './index.ts';
import { walkedGames, walkedGroups } from './spaces.test-helper.ts';

const seed = Number(process.env.LOTTERY_SEED ?? 20_261_125);

/** So many different tokens of a group as may be chosen, few enough that single bets can be counted one by one. */
function chosenOf({ tokens, min, max }: SelectionGroup) {
  if (!('list' in tokens)) throw new Error('a fast lottery has lists');
  return fc.subarray([...tokens.list], { minLength: Math.max(min, 1), maxLength: Math.min(max, min + 3) });
}

function anySelection(gameCode: string, bet: LotteryBet): Selection {
  const groups = bet.form.groups.map((group, index) =>
    index < walkedGroups(gameCode, bet) ? chosenOf(group) : fc.constant<string[]>([]),
  );
  return fc.sample(fc.tuple(...groups), { seed, numRuns: 1 })[0] ?? [];
}

const everyBet = walkedGames.flatMap(({ game, space }) =>
  game.bets.map((bet) => [`${game.code} ${bet.key}`, bet, anySelection(game.code, bet), space] as const),
);

test.each(everyBet)(
  `%s: over all draws every prize comes as often as it is told, seed ${seed}`,
  (_, bet, selection, space) => {
    expect(selectionFaults(bet.form, selection)).toEqual([]);
    const { draws, wins } = walk(bet, selection, space(bet));
    const share = (key: string) => rational(BigInt(wins[key] ?? 0), BigInt(draws));
    for (const { key } of bet.prizes) expect([key, share(key)]).toEqual([key, promised(bet, selection, key)]);
  },
);

const singles = walkedGames.flatMap(({ game, space }) =>
  game.rows.map((row) => [`${game.code}, ${row.variant}, ${row.name}`, row, space] as const),
);

test.each(singles)('%s: paying every draw comes to the told return', (_, row, space) => {
  const { bet, selection, returns } = row;
  expect(bet.count(selection)).toBe(1);
  const { rtp } = figuresOf(bet, selection, returns);
  // So many minor units that no payout is floored.
  const unitMinor = 8_130_081_300_000n * 17n * 271n;
  const paid = paidShare(bet, selection, { returns, space: space(bet), unitMinor });
  const lost = Number(rtp.numerator) / Number(rtp.denominator) - Number(paid.numerator) / Number(paid.denominator);
  expect(Math.abs(lost)).toBeLessThan(1e-12);
});

describe('a compound ticket is as many single bets as can be counted one by one', () => {
  const groups = ssc.bets.filter(({ key }) => /^(group|zuSan|zuLiu)/.test(key));
  test.each(groups.map((bet) => [bet.key, bet] as const))('%s', (_, bet) => {
    const selection = anySelection('ssc', bet);
    const places = bet.looksAt ?? [];
    const { winningDraws } = walk(bet, selection, walkedGames[0].space(bet));
    const kinds = new Set(
      winningDraws.map((draw) =>
        places
          .map((place) => ballsOf(draw)[place])
          .sort()
          .join(''),
      ),
    );
    expect(bet.count(selection)).toBe(kinds.size);
  });

  const direct = ssc.bets.filter(({ key }) => key.startsWith('direct'));
  test.each(direct.map((bet) => [bet.key, bet] as const))('%s', (_, bet) => {
    const selection = anySelection('ssc', bet);
    expect(bet.count(selection)).toBe(walk(bet, selection, walkedGames[0].space(bet)).winningDraws.length);
  });

  test('as the rulebook says', () => {
    const countOf = (key: string, selection: Selection) => ssc.bets.find((bet) => bet.key === key)?.count(selection);
    expect(countOf('zuSan-last3', [['1', '2', '3', '4']])).toBe(12);
    expect(countOf('zuLiu-last3', [['1', '2', '3', '4']])).toBe(4);
    expect(countOf('group120-all5', [['1', '2', '3', '4', '5', '6']])).toBe(6);
    const [doubles, ones] = [
      ['1', '2'],
      ['1', '3', '4', '5'],
    ];
    const singlesOf = (double: string) =>
      [
        ...subsets(
          ones.filter((one) => one !== double),
          3,
        ),
      ].length;
    expect(countOf('group60-all5', [doubles, ones])).toBe(singlesOf('1') + singlesOf('2'));
    expect(countOf('direct-all5', [['1', '2'], ['3'], ['4', '5', '6'], ['7'], ['8']])).toBe(6);
  });
});
