// @covers ranking

import type { Win } from '@baize/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pathOf, renderSite, stubServer } from '../../lib/testing/render-site.fixture.tsx';
import { Ranking } from './components/ranking.tsx';
import { WinnerBoard } from './components/winner-board.tsx';

const win: Win = {
  account: 'de***r',
  vassalage: 'BAIZE',
  gameCode: 'lantern_garden',
  gameName: 'Lantern Garden',
  gameType: 'RNG',
  coverUrl: '/c.webp',
  stake: '0.20',
  payout: '1250.00',
  multiplier: '6250.00',
  settledAt: '2026-03-04T05:06:07.000Z',
};
const ranked = (rank: number) => ({ rank, account: `p${rank}***x`, rounds: rank, won: `${100 - rank}.00` });
let wins: Win[] = [];
let ranks: ReturnType<typeof ranked>[] = [];
let asked: unknown[] = [];

beforeEach(() => {
  wins = [win];
  ranks = [];
  asked = [];
  stubServer((path, { data }) => {
    if (path !== pathOf('winnerBoard') && path !== pathOf('rankList')) return { data: { lanes: [] } };
    asked.push(data);
    const serverTime = '2026-03-04T05:06:08.000Z';
    if (path === pathOf('winnerBoard')) return { list: wins, serverTime };
    return { period: 'D', from: serverTime, to: '2026-03-05T00:00:00.000Z', list: ranks, serverTime };
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the latest wins show game, masked name, payout with commas and multiplier, and lead to the game', async () => {
  await renderSite(() => <WinnerBoard />, '/winners', null);
  const row = within(await screen.findByRole('article'));
  expect(row.getByRole('link', { name: 'Lantern Garden' }).getAttribute('href')).toBe(
    '/game?vendor=BAIZE&gameCode=lantern_garden',
  );
  expect(row.getByText('de***r')).toBeTruthy();
  expect(row.getByText(/1,250\.00/)).toBeTruthy();
  expect(row.getByText('× 6250.00')).toBeTruthy();
  expect(asked).toEqual([{ kind: 'latest', period: 'D', language: 'TY', size: 20 }]);
});

test('the biggest are asked for by period, and the choice stands in the address', async () => {
  const site = await renderSite(() => <WinnerBoard />, '/winners', null);
  fireEvent.click(await screen.findByRole('radio', { name: 'Biggest wins' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'This month' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ kind: 'biggest', period: 'M' }));
  expect(site.search()).toEqual({ show: 'biggest', period: 'M' });
});

test('a server without wins or ranks says so, and leads to the games', async () => {
  wins = [];
  const expectWayOn = () => {
    expect(screen.getByRole('link', { name: 'To the games' }).getAttribute('href')).toBe('/hot');
    expect(screen.getByText('Hot now')).toBeTruthy();
  };
  await renderSite(() => <WinnerBoard whileEmpty="Hot now" />, '/winners', null);
  expect(await screen.findByRole('heading', { name: 'No wins yet' })).toBeTruthy();
  expectWayOn();
  cleanup();
  await renderSite(() => <Ranking whileEmpty="Hot now" />, '/ranking', null);
  expect(await screen.findByRole('heading', { name: 'Nobody is ranked yet' })).toBeTruthy();
  expectWayOn();
});

test('the ranking has three on the podium and the others in a table', async () => {
  ranks = [1, 2, 3, 4, 5].map(ranked);
  await renderSite(() => <Ranking />, '/ranking?period=nonsense', null);
  const podium = await screen.findByRole('list');
  expect(
    within(podium)
      .getAllByRole('listitem')
      .map((place) => /p\d/.exec(place.textContent ?? '')?.[0]),
  ).toEqual(['p1', 'p2', 'p3']);
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => /p\d/.exec(row.textContent ?? '')?.[0])).toEqual(['p4', 'p5']);
  expect(asked).toEqual([{ period: 'D', size: 50 }]);
});
