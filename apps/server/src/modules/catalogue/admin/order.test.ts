// @covers catalogue-desk

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { previewOf } from './games-import.ts';
import { orderAfter } from './order.ts';
import { betsForPoint, returnBand } from './return-band.ts';

describe('a game that is moved', () => {
  test('stands at the side of the other, and the rest keeps its order', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 20 }),
        fc.nat(),
        fc.nat(),
        fc.constantFrom('before' as const, 'behind' as const),
        (order, from, to, side) => {
          const moved = order[from % order.length] as string;
          const other = order[to % order.length] as string;
          const after = orderAfter(order, { moved, side, other }) as string[];
          expect(after.toSorted()).toEqual(order.toSorted());
          expect(after.filter((id) => id !== moved)).toEqual(order.filter((id) => id !== moved));
          if (moved === other) expect(after).toEqual(order);
          else expect(after.indexOf(moved) - after.indexOf(other)).toBe(side === 'before' ? -1 : 1);
        },
      ),
    );
    expect(orderAfter(['a'], { moved: 'b', side: 'before', other: 'a' })).toBeNull();
    expect(orderAfter(['a'], { moved: 'a', side: 'before', other: 'b' })).toBeNull();
  });
});

describe('the band of a return', () => {
  const even = (bets: number, wins: number) => ({
    ...{ bets, staked: bets, paid: wins * 2 },
    ...{ paidSquares: wins * 4, products: wins * 2, stakeSquares: bets },
  });

  test('of even chances is that of the normal law: 2.576 times the root of the number', () => {
    const band = returnBand(even(10_000, 5_000), 1);
    expect(band?.low).toBeCloseTo(1 - 0.02576, 6);
    expect(band?.high).toBeCloseTo(1 + 0.02576, 6);
  });

  test('is none with few bets, and does not depend on the size of the unit', () => {
    expect(returnBand(even(999, 500), 1)).toBeNull();
    const small = returnBand(even(2_000, 990), 0.99);
    const { bets, ...sums } = even(2_000, 990);
    const large = returnBand(
      {
        ...{ bets, staked: sums.staked * 100, paid: sums.paid * 100 },
        ...{
          paidSquares: sums.paidSquares * 1e4,
          products: sums.products * 1e4,
          stakeSquares: sums.stakeSquares * 1e4,
        },
      },
      0.99,
    );
    expect(large?.low).toBeCloseTo(small?.low ?? 0, 9);
    expect(large?.high).toBeCloseTo(small?.high ?? 0, 9);
  });

  test('is one point wide after (2.576 · spread / 0.01)² bets, whatever the number and the size of those so far', () => {
    const needed = Math.ceil((2.576 / 0.01) ** 2);
    for (const bets of [100, 400, 100_000]) expect(betsForPoint(even(bets, bets / 2), 1)).toBe(needed);
    expect(
      betsForPoint(
        { ...even(400, 200), staked: 40_000, paidSquares: 800 * 1e4, products: 400 * 1e4, stakeSquares: 400 * 1e4 },
        1,
      ),
    ).toBe(needed);
    const wide = returnBand(even(needed, needed / 2), 1);
    expect(wide?.high).toBeCloseTo(1.01, 4);
  });

  test('is never promised before it is shown, and not by hardly a bet', () => {
    const same = { bets: 500, staked: 500, paid: 500, paidSquares: 500, products: 500, stakeSquares: 500 };
    expect(betsForPoint(same, 1)).toBe(1_000);
    expect(betsForPoint(even(99, 50), 1)).toBeNull();
    expect(betsForPoint({ ...even(200, 100), staked: 0 }, 1)).toBeNull();
  });
});

test('a preview tells what is new and which columns differ, in whatever order languages stand', () => {
  const game = {
    ...{ gameCode: 'a', gameType: 'RNG' as const, gameClassify: '', names: { TY: 'A', TH: 'ก' }, minBetMinor: 20n },
    ...{
      minLineNum: 1,
      rtpHundredths: 9600,
      volatility: null,
      coverUrl: '/a',
      wideCoverUrl: '/a',
      defaultPlayType: '',
    },
    ...{ isGroup: false, parentCode: null, isHot: false },
  };
  const { isHot: _, ...rest } = game;
  const known = { ...rest, minBetMinor: '20', names: { TH: 'ก', TY: 'A' }, isOnSale: true };
  expect(previewOf([game], new Map([['a', known]]))).toMatchObject({ added: 0, changed: 0, unchanged: 1, onSale: 0 });
  const moved = { ...known, rtpHundredths: 9500, isOnSale: false };
  expect(previewOf([game, { ...game, gameCode: 'b' }], new Map([['a', moved]]))).toMatchObject({
    ...{ added: 1, changed: 1, unchanged: 0, onSale: 2 },
    rows: [
      { gameCode: 'a', what: 'changed', fields: ['rtpHundredths'] },
      { gameCode: 'b', what: 'added', fields: [] },
    ],
  });
});
