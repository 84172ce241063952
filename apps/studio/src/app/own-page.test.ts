// @covers games-in-browser

import { arenas } from '@baize/games/cockfight';
import { waters } from '@baize/games/fishing';
import { expect, test } from 'vitest';
import { loadTableFrameGame } from '../games/table-frame-games.ts';
import { ownPageOf } from './own-page.ts';

test('arenas, waters and card rooms have pages of their own', () => {
  expect(arenas.map(({ gameCode }) => ownPageOf(gameCode))).toEqual(arenas.map(() => 'arena'));
  expect(waters.map(({ gameCode }) => ownPageOf(gameCode))).toEqual(waters.map(() => 'fishing'));
  expect(ownPageOf('room_holdem')).toBe('rooms');
});

test.each([
  'baccarat',
  'baccarat_b',
  'baccarat_vip',
  'roulette_low',
  'speed_baccarat',
  'blackjack',
  'three_card_poker',
  'fish_prawn_crab',
  'fan_tan',
  'se_die',
  'sic_bo',
  'two_eight',
  'wenzhou',
  'dragon_phoenix',
  'niuniu_table',
  'golden_pockets',
  'bull_fight',
])('%s is a table like others', async (code) => {
  expect(ownPageOf(code)).toBeNull();
  expect(await loadTableFrameGame(code)).not.toBeNull();
});
