// @covers prize-mode

import { expect, test } from 'vitest';
import type { VendorMode } from '../../lib/games/vendor-menu.ts';
import { prizeModeOf, prizeModesOf } from './prize-mode.ts';

const lane = (gameType: 'ELOTT' | 'LOTT', ...vendors: string[]) =>
  ({ gameType, cards: vendors.map((vassalage) => ({ vassalage })) }) as unknown as VendorMode;

test.each([
  ['e-lottery with TCG_LOTTO_VN under ELOTT', [lane('LOTT'), lane('ELOTT', 'ELOTT', 'TCG_LOTTO_VN')], 'Elott'],
  ['e-lottery with LOTT under ELOTT', [lane('ELOTT', 'LOTT')], 'Elott'],
  ['lottery with other vendors', [lane('ELOTT', 'ELOTT', 'TCG_SEA')], 'Lott'],
  ['lottery with them under LOTT alone', [lane('LOTT', 'LOTT', 'TCG_LOTTO_VN')], 'Lott'],
  ['lottery without vendors', [], 'Lott'],
] as const)('%s', (_, lanes, mode) => {
  expect(prizeModeOf(lanes)).toBe(mode);
});

test('lists are asked for by what every vendor of the brand pays by, so that no lottery is lost', () => {
  expect(prizeModesOf([])).toEqual(['Lott']);
  expect(prizeModesOf([lane('ELOTT', 'LOTT')])).toEqual(['Elott', 'Lott']);
  expect(prizeModesOf([lane('ELOTT', 'LOTT'), lane('LOTT', 'TCG_SEA')])).toEqual(['Elott', 'Lott', 'SEA']);
  expect(prizeModesOf([lane('ELOTT', 'ELOTT'), lane('LOTT', 'TCG_LOTTO_VN')])).toEqual(['Lott', 'Elott', 'SEA']);
});
