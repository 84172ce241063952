// @covers launch-place

import type { GameType } from '@baize/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lotteryScreenVendors } from '../config/lottery-vendors.ts';
import { lobbyPaths } from '../config/paths.ts';
import { gamePlace, launchPlace } from './launch-place.ts';

const everyType: GameType[] = [...(Object.keys(lobbyPaths) as GameType[]), 'LOTT'];

it('sends lotteries of the four lottery vendors to the lottery screen', () => {
  expect(lotteryScreenVendors).toEqual(['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT']);
  for (const gameType of ['LOTT', 'ELOTT'] as const) {
    for (const vendor of lotteryScreenVendors) {
      expect(launchPlace({ vendor, gameCode: 'mb', gameType, defaultPlayType: 'lo2' })).toEqual({
        to: '/lottery',
        search: { gameCode: 'mb', vendor, playType: 'lo2' },
      });
    }
    expect(launchPlace({ vendor: 'OTHER', gameCode: 'mb', gameType }).to).toBe('/game');
  }
});

it('sends only lotteries there', () => {
  for (const gameType of everyType.filter((type) => type !== 'LOTT' && type !== 'ELOTT')) {
    for (const vendor of lotteryScreenVendors) {
      expect(launchPlace({ vendor, gameCode: 'x', gameType }).to).toBe('/game');
    }
  }
});

it('shows a popup of sub-games for a group, over the lobby of its type', () => {
  for (const gameType of everyType) {
    const group = { vendor: 'OTHER', gameCode: 'lobby', nodeId: 'n-1', gameType, isGame: 'VASSALAGE' };
    const lobby = gameType === 'LOTT' ? '/elott' : `/${gameType.toLowerCase()}`;
    expect(launchPlace(group)).toEqual({ to: lobby, search: { group: 'OTHER:n-1' } });
  }
});

it('sends FB to its own screen, and everything else to the game page', () => {
  expect(launchPlace({ vendor: 'FB', gameCode: 'fb', gameType: 'SPORTS' }).to).toBe('/fbsports');
  expect(launchPlace({ vendor: 'BTI', gameCode: 'bti', gameType: 'SPORTS' }).to).toBe('/game');
  expect(launchPlace({ vendor: 'FB', gameCode: 'fb', gameType: 'RNG' })).toEqual({
    to: '/game',
    search: { vendor: 'FB', gameCode: 'fb' },
  });
  expect(launchPlace({ vendor: 'BAIZE', gameCode: 'lantern_garden' }).to).toBe('/game');
});

describe('the place of a game without a screen of its own', () => {
  const slot = { vendor: 'BAIZE', gameCode: 'lantern_garden', gameType: 'RNG' } as const;
  const onWideScreen = (isWide: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: !isWide }));
  afterEach(() => void vi.unstubAllGlobals());

  it('is its page, the page of seamless games, or the popup over the current page', () => {
    onWideScreen(true);
    const search = { vendor: 'BAIZE', gameCode: 'lantern_garden' };
    expect(gamePlace(slot, 'page', { to: '/rng' })).toEqual({ to: '/game', search });
    expect(gamePlace(slot, 'seamless', {})).toEqual({ to: '/seamless', search });
    const popup = { to: '/rng', search: { group: undefined, play: 'BAIZE:lantern_garden' } };
    expect(gamePlace(slot, 'popup', { to: '/rng' })).toEqual(popup);
  });

  it('is its page in place of a popup on a phone and over a running game', () => {
    onWideScreen(false);
    expect(gamePlace(slot, 'popup', { to: '/rng' }).to).toBe('/game');
    onWideScreen(true);
    for (const to of ['/game', '/seamless']) expect(gamePlace(slot, 'popup', { to }).to).toBe('/game');
  });

  it('is the game’s own screen where it has one', () => {
    onWideScreen(true);
    for (const stage of ['page', 'seamless', 'popup'] as const) {
      const lottery = { vendor: 'LOTT', gameCode: 'mb', gameType: 'LOTT' } as const;
      expect(gamePlace(lottery, stage, { to: '/rng' }).to).toBe('/lottery');
    }
  });
});
