import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BettingRecord, RecordedBet } from '../../../lib/api/queries/betting-record.ts';
import { pathOf, refusal, renderSite, stubServer } from '../../../lib/render-site.fixture.tsx';
import { BettingRecordPage } from './betting-record-page.tsx';

const TOTAL_PAGES = 3;
let asked: unknown[] = [];
let answer: (pageNo: number) => unknown;

function betOf(pageNo: number): RecordedBet {
  return {
    betId: `bet-of-page-${pageNo}`,
    roundId: `round-of-page-${pageNo}`,
    vendor: 'STUDIO',
    gameCode: 'lantern-garden',
    gameName: 'Lantern Garden',
    gameType: 'RNG',
    stake: '2.00',
    payout: '0.50',
    net: '-1.50',
    status: 'settled',
    placedAt: '2026-03-04T05:06:07.000Z',
    settledAt: '2026-03-04T05:06:08.000Z',
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
  stubServer((path, { data }) => {
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

it('tells a failure and tries again', async () => {
  answer = () => refusal(500, 'internal_error');
  await renderSite(BettingRecordPage, '/?member=personalHistoryCopy');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answer = recordOf;
  fireEvent.click(retry);
  await shown(1);
});
