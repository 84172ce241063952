// @covers table-cards jackpot-counter

import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverFacts } from '../../api/client.ts';
import { brand, pathOf, refusal, renderSite, stubServer } from '../../testing/render-site.fixture.tsx';
import { CardLife, type LivelyGame } from './card-life.tsx';

const table: LivelyGame = { vassalage: 'BAIZE', gameCode: 'baccarat', gameType: 'LIVE', gameClassify: 'BACCARAT' };
const slot: LivelyGame = { vassalage: 'BAIZE', gameCode: 'dragon_ledger', gameType: 'RNG', gameClassify: 'SLOT' };
const result = (number: number, winner: string) => ({ number, summary: { winner } });
let answers: Record<string, unknown>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], shouldAdvanceTime: true });
  answers = {};
  stubServer((path) => (path in answers ? answers[path] : refusal(503, 'service_unavailable')));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const show = (game: LivelyGame) => renderSite(() => <CardLife game={game} />, '/live', null, brand);

it('says the last results of a table, the latest first, how many have bet and how long bets are taken', async () => {
  const card = { vendor: 'BAIZE', gameCode: 'baccarat', players: 2, history: [result(1, 'tie'), result(2, 'banker')] };
  const closesAt = () => new Date(serverFacts.nowMs() + 9_500).toISOString();
  answers[pathOf('studioTables')] = { list: [{ ...card, closesAt: closesAt() }], serverTime: new Date().toISOString() };
  await show(table);
  expect(await screen.findByRole('img', { name: 'Last results: Banker, Tie' })).toBeTruthy();
  expect(screen.getByRole('img', { name: '2 players have bet' })).toBeTruthy();
  const left = () => screen.getByRole('img', { name: /seconds? left/ }).textContent;
  const before = Number(left());
  expect(before).toBeGreaterThan(5);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  await waitFor(() => expect(Number(left())).toBeLessThan(before));
});

it('says what bets a table takes, by which tables of one game differ, and nothing where an older server says nothing', async () => {
  const card = { vendor: 'BAIZE', players: 0, history: [], closesAt: null };
  const limits = (minMinor: string, maxMinor: string) => ({ limits: { minMinor, maxMinor } });
  const list = [
    { ...card, gameCode: 'baccarat' },
    { ...card, gameCode: 'baccarat_vip', ...limits('5000', '5000000') },
    { ...card, gameCode: 'roulette_low', ...limits('10', '50050') },
  ];
  answers[pathOf('studioTables')] = { list, serverTime: new Date().toISOString() };
  await show({ ...table, gameCode: 'baccarat_vip' });
  expect((await screen.findByText('Bets from 50 to 50,000')).className).toBe('sr-only');
  cleanup();
  await show({ ...table, gameCode: 'roulette_low' });
  expect(await screen.findByText('Bets from 0.10 to 500.50')).toBeTruthy();
  cleanup();
  await show(table);
  expect(await screen.findByRole('img', { name: 'No more bets' })).toBeTruthy();
  expect(screen.queryByText(/^Bets from/)).toBeNull();
});

it('shows a lock while a table takes no bets, and nothing for a table that nobody knows', async () => {
  const card = { vendor: 'BAIZE', gameCode: 'baccarat', players: 0, history: [], closesAt: null };
  answers[pathOf('studioTables')] = { list: [card], serverTime: new Date().toISOString() };
  await show(table);
  expect(await screen.findByRole('img', { name: 'No more bets' })).toBeTruthy();
  expect(screen.getByRole('img', { name: '0 players have bet' }).textContent).toBe('0');
  cleanup();
  await show({ ...table, vassalage: 'OTHER' });
  expect(screen.queryByRole('img')).toBeNull();
});

it('shows what stands in the jackpots of a slot that has some, and nothing on others or while nobody can tell', async () => {
  const games = [{ vendor: 'BAIZE', gameCode: 'dragon_ledger', amount: '2050.00' }];
  answers[pathOf('jackpot')] = { pool: { amount: '2050.00', games }, serverTime: '2026-11-21T12:00:00.000Z' };
  await show(slot);
  expect((await screen.findByText(/^Jackpot P\s2,050\.00$/)).className).toBe('sr-only');
  cleanup();
  await show({ ...slot, gameCode: 'lantern_garden' });
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.queryByText(/Jackpot/)).toBeNull();
  cleanup();
  answers = {};
  await show(slot);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.queryByText(/Jackpot/)).toBeNull();
});
