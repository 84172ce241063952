// @covers promotions notice-and-promotion-pages

import type { Promotion } from '@baize/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pathOf, refusal, renderSite, stubServer } from '../../lib/testing/render-site.fixture.tsx';
import { PromotionDetail } from './components/promotion-detail.tsx';
import { PromotionsList } from './components/promotions-list.tsx';

const promotionOf = (over: Partial<Promotion>): Promotion => ({
  id: 'p1',
  title: 'Top up',
  summary: 'Every day.',
  content: '<p>Words.</p>',
  publishedAt: '2026-03-04T05:06:07.000Z',
  pictureUrl: '/p.webp',
  type: 'deposit',
  badges: [],
  status: 'join',
  startsAt: '2026-03-04T05:06:07.000Z',
  endsAt: null,
  action: 'Go',
  linkageType: 'PAGE',
  linkageTarget: '/refer',
  ...over,
});

let answer: () => unknown;
let asked: unknown[] = [];
beforeEach(() => {
  asked = [];
  stubServer((path, { data }) => {
    if (path !== pathOf('listAnnouncements')) return { data: { lanes: [] } };
    asked.push(data);
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const offering = (...promotion: Promotion[]) => {
  answer = () => ({ player: [], banners: [], popup: [], news: [], promotion });
};

test('are asked for alone, and filtered by the types that there are', async () => {
  offering(promotionOf({}), promotionOf({ id: 'p2', title: 'Spin', type: 'slots' }));
  const site = await renderSite(() => <PromotionsList />, '/promotions');
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(asked).toEqual([{ types: 'PR', language: 'TY' }]);
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['all', 'slots', 'deposit']);
  fireEvent.click(screen.getByRole('radio', { name: 'Slots' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(screen.getByRole('heading', { name: 'Spin' })).toBeTruthy();
  expect(site.search()).toEqual({ type: 'slots' });
});

test('what is of no kind stands behind the kinds', async () => {
  const types = ['others', 'brandStory', 'sports'] as const;
  offering(...types.map((type) => promotionOf({ id: type, title: type, type })));
  await renderSite(() => <PromotionsList />, '/promotions');
  await screen.findAllByRole('article');
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'all',
    'sports',
    'brandStory',
    'others',
  ]);
});

test('a type in the address that nothing is of shows all', async () => {
  offering(promotionOf({}));
  await renderSite(() => <PromotionsList />, '/promotions?type=constructor');
  expect(await screen.findAllByRole('article')).toHaveLength(1);
});

test.each([
  ['NEWBIE', 'Newbie'],
  ['LIMITED', 'Limited'],
  ['SPECIAL OFFER', 'Special offer'],
  ['DAILY', 'Daily'],
  ['HIGH RABATE', 'High rebate'],
  ['VIP', 'VIP'],
] as const)('the badge %s reads %s', async (badge, text) => {
  offering(promotionOf({ badges: [badge] }));
  await renderSite(() => <PromotionsList />, '/promotions');
  expect(within(await screen.findByRole('article')).getByText(text)).toBeTruthy();
});

test('none, and a failure with another try, are said', async () => {
  offering();
  await renderSite(() => <PromotionsList />, '/promotions');
  expect(await screen.findByRole('heading', { name: 'No promotions right now' })).toBeTruthy();
  cleanup();
  answer = () => refusal(503, 'service_unavailable');
  await renderSite(() => <PromotionsList />, '/promotions');
  const again = await screen.findByRole('button', { name: 'Try again' });
  offering(promotionOf({}));
  fireEvent.click(again);
  expect(await screen.findByRole('article')).toBeTruthy();
});

const detail = (id: string, follow = vi.fn()) =>
  renderSite(
    () => <PromotionDetail id={id} isFollowable={() => true} onFollow={follow} offer={null} />,
    '/promoDetail',
  );

test('one that runs has its button; one that is closed, or not yet open, has none', async () => {
  const follow = vi.fn();
  offering(promotionOf({}));
  await detail('p1', follow);
  fireEvent.click(await screen.findByRole('button', { name: 'Go' }));
  expect(follow).toHaveBeenCalledWith(promotionOf({}));
  for (const [status, words] of [
    ['close', 'Closed'],
    ['comingSoon', 'Coming soon'],
  ] as const) {
    cleanup();
    offering(promotionOf({ status }));
    await detail('p1');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Go' })).toBeNull();
  }
});

test('one that is gone says so', async () => {
  offering(promotionOf({}));
  await detail('other');
  expect(await screen.findByRole('heading', { name: 'This promotion is over' })).toBeTruthy();
});
