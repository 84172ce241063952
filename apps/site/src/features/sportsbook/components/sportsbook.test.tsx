// @covers sportsbook-screens sports-outrights

import type { BookBet, BookMatchPage } from '@baize/contract';
import type { BookNews } from '@baize/contract/book-channel';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pathOf, refusal, renderSite, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import { clearSlip, showOddsAs } from '../hooks/use-slip.ts';
import { bet, live, market, match } from './book.fixture.ts';
import { Sportsbook } from './sportsbook.tsx';

/** What the screen listens with; the socket of these tests is cut until they say otherwise. */
const channel = vi.hoisted(() => ({
  options: null as null | {
    listeners: { news: (news: BookNews) => void };
    onConnect: (hasMissed: boolean) => void;
    onCut: () => void;
  },
  said: [] as unknown[],
}));
vi.mock('@baize/client/live-channel', () => ({
  openLiveChannel: (_contract: unknown, options: never) => {
    channel.options = options;
    return { emit: (_name: string, value: unknown) => channel.said.push(value), close: () => {} };
  },
}));

let bets: BookBet[];
let sent: { path: string; body: unknown }[];
let balances: string[];
beforeEach(() => {
  bets = [];
  sent = [];
  balances = [];
  clearSlip();
  showOddsAs('decimal');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function visit(placed: unknown = { bet: bet(), balanceMinor: '4000' }) {
  stubServer((path, { body }) => {
    if (body !== null) sent.push({ path, body });
    const currency = { code: 'PLY', exponent: 2, symbol: 'P' };
    if (path === pathOf('fbOpen'))
      return {
        session: 's',
        locale: 'TY',
        currency,
        balanceMinor: '5000',
        stakes: { minMinor: '100', maxMinor: '1000000' },
      };
    if (path === pathOf('fbMatches'))
      return { matches: [match('m1', 'Amber'), live], serverTime: '2026-03-04T05:06:07.000Z' };
    if (path === pathOf('fbMatch'))
      return {
        match: match('m1', 'Amber'),
        events: [{ minute: 12, side: 'home' }],
        tracker: null,
        bracket: null,
        fairness: { serverSeedHash: 'abc', serverSeed: null },
      };
    if (path === pathOf('fbBets')) return { list: bets, balanceMinor: '5000' };
    if (path === pathOf('fbBet')) return placed;
    if (path === pathOf('fbQuote'))
      return {
        quoteId: '7d5f0a52-0000-4000-8000-00000000000a',
        offerMinor: '470',
        leftStakeMinor: '500',
        expiresAt: '2099-01-01T00:00:00.000Z',
      };
    if (path === pathOf('fbCashOut'))
      return { bet: bet({ state: 'CASHED_OUT', returnMinor: '940' }), balanceMinor: '4940' };
    return refusal(404, 'not_found');
  });
  const Screen = () => (
    <Sportsbook book="fb" launchToken="once" onBalance={(minor) => balances.push(minor)} onRestart={() => {}} />
  );
  await renderSite(Screen, '/fbsports');
  await screen.findByText(/Amber – Amber guests/);
}
const price = (name: RegExp) => screen.getByRole('button', { name });

test('lists matches with score, minute and prices; a suspended one takes nothing', async () => {
  await visit();
  expect(screen.getAllByText('Virtual').length).toBe(2);
  expect(screen.getByText('Minute 31')).toBeTruthy();
  expect(screen.getByLabelText('Score 2:1')).toBeTruthy();
  expect(screen.getByText('Suspended')).toBeTruthy();
  expect((price(/Quay 1.20/) as HTMLButtonElement).disabled).toBe(true);
});

test('shows prices in the format that is chosen, and keeps it', async () => {
  await visit();
  expect(price(/Amber -0.75 1.95/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Odds format'), { target: { value: 'indonesian' } });
  expect(price(/Amber -0.75 -1.05/)).toBeTruthy();
  expect(localStorage.getItem('oddsFormat')).toBe('indonesian');
});

test('a price goes onto the slip, which shows the highest return, and is bet on once', async () => {
  await visit();
  fireEvent.click(price(/Amber -0.75 1.95/));
  fireEvent.change(screen.getByLabelText('Stake per bet'), { target: { value: '20' } });
  expect(screen.getByText(/1 bet, total stake P\s20.00/)).toBeTruthy();
  expect(screen.getByText(/Highest return P\s39.00/)).toBeTruthy();
  fireEvent.click(price(/Place bet/));
  await waitFor(() => expect(balances).toContain('4000'));
  const [placed] = sent.filter(({ path }) => path === pathOf('fbBet'));
  expect(placed?.body).toEqual({
    betId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    unitStakeMinor: '2000',
    choose: 0,
    pricePolicy: 'better',
    legs: [{ matchId: 'm1', market: 'AH', selection: 'home', line: '-0.75', odds: '1.95' }],
  });
  expect(await screen.findByText('Choose a price to bet on it.')).toBeTruthy();
});

test('another price of the same match takes the place of the first; pressed again it leaves', async () => {
  await visit();
  fireEvent.click(price(/Amber -0.75 1.95/));
  fireEvent.click(price(/Draw 3.40/));
  const slip = within(screen.getByRole('complementary'));
  expect(slip.getAllByRole('listitem')).toHaveLength(1);
  fireEvent.click(slip.getByRole('button', { name: 'Remove Draw' }));
  expect(slip.getByText('Choose a price to bet on it.')).toBeTruthy();
});

test('a stake that is not offered says what is, and a refusal says why', async () => {
  await visit(refusal(422, 'insufficient_funds'));
  fireEvent.click(price(/Draw 3.40/));
  fireEvent.change(screen.getByLabelText('Stake per bet'), { target: { value: '0.50' } });
  expect(screen.getByText(/From P\s1.00 to P\s10,000.00 in all/)).toBeTruthy();
  expect((price(/Place bet/) as HTMLButtonElement).disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Stake per bet'), { target: { value: '5' } });
  fireEvent.click(price(/Place bet/));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
});

test('own bets stand with legs and state, and an open one is sold for its offer', async () => {
  bets = [
    bet(),
    bet({
      betId: '7d5f0a52-0000-4000-8000-000000000002',
      state: 'REJECTED',
      refusal: 'price_changed',
      cashOutMinor: null,
    }),
  ];
  await visit();
  fireEvent.click(screen.getByLabelText('My bets'));
  expect(await screen.findByText('The price changed.')).toBeTruthy();
  expect(screen.getAllByText('Amber -0.75')).toHaveLength(2);
  fireEvent.click(price(/Sell for P\s9.40/));
  await waitFor(() => expect(balances).toContain('4940'));
  expect(sent.at(-1)?.body).toEqual({ betId: bet().betId, offerMinor: '940' });
});

test('a match has a page with all markets, its course and the hash of its seed', async () => {
  await visit();
  fireEvent.click(screen.getAllByRole('button', { name: /All markets/ })[0] as HTMLElement);
  expect(await screen.findByText('Minute 12: Amber')).toBeTruthy();
  expect(screen.getByText('abc')).toBeTruthy();
  fireEvent.click(price(/All matches/));
  expect(await screen.findByText('Minute 31')).toBeTruthy();
});

test('a part of a bet is sold at the price that is held', async () => {
  bets = [bet()];
  await visit();
  fireEvent.click(screen.getByLabelText('My bets'));
  fireEvent.click(await screen.findByRole('button', { name: 'Sell a part' }));
  fireEvent.change(screen.getByRole('slider'), { target: { value: '50' } });
  fireEvent.click(price(/Ask for a price/));
  fireEvent.click(await screen.findByRole('button', { name: /Sell for P\s4.70/ }));
  await waitFor(() => expect(balances).toContain('4940'));
  expect(sent.map(({ body }) => body)).toContainEqual({ betId: bet().betId, sharePercent: 50 });
  expect(sent.at(-1)?.body).toEqual({
    betId: bet().betId,
    offerMinor: '470',
    quoteId: '7d5f0a52-0000-4000-8000-00000000000a',
  });
});

test('a corrected bet says what it returned before, what it returns now and what is owed; a void one says why', async () => {
  const legs = bet().legs.map((leg) => ({ ...leg, result: 'loss' as const, endScore: { home: 0, away: 1 } }));
  bets = [
    bet({ state: 'SETTLED', returnMinor: '0', correctedFromMinor: '1950', owedMinor: '800', cashOutMinor: null, legs }),
    bet({
      betId: '7d5f0a52-0000-4000-8000-000000000003',
      state: 'VOID',
      returnMinor: '1000',
      voidReason: 'wrong price',
    }),
  ];
  await visit();
  fireEvent.click(screen.getByLabelText('My bets'));
  expect(
    await screen.findByText(/The result was corrected: P\s19.50 before, now P\s0.00. You owe P\s8.00/),
  ).toBeTruthy();
  expect(screen.getByText(/Void: wrong price/)).toBeTruthy();
  expect(screen.getByText(/ended 0:1/)).toBeTruthy();
});

test('matches are found by name and by mark', async () => {
  await visit();
  fireEvent.change(screen.getByLabelText('Team or league'), { target: { value: 'quay' } });
  expect(screen.queryByText(/Amber – Amber guests/)).toBeNull();
  fireEvent.change(screen.getByLabelText('Team or league'), { target: { value: '' } });
  fireEvent.click(screen.getByLabelText('Favourites'));
  expect(screen.getByText('No match fits.')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('All times'));
  fireEvent.click(screen.getAllByRole('button', { name: 'Mark Virtual Coast League' })[0] as HTMLElement);
  fireEvent.click(screen.getByLabelText('Favourites'));
  expect(screen.getByText(/Amber – Amber guests/)).toBeTruthy();
});

test('what is sent takes the place of what was asked for, on the slip too, until the connection is cut', async () => {
  await visit();
  fireEvent.click(price(/Amber -0.75 1.95/));
  act(() => channel.options?.onConnect(false));
  expect(channel.said.at(-1)).toEqual({ list: true, matchIds: ['m1'], isAgain: true });
  const moved = match('m1', 'Amber', { markets: [market('AH', [['home', '-0.75', '2.05']])] });
  const list = { sequence: 1, isWhole: true, matches: [moved], gone: [] };
  act(() => channel.options?.listeners.news({ list, matches: [], serverTime: '2026-03-04T05:06:07.000Z' }));
  expect(screen.queryByText(/Quay/)).toBeNull();
  expect(within(screen.getByRole('complementary')).getByText('2.05')).toBeTruthy();
  const later = { list: { ...list, sequence: 3, isWhole: false }, matches: [], serverTime: '2026-03-04T05:06:08.000Z' };
  act(() => channel.options?.listeners.news(later));
  expect(channel.said.at(-1)).toEqual({ list: true, matchIds: ['m1'], isAgain: true });
  act(() => channel.options?.onCut());
  expect(screen.getByText(/Quay – Quay guests/)).toBeTruthy();
});

test('a match in play is drawn with where the ball is and what each side did; sets stand one by one', async () => {
  await visit();
  const moment = { minute: 31, side: 'away', kind: 'corner', along: 1, across: 0 } as const;
  const tracker = { moments: [moment], statistics: [{ key: 'shots', home: 3, away: 5 } as const], points: [] };
  const fairness = { serverSeedHash: null, serverSeed: null };
  const show = (page: BookMatchPage) => {
    const news = { sequence: 1, isWhole: true, page, order: [] };
    act(() => channel.options?.listeners.news({ matches: [news], serverTime: '2026-03-04T05:06:07.000Z' }));
  };
  fireEvent.click(screen.getAllByRole('button', { name: /All markets/ })[0] as HTMLElement);
  show({ match: { ...live, matchId: 'm1' }, events: [], tracker, bracket: null, fairness });
  expect(await screen.findByText('Minute 31: Corner for Quay guests')).toBeTruthy();
  expect(screen.getByRole('row', { name: /3\s*Shots\s*5/ })).toBeTruthy();
  const points = { moments: [], statistics: [], points: [{ home: 25, away: 21 }] };
  show({
    match: { ...live, matchId: 'm1', sport: 'volleyball' },
    events: [],
    tracker: points,
    bracket: null,
    fairness,
  });
  expect(screen.getByText('Set 1')).toBeTruthy();
  expect(screen.getByText('Set 2').closest('li')?.textContent).toContain('In play');
});

test('a cup shows its runners in the list, and its bracket with what was played on its page; a runner goes onto the slip', async () => {
  const fairness = { serverSeedHash: 'abc', serverSeed: null };
  const cup = match('m1', '', {
    ...{ away: '', state: 'live' as const },
    markets: [
      market('OT', [
        ['Amber', '', '2.10'],
        ['Quay', '', '4.00'],
      ]),
    ],
  });
  await visit();
  const list = { sequence: 1, isWhole: true, matches: [cup], gone: [] };
  act(() => channel.options?.listeners.news({ list, matches: [], serverTime: '2026-03-04T05:06:07.000Z' }));
  expect(screen.getByText('Cup: Virtual Coast League')).toBeTruthy();
  fireEvent.click(price(/Quay 4.00/));
  expect(within(screen.getByRole('complementary')).getByText('Cup winner · Cup: Virtual Coast League')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Bracket/ }));
  const tie = { home: 'Amber', away: 'Bay', score: { home: 1, away: 1 }, winner: 'home', isByPenalties: true } as const;
  const open = { home: '', away: '', score: null, winner: null, isByPenalties: false };
  const page = { match: cup, events: [], tracker: null, bracket: [[tie], [open]], fairness };
  const news = { sequence: 1, isWhole: true, page, order: ['OT '] };
  act(() => channel.options?.listeners.news({ matches: [news], serverTime: '2026-03-04T05:06:07.000Z' }));
  const bracket = await screen.findByRole('region', { name: 'Bracket' });
  expect(within(bracket).getByText('Amber on penalties')).toBeTruthy();
  expect(within(bracket).getAllByText('To be decided')).toHaveLength(2);
  expect(within(bracket).getByText(/Non runner, no bet/)).toBeTruthy();
});
