// @covers fb-sports

import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { member, pathOf, refusal, renderSite, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import { FbSportsPage } from './fb-sports-page.tsx';

const card = (vassalage: string) => ({ vassalage, displayName: vassalage, isHot: 0, gameClassify: [] });
const lane = (gameType: string, ...vendors: string[]) => ({
  gameType,
  title: '',
  gameClassify: [],
  cards: vendors.map(card),
});
const visit = async (...lanes: ReturnType<typeof lane>[]) => {
  sessionStorage.clear();
  stubServer(() => ({ data: { lanes } }));
  await renderSite(() => <FbSportsPage />, '/fbsports', null);
};
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('is a page while the sports vendors contain FB', async () => {
  await visit(lane('SPORTS', 'BTI', 'FB'));
  expect(await screen.findByRole('heading', { name: 'FB Sports' })).toBeTruthy();
});

test('opens FB by its own launch call where FB has something to bet on', async () => {
  sessionStorage.clear();
  const launches: unknown[] = [];
  const game = { vassalage: 'FB', gameCode: 'sportsbook', gameType: 'SPORTS', gameName: 'FB Sports' };
  const lanes = [{ ...lane('SPORTS'), cards: [{ ...card('FB'), gameCount: 1 }] }];
  stubServer((path, { data }) => {
    if (path === pathOf('vendorMenu')) return { data: { lanes } };
    if (path !== pathOf('launchFb')) return refusal(404, 'not_found');
    launches.push(data);
    const url = 'https://fb.example/?launchToken=once';
    return { target: 'frame', url, game, games: [], expiresAt: null, openRound: null, transfer: null };
  });
  await renderSite(() => <FbSportsPage />, '/fbsports', member);
  await waitFor(() =>
    expect(document.querySelector('iframe')?.getAttribute('src')).toBe('https://fb.example/?launchToken=once'),
  );
  expect(launches).toEqual([{ language: 'TY', device: 'desktop', theme: 'light', backUrl: '/sports' }]);
  expect(document.querySelector('iframe')?.title).toContain('FB Sports');
});

test('shows the book as a screen of the site where FB is played here', async () => {
  sessionStorage.clear();
  const game = { vassalage: 'FB', gameCode: 'sportsbook', gameType: 'SPORTS', gameName: 'FB Sports' };
  const lanes = [{ ...lane('SPORTS'), cards: [{ ...card('FB'), gameCount: 1 }] }];
  const currency = { code: 'PLY', exponent: 2, symbol: 'P' };
  const tokens: unknown[] = [];
  stubServer((path, { body }) => {
    if (path === pathOf('vendorMenu')) return { data: { lanes } };
    if (path === pathOf('launchFb')) {
      const url = '/fbsports?launchToken=once';
      return { target: 'frame', url, game, games: [], expiresAt: null, openRound: null, transfer: null };
    }
    if (path === pathOf('fbOpen')) {
      tokens.push(body);
      const stakes = { minMinor: '100', maxMinor: '1000000' };
      return { session: 's', locale: 'TY', currency, balanceMinor: '5000', stakes };
    }
    if (path === pathOf('fbMatches')) return { matches: [], serverTime: '2026-03-04T05:06:07.000Z' };
    if (path === pathOf('fbBets')) return { list: [], balanceMinor: '5000' };
    return refusal(404, 'not_found');
  });
  await renderSite(() => <FbSportsPage />, '/fbsports', member);
  expect(await screen.findByText('No match at the moment')).toBeTruthy();
  expect(document.querySelector('iframe')).toBeNull();
  expect(tokens).toEqual([{ launchToken: 'once' }]);
});

test.each([
  ['other sports vendors', [lane('SPORTS', 'BTI')]],
  ['FB in another category alone', [lane('SPORTS'), lane('ESPORTS', 'FB')]],
  ['no sports', []],
])('is not found with %s', async (_name, lanes) => {
  await visit(...lanes);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
});
