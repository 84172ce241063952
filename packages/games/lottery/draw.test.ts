// @covers lottery-draws

import { drawOfRound } from '@baize/fairness';
import { describe, expect, test } from 'vitest';
import { lotteries, rulesOf } from '../lottery-catalogue/index.ts';
import { gameCodes } from '../lottery-catalogue/rules.ts';
import { drawNumbers, faultOfDraw } from './draw.ts';

const seeds = (nonce: number) => ({ serverSeed: 'c0ffee', clientSeed: 'lottery', nonce });

test.each(gameCodes)('%s: what is drawn from a seed is whole, and the same again', (code) => {
  const { shape } = rulesOf(code);
  for (let nonce = 0; nonce < 50; nonce += 1) {
    const draw = drawNumbers(shape, drawOfRound(seeds(nonce)));
    expect(faultOfDraw(shape, draw)).toBeNull();
    expect(drawNumbers(shape, drawOfRound(seeds(nonce)))).toEqual(draw);
  }
});

describe('a draw that is not whole is found', () => {
  const { shape } = rulesOf('vn-north');
  const whole = drawNumbers(shape, drawOfRound(seeds(1)));
  test.each([
    ['a prize is missing', { ...whole, G3: [] }, 'G3'],
    ['a number is too short', { ...whole, DB: ['1234'] }, 'DB'],
    ['a number has other digits', { ...whole, DB: ['1234\u0665'] }, 'DB'],
    ['a prize is unknown', { ...whole, G9: ['12'] }, 'G9'],
  ])('%s', (_, draw, fault) => expect(faultOfDraw(shape, draw)).toBe(fault));

  test('balls that may not come twice', () => {
    const pk10 = rulesOf('pk10').shape;
    const cars = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '9'];
    expect(faultOfDraw(pk10, { balls: cars })).toBe('balls');
    expect(faultOfDraw(pk10, { balls: [...cars.slice(0, 9), '11'] })).toBe('balls');
    expect(faultOfDraw(pk10, { balls: [...cars.slice(0, 9), '10'] })).toBeNull();
  });
});

test('every draw of three dice comes equally often', () => {
  const counts = new Map<string, number>();
  const draw = drawOfRound(seeds(7));
  const draws = 21_600;
  for (let index = 0; index < draws; index += 1) {
    const key = (drawNumbers(rulesOf('k3').shape, draw).balls ?? []).join('');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const expected = draws / 216;
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 215 degrees of freedom: beyond 300 lies one in ten thousand.
  expect([counts.size, chiSquare < 300]).toEqual([216, true]);
});

test('the catalogue names every lottery once, with the provinces of each weekday', () => {
  expect(new Set(lotteries.map(({ code }) => code)).size).toBe(lotteries.length);
  const drawnOn = (rules: string, weekday: number) =>
    lotteries
      .filter(
        ({ rules: own, calendar }) =>
          own === rules && calendar.draws.kind === 'days' && calendar.draws.weekdays.includes(weekday),
      )
      .map(({ names }) => names.TY);
  expect([2, 3, 4, 5, 6, 7, 1].map((weekday) => drawnOn('vn-south', weekday))).toEqual([
    ['TP.HCM', 'Dong Thap', 'Ca Mau'],
    ['Ben Tre', 'Vung Tau', 'Bac Lieu'],
    ['Dong Nai', 'Can Tho', 'Soc Trang'],
    ['Tay Ninh', 'An Giang', 'Binh Thuan'],
    ['Vinh Long', 'Binh Duong', 'Tra Vinh'],
    ['TP.HCM', 'Long An', 'Binh Phuoc', 'Hau Giang'],
    ['Tien Giang', 'Kien Giang', 'Da Lat'],
  ]);
  expect([2, 3, 4, 5, 6, 7, 1].map((weekday) => drawnOn('vn-central', weekday))).toEqual([
    ['Thua Thien Hue', 'Phu Yen'],
    ['Dak Lak', 'Quang Nam'],
    ['Da Nang', 'Khanh Hoa'],
    ['Binh Dinh', 'Quang Tri', 'Quang Binh'],
    ['Gia Lai', 'Ninh Thuan'],
    ['Da Nang', 'Quang Ngai', 'Dak Nong'],
    ['Thua Thien Hue', 'Khanh Hoa', 'Kon Tum'],
  ]);
  expect([2, 3, 4, 5, 6, 7, 1].flatMap((weekday) => drawnOn('vn-north', weekday))).toEqual([
    'Ha Noi',
    'Quang Ninh',
    'Bac Ninh',
    'Ha Noi',
    'Hai Phong',
    'Nam Dinh',
    'Thai Binh',
  ]);
});
