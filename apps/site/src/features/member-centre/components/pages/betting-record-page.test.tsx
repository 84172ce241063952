// @covers betting-record verify-button

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLanguage } from '../../../../lib/preferences/language.ts';
import { pathOf, refusal, renderSite, stubServer } from '../../../../lib/testing/render-site.fixture.tsx';
import type { BettingRecord, RecordedBet } from '../../api/betting-record.ts';
import { BettingRecordPage } from './betting-record-page.tsx';

const TOTAL_PAGES = 3;
let asked: unknown[] = [];
let answer: (pageNo: number) => unknown;
let proof: () => unknown;

function betOf(pageNo: number): RecordedBet {
  return {
    betId: `bet-of-page-${pageNo}`,
    roundId: `round-of-page-${pageNo}`,
    vendor: 'STUDIO',
    gameCode: 'lantern-garden',
    gameName: 'Lantern Garden',
    gameType: 'RNG',
    coverUrl: '/art/covers/lantern-garden.webp',
    stake: '2.00',
    payout: '0.50',
    net: '-1.50',
    status: 'settled',
    placedAt: '2026-03-04T05:06:07.000Z',
    settledAt: '2026-03-04T05:06:08.000Z',
    featureBet: null,
  };
}

const recordOf = (pageNo: number): BettingRecord => ({
  list: [betOf(pageNo)],
  sums: { count: 1234, stake: '2468.00', payout: '617.00', net: '-1851.00' },
  total: 21,
  totalPages: TOTAL_PAGES,
});

beforeEach(() => {
  asked = [];
  answer = recordOf;
  proof = () => ({ round: { roundId: 'r' }, serverSeed: null });
  stubServer((path, { data }) => {
    if (path === pathOf('roundProof')) return proof();
    if (path !== pathOf('bettingRecord')) return { data: { lanes: [] } };
    asked.push(data);
    return answer((data as { pageNo: number }).pageNo);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shown = (pageNo: number) => screen.findByText(`f-page-${pageNo}`);

it('shows the sums over everything that matches', async () => {
  await renderSite(BettingRecordPage, '/?member=personalHistoryCopy');
  await shown(1);
  const sums = within(screen.getByRole('group', { name: 'Sums' }));
  expect(sums.getByTestId('sum-count').textContent).toBe('1,234');
  expect(sums.getByTestId('sum-stake').textContent).toBe('P\u00a02,468.00');
  expect(sums.getByTestId('sum-payout').textContent).toBe('P\u00a0617.00');
  expect(sums.getByTestId('sum-net').textContent).toBe('-P\u00a01,851.00');
});

it('asks for games named in the page’s language', async () => {
  const { locale } = useLanguage.getState();
  useLanguage.setState({ locale: 'VI' });
  await renderSite(BettingRecordPage, '/?member=personalHistoryCopy');
  await shown(1);
  expect(asked.at(-1)).toMatchObject({ language: 'VI' });
  useLanguage.setState({ locale });
});

it('writes the page into the address and asks for it', async () => {
  const { search, router } = await renderSite(BettingRecordPage, '/?member=personalHistoryCopy');
  await shown(1);
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await shown(2);
  expect(search()).toMatchObject({ member: 'personalHistoryCopy', page: '2' });
  expect(asked.at(-1)).toMatchObject({ pageNo: 2 });
  router.history.back();
  await shown(1);
});

it('opens at the page and filters of the address; a new filter begins on page 1', async () => {
  const { search } = await renderSite(BettingRecordPage, '/?member=personalHistoryCopy&page=3&status=settled');
  await shown(3);
  expect(asked.at(-1)).toMatchObject({ pageNo: 3, status: 'settled' });
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'cancelled' } });
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ pageNo: 1, status: 'cancelled' }));
  expect(search()).toEqual({ member: 'personalHistoryCopy', status: 'cancelled' });
  fireEvent.click(screen.getByRole('radio', { name: 'Today' }));
  await waitFor(() => expect(asked.at(-1)).toHaveProperty('from'));
});

it('opens the details of a row with its round id', async () => {
  await renderSite(BettingRecordPage, '/?member=personalHistoryCopy');
  await shown(1);
  fireEvent.click(screen.getByRole('button', { name: 'Details of Lantern Garden, round round-of-page-1' }));
  const details = within(await screen.findByRole('dialog', { name: 'Lantern Garden' }));
  expect(details.getByText('round-of-page-1')).toBeTruthy();
  expect(details.getByRole('button', { name: 'Copy round ID' })).toBeTruthy();
});

it('says that nothing matches and clears the filters', async () => {
  answer = () => ({ ...recordOf(1), list: [], total: 0, totalPages: 0 });
  const { search } = await renderSite(BettingRecordPage, '/?member=personalHistoryCopy&status=open');
  fireEvent.click(await screen.findByRole('button', { name: 'Clear all filters' }));
  await screen.findByText('No bets yet');
  expect(search()).toEqual({ member: 'personalHistoryCopy' });
});

