// @covers first-coins

import { ToastHost } from '@baize/ui/toast';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pathOf, refusal, renderSite, stubServer } from '../../../../lib/testing/render-site.fixture.tsx';
import type { PromotionState } from '../../api/promotions.ts';
import { FirstCoins } from './first-coins.tsx';
import { offer, rules } from './offers.fixture.ts';

const coins = offer({ rules: { ...rules, trigger: 'registration', payout: 'cash', reward: '1000.00' } });
let list: PromotionState[];
let sent: { path: string; body: unknown }[];
let refusalOfJoin: unknown;
const onKnown = vi.fn();

beforeEach(() => {
  list = [coins];
  sent = [];
  refusalOfJoin = null;
  stubServer((path, { body }) => {
    if (path === pathOf('promotionStates')) return { list };
    sent.push({ path, body });
    if (path !== pathOf('joinPromotion')) return {};
    if (refusalOfJoin) return refusalOfJoin;
    list = [{ ...coins, status: 'claimed', rewardId: 'w-1' }];
    return {};
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Panel = () => (
  <>
    <FirstCoins games={<p>three games</p>} onKnown={onKnown} />
    <ToastHost closeLabel="Close" />
  </>
);

it('gives a new account its coins by one press, and then the games to begin with', async () => {
  await renderSite(Panel, '/');
  await screen.findByRole('heading', { name: /^Here are P\s1,000\.00 to start with$/ });
  expect(screen.queryByText('three games')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Take P\s1,000\.00$/ }));
  await screen.findByText('three games');
  expect(sent).toEqual([
    { path: pathOf('joinPromotion'), body: { promotionId: 'p-1' } },
    { path: pathOf('claimRewards'), body: { rewardIds: ['w-1'], address: '' } },
  ]);
  screen.getByRole('heading', { name: 'Three games to begin with' });
  expect(screen.queryByRole('button', { name: /Take/ })).toBeNull();
  expect(onKnown).toHaveBeenCalled();
});

it('says in words why the coins were refused, and lets the member try again', async () => {
  refusalOfJoin = refusal(422, 'not_eligible');
  await renderSite(Panel, '/');
  fireEvent.click(await screen.findByRole('button', { name: /^Take/ }));
  await screen.findByRole('alert');
  expect(screen.queryByText('three games')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Take/ }).getAttribute('aria-busy')).not.toBe('true'));
});

it.each([
  ['of a brand that gives none', []],
  ['once it was taken', [{ ...coins, status: 'claimed' as const }]],
  ['where a person has to approve', [{ ...coins, rules: { ...coins.rules, approval: 'application' as const } }]],
  ['where a bonus is given', [{ ...coins, rules: { ...coins.rules, payout: 'bonus' as const } }]],
])('is not there %s', async (_name, offers) => {
  list = offers;
  const { queryClient } = await renderSite(Panel, '/');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('button', { name: /Take/ })).toBeNull();
});
