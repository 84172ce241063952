// @covers cockfight-bets

import type { ArenaBoard } from '@baize/contract';
import { expect, test } from 'vitest';
import { paysMore, priceText } from './OddsBoard.tsx';

const board = (meron: string, tote: ArenaBoard['tote'] = null): ArenaBoard => ({
  odds: { meron, wala: '0.90', bdd: '8', ftd: '15' },
  tote,
  totals: [],
});
const pool = (meronPer100Minor: string) => board('', { meronPer100Minor, walaPer100Minor: '19000' });

test('a bird is priced in Malay odds or by what 100 returns, a draw as so much to one', () => {
  expect(priceText(board('-0.95'), 'meron')).toBe('-0.95');
  expect(priceText(board('0.85'), 'bdd')).toBe('8:1');
  expect(priceText(pool('18820'), 'meron')).toBe('188.20');
  expect(priceText(pool('0'), 'meron')).toBe('–');
});

test('a price moves up when it pays more, whatever its sign', () => {
  expect(Math.sign(paysMore('meron', board('-0.95'), board('0.99')))).toBe(1);
  expect(Math.sign(paysMore('meron', board('0.80'), board('0.85')))).toBe(-1);
  expect(paysMore('bdd', board('0.80'), board('0.85'))).toBe(0);
  expect(Math.sign(paysMore('meron', pool('18820'), pool('19000')))).toBe(-1);
});