it('shows a failure and tries again', async () => {
  answer = () => refusal(500, 'internal_error');
  await renderSite(BettingRecordPage, '/?member=personalHistoryCopy');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answer = recordOf;
  fireEvent.click(retry);
  await shown(1);
});

const openBet = async (bet: Partial<RecordedBet>) => {
  answer = (pageNo) => ({ ...recordOf(pageNo), list: [{ ...betOf(pageNo), vendor: 'BAIZE', ...bet }] });
  await renderSite(BettingRecordPage, '/?member=personalHistoryCopy');
  await shown(1);
  fireEvent.click(screen.getByRole('button', { name: 'Details of Lantern Garden, round round-of-page-1' }));
  return within(await screen.findByRole('dialog', { name: 'Lantern Garden' }));
};

it('a settled round of the studio opens in the verifier with all that it takes, behind the # alone', async () => {
  proof = () => ({ round: { roundId: 'round-of-page-1', payoutMinor: '50' }, serverSeed: 'a seed' });
  const opened = vi.fn((_url: string) => ({}));
  vi.stubGlobal('open', opened);
  const details = await openBet({});
  fireEvent.click(details.getByRole('button', { name: 'Verify this round' }));
  await waitFor(() => expect(opened).toHaveBeenCalledOnce());
  const address = new URL(String(opened.mock.calls[0]?.[0]), 'http://localhost');
  expect([address.pathname, address.search]).toEqual(['/verify', '']);
  const brought = new URLSearchParams(address.hash.slice(1));
  expect(JSON.parse(brought.get('round') ?? '')).toEqual({ roundId: 'round-of-page-1', payoutMinor: '50' });
  expect(brought.get('seed')).toBe('a seed');
});

it('a seed that is still in use is not brought along', async () => {
  const opened = vi.fn((_url: string) => ({}));
  vi.stubGlobal('open', opened);
  const details = await openBet({});
  fireEvent.click(details.getByRole('button', { name: 'Verify this round' }));
  await waitFor(() => expect(opened).toHaveBeenCalledOnce());
  expect(String(opened.mock.calls[0]?.[0])).not.toContain('seed=');
});

it('a bought feature says so in its line, with its price, and in the details with its bet', async () => {
  const details = await openBet({ stake: '45.00', featureBet: '1.00' });
  expect(screen.getByText('Feature bought', { selector: 'span' }).textContent).toBe('Feature bought 45.00');
  expect(details.getByText('Feature bought').nextElementSibling?.textContent).toBe('P\u00a045.00');
  expect(details.getByText('Bet of the round').nextElementSibling?.textContent).toBe('P\u00a01.00');
});

it('other rounds say nothing of features', async () => {
  await openBet({});
  expect(screen.queryByText(/Feature bought/)).toBeNull();
});

it.each([{ status: 'open' as const }, { status: 'cancelled' as const }, { vendor: 'OTHER' }])(
  'nothing is verified of %o',
  async (bet) => {
    const details = await openBet(bet);
    expect(details.queryByRole('button', { name: 'Verify this round' })).toBeNull();
  },
);

it.each([
  ['round_not_found', 'There is no seed to recompute this result from: it was not drawn by this site.'],
  ['internal_error', 'The round cannot be fetched. Please try again.'],
])('says so when the round cannot be fetched (%s)', async (message, said) => {
  proof = () => refusal(404, message);
  const details = await openBet({ vendor: 'ELOTT' });
  fireEvent.click(details.getByRole('button', { name: 'Verify this round' }));
  await screen.findByText(said);
});

it('a bet on matches stands with its selections, the score at the bet and what became of each', async () => {
  const leg = {
    ...{ matchId: 'm1', league: 'Coast', home: 'Amber', away: 'Quay', market: 'AH', selection: 'home', line: '-0.75' },
    ...{
      odds: '1.95',
      isInPlay: true,
      scoreAtBet: { home: 1, away: 0 },
      result: 'halfWin',
      sharedBy: null,
      endScore: { home: 2, away: 0 },
    },
  };
  answer = (pageNo) => ({ ...recordOf(pageNo), list: [{ ...betOf(pageNo), vendor: 'BTI', gameType: 'SPORTS' }] });
  proof = () => ({ round: { legs: [leg], voidReason: '' }, serverSeed: null });
  await renderSite(BettingRecordPage, '/?member=personalHistoryCopy');
  fireEvent.click(await shown(1));
  const legs = within(await screen.findByRole('region', { name: 'Selections' }));
  expect(legs.getByText('Amber -0.75 · Asian handicap')).toBeTruthy();
  expect(legs.getByText('at 1.95 · in play at 1:0 · ended 2:0 · Half won')).toBeTruthy();
});
