// @covers reward-centre bonus-grants

import type { Calls, CallValue } from '@baize/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pathOf, refusal, renderSite, stubServer } from '../../../../lib/testing/render-site.fixture.tsx';
import { BonusPage } from './bonus-page.tsx';
import { RebatePage } from './rebate-page.tsx';
import { RewardCentrePage } from './reward-centre-page.tsx';

const reward = (rewardId: string, more: object = {}) => ({
  ...{ rewardId, source: 'vipUpgrade' as const, title: 'V1', payout: 'cash' as const, amount: '18.00', wagering: null },
  ...{ prizeName: '', freeRounds: null },
  ...{ state: 'claimable' as const, givenAt: '2026-03-01T05:00:00.000Z', expiresAt: '2026-03-15T05:00:00.000Z' },
  ...{ decidedAt: null, ...more },
});
const bonus: NonNullable<CallValue<Calls['bonusDetails']>['running']> = {
  ...{ bonusId: 'b-1', source: 'campaign', title: 'Welcome', amount: '50.00', deposit: '50.00', state: 'running' },
  ...{ grantedAt: '2026-03-01T05:00:00.000Z', expiresAt: '2026-03-06T10:00:00.000Z', endedAt: null },
  terms: {
    ...{ required: '500.00', progress: '187.60', remaining: '312.40', maxStake: '5.00', excludedGames: [] },
    weights: [{ gameType: 'RNG', percent: '100' }],
  },
};
let claimable: ReturnType<typeof reward>[];
let running: typeof bonus | null;
let freeRounds: object[];
let sent: { path: string; body: unknown }[];
let answer: () => unknown;

beforeEach(() => {
  claimable = [
    reward('r-1'),
    reward('r-2', { payout: 'bonus', source: 'campaign', title: 'Welcome', wagering: '750.00' }),
  ];
  running = bonus;
  freeRounds = [];
  sent = [];
  answer = () => ({});
  stubServer((path, { body }) => {
    if (path === pathOf('rewardList'))
      return { claimable, past: [], total: 0, totalPages: 0, freeRounds, serverTime: '2026-03-02T05:00:00.000Z' };
    if (path === pathOf('bonusDetails')) return { running, ended: [], serverTime: '2026-03-02T05:00:00.000Z' };
    if (path === pathOf('rebateSummary'))
      return {
        ...{ enabled: true, period: 'D', periodEndsAt: '2026-03-02T16:00:00.000Z', minimum: '1.00', total: '1.35' },
        ...{ isClaimable: true, history: [] },
        lines: [{ gameType: 'RNG', turnover: '225.00', percent: '0.6', amount: '1.35' }],
      };
    sent.push({ path, body });
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('everything that waits is claimed one by one or all at once, and a bonus says what it asks for first', async () => {
  await renderSite(RewardCentrePage, '/');
  await screen.findByText('Level bonus: V1');
  screen.getByText('A bonus: P 750.00 must be wagered before it is yours.');
  answer = () => ({ results: [{ rewardId: 'r-1', message: '' }], sumBalance: '18.00' });
  fireEvent.click(screen.getAllByRole('button', { name: 'Claim' })[0] as HTMLElement);
  await waitFor(() =>
    expect(sent).toEqual([{ path: pathOf('claimRewards'), body: { rewardIds: ['r-1'], address: '' } }]),
  );
  answer = () => ({
    results: [
      { rewardId: 'r-1', message: '' },
      { rewardId: 'r-2', message: 'bonus_running' },
    ],
    sumBalance: '18.00',
  });
  fireEvent.click(screen.getByRole('button', { name: 'Claim all' }));
  await waitFor(() => expect(sent[1]?.body).toEqual({ rewardIds: ['r-1', 'r-2'], address: '' }));
});

it('goods ask where they go to, and are left out of claiming all; tickets name their raffle', async () => {
  claimable = [
    reward('r-1'),
    reward('r-3', { payout: 'goods', amount: '2', prizeName: 'Baize cap' }),
    reward('r-4', { payout: 'tickets', amount: '5', prizeName: 'Spring raffle' }),
  ];
  answer = () => ({ results: [{ rewardId: 'r-3', message: '' }], sumBalance: '0.00' });
  await renderSite(RewardCentrePage, '/');
  await screen.findByText('5 tickets: Spring raffle');
  fireEvent.click(screen.getByRole('button', { name: 'Claim all' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ rewardIds: ['r-1', 'r-4'], address: '' }));
  fireEvent.click(screen.getAllByRole('button', { name: 'Claim' })[1] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: '2 × Baize cap' }));
  fireEvent.change(dialog.getByLabelText(/Delivery address/), { target: { value: ' 1 Long Road ' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Claim' }));
  await waitFor(() => expect(sent[1]?.body).toEqual({ rewardIds: ['r-3'], address: '1 Long Road' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('free rounds are claimed without an address, and those that are claimed lead into their game', async () => {
  const rounds = { vendor: 'BAIZE', gameCode: 'lantern_garden', count: 10, bet: '2.00' };
  claimable = [reward('r-5', { payout: 'goods', amount: '1', prizeName: 'Ten rounds', freeRounds: rounds })];
  freeRounds = [{ ...rounds, grantId: 'g-1', name: 'Twenty rounds', left: 7, expiresAt: '2026-03-09T05:00:00.000Z' }];
  answer = () => ({ results: [{ rewardId: 'r-5', message: '' }], sumBalance: '0.00' });
  await renderSite(RewardCentrePage, '/');
  await screen.findByText(/10 free rounds at P 2.00 each/);
  screen.getByText(/7 of 10 left, P 2.00 each/);
  expect(screen.getByRole('link', { name: 'Play' }).getAttribute('href')).toContain('gameCode=lantern_garden');
  fireEvent.click(screen.getByRole('button', { name: 'Claim' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ rewardIds: ['r-5'], address: '' }));
});

it('with nothing to claim it says so', async () => {
  claimable = [];
  await renderSite(RewardCentrePage, '/');
  await screen.findByText('Nothing to claim now');
});

it('the running bonus says in one sentence what is left, and is given up after the sum was named', async () => {
  await renderSite(BonusPage, '/');
  await screen.findByText(/P 312.40 more to wager, at most P 5.00 a bet, until/);
  fireEvent.click(screen.getByRole('button', { name: 'Give the bonus up' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('You lose the bonus of P 50.00. Your own money stays as it is.');
  answer = () => refusal(409, 'already_decided');
  fireEvent.click(dialog.getByRole('button', { name: 'Give the bonus up' }));
  await dialog.findByRole('alert');
  answer = () => ({ sumBalance: '0.00' });
  running = null;
  fireEvent.click(dialog.getByRole('button', { name: 'Give the bonus up' }));
  await screen.findByText('No bonus yet');
  expect(sent.at(-1)).toEqual({ path: pathOf('giveUpBonus'), body: { bonusId: 'b-1', amount: '50.00' } });
});

it('the rebate is claimed under one id until it is answered', async () => {
  await renderSite(RebatePage, '/');
  const claim = await screen.findByRole('button', { name: 'Claim' });
  answer = () => refusal(422, 'nothing_to_claim');
  fireEvent.click(claim);
  await screen.findByText('There is nothing to claim now.');
  fireEvent.click(claim);
  await waitFor(() => expect(sent).toHaveLength(2));
  const [first, second] = sent.map(({ body }) => body);
  expect(second).toEqual(first);
});
