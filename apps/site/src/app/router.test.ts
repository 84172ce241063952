// @covers routes

import { expect, it } from 'vitest';
import { router } from './router.tsx';

/** Every route of the specification's table, and /download, which is the same page as /down. */
const specified = `/ /index /index.html /home /login /forget /register /register.html /noticePage /vip /pointMall
  /live /sports /esports /elott /cockfight /rng /fish /pvp /lottery /vnlottery /hot /promotions /promoDetail
  /seamless /fbsports /help /helpmc /down /download /join /game /agentHome`.split(/\s+/);
const known = Object.keys(router.routesByPath);

it.each(specified)('%s is a page', (path) => {
  expect(known).toContain(path);
});

/** Screens that the specification names without a path; "latest winners" and "biggest wins" share one. */
it.each([
  '/refer',
  '/referral-links',
  '/deposit-guide',
  '/affiliate',
  '/feedback',
  '/contract',
  '/winners',
  '/ranking',
  '/news',
  '/about',
  '/beginner',
])('the screen without a path in the specification is at %s', (path) => {
  expect(known).toContain(path);
});

it('the forgotten password opens as a popup over the home page', async () => {
  router.history.push('/forget?referralCode=00123');
  await router.load();
  const { pathname, search } = router.state.location;
  expect([pathname, search]).toEqual(['/', { referralCode: '00123', popup: 'forgot' }]);
}, 30_000);
