// @covers seamless-page game-page page-layouts

import { expect, it } from 'vitest';
import { pageLayout } from './page-layout.ts';

it.each(['/', '/index', '/index.html', '/home', '/login', '/forget'])(
  '%s has everything, the notice bar below the banners',
  (path) => {
    expect(pageLayout(path)).toEqual({
      header: true,
      navigation: true,
      footer: true,
      sideMenu: true,
      bottomBar: true,
      bannerGroup: 'w_home',
      notices: 'below',
    });
  },
);

const others = ['/rng', '/live', '/fish', '/pvp', '/sports', '/esports', '/elott', '/cockfight', '/hot', '/vip'];
const pages = ['/promotions', '/promoDetail', '/help', '/noticePage', '/down', '/join', '/agentHome', '/no-such-page'];
it.each([...others, ...pages, '/register', '/register.html'])('%s has its notice bar above', (path) => {
  expect(pageLayout(path)).toMatchObject({ header: true, footer: true, sideMenu: true, notices: 'above' });
});

it('the points mall has no side menu', () => {
  expect(pageLayout('/pointMall')).toMatchObject({
    sideMenu: false,
    bannerGroup: 'w_shop',
    header: true,
    footer: true,
  });
});

it.each(['/lottery', '/vnlottery', '/seamless', '/fbsports', '/game'])('%s has the header only', (path) => {
  expect(pageLayout(path)).toMatchObject({ header: true, footer: false, sideMenu: false, bannerGroup: undefined });
  expect(pageLayout(path).notices).toBeUndefined();
});

it.each([
  ['/lottery', false, true],
  ['/vnlottery', false, true],
  ['/seamless', false, true],
  ['/game', false, true],
  ['/pointMall', false, true],
  ['/lottery', true, false],
  ['/seamless', true, false],
  ['/game', true, false],
  ['/fbsports', false, false],
  ['/chat', false, false],
])('%s with a game %s: the bottom bar is there %s', (path, hasGame, bottomBar) => {
  expect(pageLayout(path, hasGame).bottomBar).toBe(bottomBar);
});

it('the header’s links are hidden on /lottery and /seamless', () => {
  const hidden = ['/lottery', '/seamless', '/vnlottery', '/fbsports', '/game', '/'].filter(
    (path) => !pageLayout(path).navigation,
  );
  expect(hidden).toEqual(['/lottery', '/seamless']);
});

it.each(['/helpmc', '/chat'])('%s stands alone', (path) => {
  expect(pageLayout(path)).toMatchObject({ header: false, footer: false, sideMenu: false, notices: undefined });
});
